// Everything about people on the pages: a team's members, one's own account, and those who come by a link.
import type { Router } from 'express';
import type { Storage } from '../../db/open.ts';
import type { OAuth } from '../../oauth/index.ts';
import type { Config } from '../config/config.ts';
import type { Accounts } from '../core/accounts.ts';
import { createArrivals } from '../core/arrivals.ts';
import { createCursors } from '../core/cursor.ts';
import { newId } from '../core/ids.ts';
import { createOwnAccount } from '../core/own-account.ts';
import { createPeople } from '../core/people.ts';
import { createInvitation } from '../web/arrive/invitation.ts';
import { createReset } from '../web/arrive/reset.ts';
import { createSignUp } from '../web/arrive/sign-up.ts';
import { forgottenWay, signUpWay } from '../web/arrive/ways.ts';
import { accountSection } from '../web/dashboard/account/section.ts';
import { membersSection } from '../web/dashboard/members/section.ts';
import type { Section } from '../web/dashboard/section.ts';
import { teamDataSection } from '../web/dashboard/team-data.ts';
import type { SignInWay } from '../web/sign-in/page.ts';
import type { Logger } from './logger.ts';
import { createSendMail } from './mail.ts';
import type { DeriveKey } from './secret.ts';

export type PeoplePages = {
  areas: Router[];
  sections: { members: Section; teamData: Section; account: Section };
  /** Links under the sign-in form. */
  otherWays: SignInWay[];
};

export type PeoplePagesDeps = {
  config: Pick<Config, 'mail' | 'publicUrl' | 'signup' | 'signupCredits'>;
  storage: Pick<Storage, 'db' | 'buckets'>;
  accounts: Accounts;
  oauth: Pick<OAuth, 'listConnections'>;
  deriveKey: DeriveKey;
  log: Logger;
  now: () => number;
};

export function openPeoplePages(deps: PeoplePagesDeps): PeoplePages {
  const { config, accounts, oauth, log, now } = deps;
  const { db, buckets } = deps.storage;
  const { publicUrl } = config;
  const sendMail = config.mail === null ? null : createSendMail({ ...config.mail, log });
  const people = createPeople({
    db,
    buckets,
    now,
    newId,
    cursors: createCursors(deps.deriveKey('cursors')),
    connectionsOf: (teamId) => oauth.listConnections({ teamId }),
    sendMail,
    publicUrl,
  });
  const arrivals = createArrivals({
    db,
    buckets,
    now,
    newId,
    sendMail,
    later: (work) =>
      void work().catch((error: unknown) => log.error({ err: error }, 'a letter could not be written')),
    publicUrl,
    isOpen: config.signup === 'open',
    signupCredits: config.signupCredits,
  });
  const account = createOwnAccount({ db, buckets, now });
  const { signUp } = arrivals;
  return {
    areas: [
      createInvitation({ accounts, arrivals, publicUrl }),
      createReset({ arrivals, publicUrl }),
      ...(signUp === null ? [] : [createSignUp({ accounts, signUp, publicUrl })]),
    ],
    sections: {
      members: membersSection({ people }),
      teamData: teamDataSection({ people }),
      account: accountSection({ account, now, publicUrl }),
    },
    otherWays: [forgottenWay, ...(signUp === null ? [] : [signUpWay])],
  };
}
