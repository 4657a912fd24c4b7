// Every migration by name, in order. A landed one is never edited.
import type { Migration } from 'kysely/migration';
import * as core from './001-core.ts';
import * as oauth from './002-oauth.ts';
import * as signIn from './003-sign-in.ts';
import * as identities from './004-identities.ts';
import * as people from './005-people.ts';
import * as webhooks from './006-webhooks.ts';
import * as connectionSpend from './007-connection-spend.ts';
import * as dashboard from './008-dashboard.ts';
import * as dashboardLists from './009-dashboard-lists.ts';
import * as privacy from './010-privacy.ts';
import * as searchStates from './011-search-states.ts';
import * as manyRows from './012-many-rows.ts';
import * as mailOperators from './013-mail-operators.ts';

export const migrations: Record<string, Migration> = {
  '001-core': core,
  '002-oauth': oauth,
  '003-sign-in': signIn,
  '004-identities': identities,
  '005-people': people,
  '006-webhooks': webhooks,
  '007-connection-spend': connectionSpend,
  '008-dashboard': dashboard,
  '009-dashboard-lists': dashboardLists,
  '010-privacy': privacy,
  '011-search-states': searchStates,
  '012-many-rows': manyRows,
  '013-mail-operators': mailOperators,
};
