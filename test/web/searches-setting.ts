// The pages about searches over real HTTP and the real core on a database, signed in as the owner of a team.
import type { Storage } from '../../db/open.ts';
import type { Caller } from '../../src/core/caller.ts';
import { createLocalNotifier } from '../../src/core/notify.ts';
import type { Notifier } from '../../src/core/notify.ts';
import { FIND_EMAIL_RATE, takeToken } from '../../src/core/rate-limits.ts';
import { runSearch } from '../../src/core/run-search.ts';
import type { UserTeam } from '../../src/core/user-teams.ts';
import type { Discover, Discovery } from '../../src/engine/discovery.ts';
import { openSearchPages } from '../../src/app/search-pages.ts';
import { overviewSection } from '../../src/web/dashboard/overview.ts';
import { NOTHING } from '../../src/web/design/html.ts';
import { makeSetting } from '../core/setting.ts';
import { openSite, TOKEN } from './site.ts';

export async function openSearches(
  storage: Storage,
  options: { credits?: number; queueLimit?: number } = {},
) {
  const s = await makeSetting(storage, options);
  const teams: UserTeam[] = [{ id: s.teamId, name: 'Quill', role: 'member' }];
  const session: { isLive: boolean } = { isLive: true };
  const notifier: Notifier = createLocalNotifier({
    onError: (error) => {
      throw error;
    },
  });
  const accounts = {
    findSession: async (token: string) =>
      session.isLive && token === TOKEN
        ? { id: 's1', userId: s.userId, email: 'owner@quill.test', signedInAt: s.clock.at }
        : null,
  };
  const errors: unknown[] = [];
  const pages = openSearchPages({
    storage,
    now: s.now,
    cursors: s.cursors,
    notifier,
    accounts,
    operations: s.operations,
    publicUrl: 'http://127.0.0.1',
    cacheDays: 90,
    takeToken: (caller: Caller) => takeToken(storage.buckets, `find-email:${caller.bucket}`, FIND_EMAIL_RATE),
    onInternal: (error) => void errors.push(error),
    lookEveryMs: 20,
    teamsOf: async () => teams,
  });
  const site = await openSite({
    accounts,
    teams,
    sections: [
      overviewSection({
        now: s.now,
        operations: s.operations,
        mcpUrl: 'http://localhost:3000/mcp',
        offer: async () => NOTHING,
        ...pages.overview,
      }),
      ...pages.sections,
    ],
  });
  const post = (path: string, form: Record<string, string> = {}) =>
    site.post(path, { for_team: s.teamId, ...form });
  return {
    s,
    site,
    pages,
    teams,
    session,
    notifier,
    errors,
    post,
    /** Asks on the page; answers where it leads. */
    async ask(company: string, role = 'CEO') {
      const { status, headers } = await post('/dashboard/search', { company, role });
      return { status, location: headers.get('location') ?? '' };
    },
    /** Runs the search of this page with an engine that answers this. */
    async run(location: string, answer: Discovery | Discover) {
      const discover: Discover = typeof answer === 'function' ? answer : async () => answer;
      const [, id = ''] = /search\/([0-9a-f-]{36})/.exec(location) ?? [];
      await runSearch({ ...s.runDeps(discover), notifier }, id, new AbortController().signal);
      return id;
    },
  };
}
