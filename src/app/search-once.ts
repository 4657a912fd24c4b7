// Asks the engine alone, once: no team, no credit, nothing remembered but what mail servers said.
import type { Config } from '../config/config.ts';
import { askEngine } from '../core/ask-engine.ts';
import { findEmailRequest } from '../core/contract/requests.ts';
import { parseRequest } from '../core/contract/parse-request.ts';
import { createMailMemory } from '../core/mail-memory.ts';
import type { Considered, Discovery, Watch } from '../engine/discovery.ts';
import type { Role } from '../engine/role.ts';
import { WEIGHTS_VERSION } from '../engine/score/weights.ts';
import { createEngine } from './engine.ts';
import { openStorage } from './storage.ts';

export type SearchOnceAnswer = {
  domain: string;
  role: Role;
  ms: number;
  discovery: Discovery;
  /** What led there, for an explanation. */
  seen: { considered: Considered[]; mail: MailSeen | null; weights: string };
};

type MailSeen = Parameters<NonNullable<Watch['onMail']>>[0];

/** No team, but the suppression list of the instance holds here too. */
const NO_TEAM = '';

export async function searchOnce(
  config: Config,
  question: { url: string; role: string },
): Promise<SearchOnceAnswer> {
  const { url: domain, role } = parseRequest(findEmailRequest, question);
  const storage = await openStorage(config);
  const { db } = storage;
  const engine = createEngine(config, createMailMemory({ db, now: Date.now }), Date.now);
  try {
    const seen: SearchOnceAnswer['seen'] = { considered: [], mail: null, weights: WEIGHTS_VERSION };
    const startedAt = Date.now();
    const discovery = await askEngine(
      { db, discover: engine.discover },
      { domain, role },
      {
        teamId: NO_TEAM,
        deadlineMs: config.searchDeadlineMs,
        signal: new AbortController().signal,
        onValidating: async () => {},
        watch: {
          onConsidered: (one) => void seen.considered.push(one),
          onMail(mail) {
            seen.mail = mail;
          },
        },
      },
    );
    return { domain, role, ms: Date.now() - startedAt, discovery, seen };
  } finally {
    await engine.close();
    await storage.close();
  }
}
