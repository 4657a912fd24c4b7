// Signing up with a confirmed address, where the operator has opened the door: a letter first, then the account.
import { networkOf } from '../../db/network.ts';
import { addUser, parseUserEmail } from './users.ts';
import { invalidRequest } from './errors.ts';
import { LETTERS_PER_ADDRESS, LETTERS_PER_ADDRESSEE } from './letter-limits.ts';
import { knownAddressLetter, signUpLetter } from './letters.ts';
import { findLink, issueLink, takeLink } from './one-time-links.ts';
import type { ResetByMailDeps, ResetDeps } from './password-reset.ts';
import { hashPassword } from './passwords.ts';
import { takeOrRefuse } from './rate-limits.ts';
import { hashSecret } from './secret-text.ts';
import { addTeam, checkTeamName } from './teams.ts';

const SIGN_UP_TTL_MS = 24 * 3_600_000;

/**
 * Mails a link to go on, or to an address with an account that it has one. The answer and its time are the same.
 * Throws `rate_limited`.
 */
export async function requestSignUp(
  deps: ResetByMailDeps,
  { email: address, ip }: { email: string; ip: string },
): Promise<void> {
  const to = parseUserEmail(address);
  await takeOrRefuse(deps.buckets, `letter:address:${networkOf(ip)}`, LETTERS_PER_ADDRESS);
  await takeOrRefuse(deps.buckets, `sign-up:account:${hashSecret(to)}`, LETTERS_PER_ADDRESSEE);
  const { db, publicUrl } = deps;
  deps.later(async () => {
    const user = await db.selectFrom('users').select('id').where('email', '=', to).executeTakeFirst();
    if (user !== undefined) {
      await deps.sendMail(knownAddressLetter({ publicUrl, to }));
      return;
    }
    const { secret } = await issueLink(deps, { kind: 'sign-up', ttlMs: SIGN_UP_TTL_MS, email: to });
    await deps.sendMail(signUpLetter({ publicUrl, to, secret }));
  });
}

/** The address that a sign-up's link was mailed to; null where the link opens nothing. */
export async function readSignUp(
  deps: Pick<ResetDeps, 'db' | 'now'>,
  secret: string,
): Promise<{ email: string } | null> {
  const link = await findLink(deps, 'sign-up', secret);
  return link?.email == null ? null : { email: link.email };
}

/**
 * Makes the account with its team and first credits, and ends the other sign-up links of the address. Null where the
 * link opens nothing. Throws `invalid_request` for what cannot be used; the link stays good then.
 */
export async function completeSignUp(
  deps: ResetDeps & { signupCredits: number },
  { secret, password, teamName }: { secret: string; password: string; teamName: string },
): Promise<{ userId: string } | null> {
  const invited = await readSignUp(deps, secret);
  if (invited === null) return null;
  const name = checkTeamName(teamName);
  const passwordHash = await hashPassword(password, invited.email);
  return deps.db.transaction().execute(async (tx) => {
    const link = await takeLink({ ...deps, tx }, 'sign-up', secret);
    if (link?.email == null) return null;
    const userId = await addUser({ ...deps, tx }, link.email, passwordHash);
    if (userId === null) throw invalidRequest('This address has an account by now. Sign in with it');
    await addTeam({ ...deps, tx }, { name, userId, credits: deps.signupCredits });
    await tx
      .deleteFrom('one_time_links')
      .where('email', '=', link.email)
      .where('kind', '=', 'sign-up')
      .execute();
    return { userId };
  });
}
