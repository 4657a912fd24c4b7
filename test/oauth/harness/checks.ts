// What a check is, and all of them by their headings.
import { AUTHORIZE } from './checks/authorize.ts';
import { CLIENTS } from './checks/clients.ts';
import { CODES } from './checks/codes.ts';
import { DISCOVERY } from './checks/discovery.ts';
import { REDIRECTS } from './checks/redirects.ts';
import { REFRESH } from './checks/refresh.ts';
import { REVOCATION } from './checks/revocation.ts';
import type { Check } from './check.ts';

export const CHECKS: readonly Check[] = [
  ...DISCOVERY,
  ...REDIRECTS,
  ...AUTHORIZE,
  ...CODES,
  ...CLIENTS,
  ...REFRESH,
  ...REVOCATION,
];
