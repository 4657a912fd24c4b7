// The pages, each given just the functions that it needs from its neighbours.
import type { Router } from 'express';
import type { Storage } from '../../db/open.ts';
import type { Accounts } from '../core/accounts.ts';
import type { Operations } from '../core/operations.ts';
import { needsSetup } from '../core/setup.ts';
import { teamsOfUser } from '../core/user-teams.ts';
import { connectionsSection } from '../web/dashboard/connections/section.ts';
import type { ConnectionsDeps } from '../web/dashboard/connections/section.ts';
import { doctorSection } from '../web/dashboard/doctor.ts';
import type { DoctorSectionDeps } from '../web/dashboard/doctor.ts';
import { overviewSection } from '../web/dashboard/overview.ts';
import { passkeyOffer } from '../web/dashboard/ways-in/passkeys.ts';
import { DOCS_LINK } from '../web/docs/frame.ts';
import { createWeb } from '../web/index.ts';
import { createLeaveOutPages } from '../web/leave-out/index.ts';
import type { LeaveOutDeps } from '../web/leave-out/index.ts';
import { openDocs } from './docs.ts';
import type { PeoplePages } from './people.ts';
import type { SearchPages } from './search-pages.ts';
import type { TeamPages } from './team-pages.ts';
import type { WaysIn } from './ways-in.ts';

export type PagesDeps = Pick<DoctorSectionDeps, 'examine'> & {
  db: Storage['db'];
  now: () => number;
  connections: Omit<ConnectionsDeps, 'now' | 'mcpUrl'>;
  accounts: Accounts;
  waysIn: WaysIn;
  people: PeoplePages;
  searches: SearchPages;
  team: TeamPages;
  leaveOut: LeaveOutDeps['leaveOut'];
  operations: Operations;
  publicUrl: string;
  mcpUrl: string;
  onInternal(error: unknown, where?: string): void;
};

export function openPages(deps: PagesDeps): Router {
  const {
    now,
    accounts,
    waysIn,
    people,
    searches,
    team,
    operations,
    publicUrl,
    mcpUrl,
    onInternal,
    examine,
  } = deps;
  return createWeb({
    accounts,
    publicUrl,
    mcpUrl,
    onInternal,
    teamsOf: (userId) => teamsOfUser(deps, userId),
    needsSetup: () => needsSetup(deps.db),
    sections: [
      overviewSection({
        now,
        ...searches.overview,
        operations,
        mcpUrl,
        offer: ({ user }) => passkeyOffer(waysIn.passkeys, user.id),
      }),
      ...searches.sections,
      connectionsSection({ ...deps.connections, now, mcpUrl }),
      team.keys,
      team.webhooks,
      doctorSection({ publicUrl, examine }),
      people.sections.members,
      team.credits,
      team.suppression,
      people.sections.teamData,
      people.sections.account,
      waysIn.section,
    ],
    areas: [
      ...openDocs({ accounts, publicUrl, mcpUrl }),
      createLeaveOutPages({ accounts, publicUrl, leaveOut: deps.leaveOut, links: [DOCS_LINK] }),
      ...waysIn.areas,
      ...people.areas,
    ],
    links: [DOCS_LINK],
    otherWays: [...waysIn.otherWays, ...people.otherWays],
  });
}
