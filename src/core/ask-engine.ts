// Asks the engine on behalf of a team, with what must not be asked or returned left out.
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Discover, DiscoverOptions, Discovery, Question } from '../engine/discovery.ts';
import { addressDomain, checkSuppression, domainsIn } from './suppression.ts';

const NO_USAGE = { requests: 0, pages: 0, recipients: 0, mailCommands: 0 };

/** The team whose list holds beside the instance's; '' for the operator, who has none. */
export type AskOptions = Omit<DiscoverOptions, 'suppressedAddresses'> & { teamId: string };

/** A suppressed domain is answered without asking anybody; people and addresses are looked up as they are found. */
export async function askEngine(
  { db, discover }: { db: Kysely<Database>; discover: Discover },
  question: Question,
  { teamId, ...options }: AskOptions,
): Promise<Discovery> {
  const suppressed = await checkSuppression(db, teamId, [question.domain]);
  if (suppressed.domain(question.domain)) return { outcome: 'empty', reason: 'suppressed', usage: NO_USAGE };
  const discovery = await discover(question, {
    ...options,
    suppressedAddresses: async ({ name, domain, addresses }) => {
      const domains = [question.domain, domain, ...addresses.map(addressDomain)];
      const check = await checkSuppression(db, teamId, domains);
      return new Set(addresses.filter((email) => check.find({ email, name, domain })));
    },
  });
  if (discovery.outcome !== 'found') return discovery;
  // Somebody may have asked to be left alone while the search ran.
  const { finds, usage, ...rest } = discovery;
  const words = finds.flatMap(({ evidence }) => evidence.map((piece) => piece.words));
  const domains = [
    question.domain,
    ...finds.map(({ email }) => addressDomain(email)),
    ...words.flatMap(domainsIn),
  ];
  const now = await checkSuppression(db, teamId, domains);
  const { domain } = question;
  const shown = finds
    .filter(({ email, name }) => !now.find({ email, name, domain }))
    .map((find) => ({
      ...find,
      evidence: find.evidence.filter(({ words }) => !now.mentions(words, domain)),
    }));
  return shown.length === 0
    ? { outcome: 'empty', reason: 'suppressed', usage }
    : { ...rest, finds: shown, usage };
}
