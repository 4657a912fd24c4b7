// A team of several people on a fresh database, with the letters that were sent and the work that was put off.
import type { Storage } from '../../db/open.ts';
import type { MemberRole } from '../../db/schema.ts';
import { createArrivals } from '../../src/core/arrivals.ts';
import type { ArrivalsDeps } from '../../src/core/arrivals.ts';
import { createCursors } from '../../src/core/cursor.ts';
import type { Letter } from '../../src/core/mail.ts';
import { addMembership, memberRole } from '../../src/core/memberships.ts';
import { createOwnAccount } from '../../src/core/own-account.ts';
import { hashPassword } from '../../src/core/passwords.ts';
import { createPeople } from '../../src/core/people.ts';
import { createTeam } from '../../src/core/teams.ts';
import { ensureUser } from '../../src/core/users.ts';
import { makeSetting } from './setting.ts';

export const PASSWORD = 'correct horse battery';
export const IP = '192.0.2.7';
export const PUBLIC_URL = 'https://find.quill.test';

type Options = { mail?: 'taken' | 'refused' | 'none'; isOpen?: boolean };

export async function makePeople(storage: Storage, { mail = 'taken', isOpen = true }: Options = {}) {
  const s = await makeSetting(storage);
  const { db, deps } = s;
  const letters: Letter[] = [];
  const putOff: (() => Promise<void>)[] = [];
  const sendMail =
    mail === 'none'
      ? null
      : async (letter: Letter) => {
          letters.push(letter);
          return mail === 'taken';
        };
  const arrivalsDeps: ArrivalsDeps = {
    ...deps,
    buckets: storage.buckets,
    sendMail,
    later: (work) => putOff.push(work),
    publicUrl: PUBLIC_URL,
    isOpen,
    signupCredits: 25,
  };
  const people = createPeople({
    ...deps,
    buckets: storage.buckets,
    cursors: createCursors(new Uint8Array(32).fill(7)),
    connectionsOf: async () => [{ grantId: 'g', clientName: 'Claude' }],
    sendMail,
    publicUrl: PUBLIC_URL,
  });
  let passwordHash: Promise<string> | undefined;
  return {
    ...s,
    people,
    arrivals: createArrivals(arrivalsDeps),
    account: createOwnAccount({ ...deps, buckets: storage.buckets }),
    letters,
    /** Does what was put off until the answer was out. */
    async doLater() {
      for (const work of putOff.splice(0)) await work();
    },
    owner: { teamId: s.teamId, userId: s.userId },
    /** A person of the team, or of another, who may have the password of the tests. */
    async add(name: string, role: MemberRole, more: { teamId?: string; password?: boolean } = {}) {
      const teamId = more.teamId ?? s.teamId;
      const hash = more.password === true ? await (passwordHash ??= hashPassword(PASSWORD)) : undefined;
      const userId = await db.transaction().execute(async (tx) => {
        const id = await ensureUser({ ...deps, tx }, `${name}@quill.test`, hash);
        await addMembership({ ...deps, tx }, { teamId, userId: id, role });
        return id;
      });
      return { teamId, userId };
    },
    /** A team of somebody else. */
    otherTeam: (name = 'Ink') =>
      createTeam(deps, { name, ownerEmail: `owner@${name.toLowerCase()}.test`, credits: 3 }),
    roleOf: (userId: string, teamId = s.teamId) => memberRole(db, teamId, userId),
  };
}

/** What stands behind the # of the link in the text. */
export function secretIn(text: string | undefined): string {
  return /#([A-Za-z0-9_-]{43})/.exec(text ?? '')?.[1] ?? '';
}
