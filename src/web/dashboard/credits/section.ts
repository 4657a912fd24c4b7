// Credits: the balance and the ledger, leafed through, filtered, and as a file. For everybody in the team.
import type { Request } from 'express';
import * as z from 'zod';
import type { Credits } from '../../../core/credits.ts';
import { CURSOR_MAX_CHARACTERS } from '../../../core/cursor.ts';
import { LEDGER_KINDS } from '../../../core/ledger.ts';
import type { LedgerEntry, LedgerFilter, LedgerPage } from '../../../core/ledger.ts';
import { sendCsv } from '../../csv.ts';
import type { CsvCell } from '../../csv.ts';
import { readQuery } from '../../form.ts';
import type { TeamSection } from '../section.ts';
import type { Visit } from '../visit.ts';
import { creditsMain } from './page.ts';
import type { Wish } from './page.ts';

export type CreditsDeps = {
  readCredits(teamId: string): Promise<Credits>;
  pageOfLedger(
    teamId: string,
    page: LedgerFilter & { limit: number; cursor?: string | undefined },
  ): Promise<LedgerPage>;
  ledgerEntries(teamId: string, filter: LedgerFilter): AsyncIterable<LedgerEntry>;
  /** Throws `rate_limited` where the person has taken too many files. */
  takeFile(visit: Visit): Promise<void>;
};

const PAGE_ENTRIES = 50;
const DAY_MS = 86_400_000;
const FILE_COLUMNS = ['when', 'kind', 'credits', 'balance', 'domain', 'role', 'search', 'note'];

// What does not fit is as if it were not asked for; the form sends empty fields along.
const query = z.object({
  kind: z.enum(LEDGER_KINDS).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  cursor: z.string().max(CURSOR_MAX_CHARACTERS).optional(),
});

export function creditsSection(deps: CreditsDeps): TeamSection {
  return {
    path: '/credits',
    label: 'Credits',
    group: 'Team',
    of: 'team',
    routes(at) {
      at.get('/', async (visit, request) => {
        const { cursor, wish, filter } = asked(request);
        const [credits, page] = await Promise.all([
          deps.readCredits(visit.team.id),
          deps.pageOfLedger(visit.team.id, { ...filter, limit: PAGE_ENTRIES, cursor }),
        ]);
        return {
          title: 'Credits',
          lead: 'What the team has, and where it went.',
          main: creditsMain(visit, { credits, page, wish, isLater: cursor !== undefined }),
        };
      });
      at.get('/ledger.csv', async (visit, request, response) => {
        await deps.takeFile(visit);
        const entries = deps.ledgerEntries(visit.team.id, asked(request).filter);
        await sendCsv(response, 'ledger.csv', FILE_COLUMNS, lines(entries));
      });
    },
  };
}

function asked(request: Request): { cursor: string | undefined; wish: Wish; filter: LedgerFilter } {
  const { cursor, ...wish } = readQuery(query, request);
  const { kind, from, to } = wish;
  return {
    cursor,
    wish,
    filter: {
      kind,
      from: from === undefined ? undefined : Date.parse(from),
      until: to === undefined ? undefined : Date.parse(to) + DAY_MS,
    },
  };
}

async function* lines(entries: AsyncIterable<LedgerEntry>): AsyncGenerator<CsvCell[]> {
  for await (const { kind, amount, balance, search, note, createdAt } of entries) {
    yield [
      new Date(createdAt).toISOString(),
      kind,
      amount,
      balance,
      search?.domain ?? null,
      search?.role ?? null,
      search?.searchId ?? null,
      note,
    ];
  }
}
