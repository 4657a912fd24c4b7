// A folder with a database in which a team has keys, a history and answers: what the HTTP sections ask about.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../src/app/storage.ts';
import { createApiKey } from '../../src/core/api-keys.ts';
import type { Evidence } from '../../src/engine/discovery.ts';
import { fillSearches } from '../core/fill-searches.ts';
import { find, found, makeSetting } from '../core/setting.ts';
import type { Setting } from '../core/setting.ts';

const HISTORY_SEARCHES = 2_000;
const ANSWERED_DOMAINS = 20;
const CREDITS = 1_000;
const PAGE_WORDS =
  'Ada Quill, Chief Executive Officer, joined the company in its second year and leads it since.';

export type ServedTeam = {
  /** Holds the service's database and its secret. */
  folder: string;
  keys: readonly string[];
  /** A completed search with one result. */
  searchId: string;
  /** Domains whose CEO the team has found: to ask again costs nothing. */
  answered: readonly string[];
  remove(): Promise<void>;
};

/** Closed again before it is answered: the service that is measured owns the file. */
export async function makeServedTeam(keyCount: number): Promise<ServedTeam> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-bench-'));
  const storage = await openStorage({ databaseUrl: join(folder, 'svc.db') });
  try {
    const setting = await makeSetting(storage, { credits: CREDITS });
    setting.clock.at = Date.now();
    const { deps, teamId } = setting;
    await fillSearches(deps, { teamId, searches: HISTORY_SEARCHES, until: setting.clock.at });
    const keys: string[] = [];
    for (let index = 0; index < keyCount; index += 1) {
      keys.push((await createApiKey(deps, { teamId, name: `bench ${index}` })).key);
    }
    const answered = Array.from({ length: ANSWERED_DOMAINS }, (_, index) => `answered-${index}.test`);
    let searchId = '';
    for (const domain of answered) searchId = await answer(setting, domain);
    return { folder, keys, searchId, answered, remove: () => rm(folder, { recursive: true, force: true }) };
  } finally {
    await storage.close();
  }
}

/** One result with as much evidence as a search usually leaves. */
export async function answer(setting: Setting, domain: string): Promise<string> {
  const { searchId } = await setting.ask(domain);
  const seen = { url: `https://www.${domain}/about`, at: setting.clock.at, words: PAGE_WORDS };
  const evidence: Evidence[] = [
    { ...seen, about: 'role', how: 'card' },
    { ...seen, about: 'role', how: 'text' },
    { ...seen, about: 'address', how: 'mailto' },
    { ...seen, about: 'mailbox', url: null, how: 'smtp' },
  ];
  await setting.run(searchId, found(find(`ada.quill@${domain}`, { evidence })));
  return searchId;
}
