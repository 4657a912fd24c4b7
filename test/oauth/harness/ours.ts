// Our own server for the harness, and broken ones: the same behind a wrapper that breaks one thing.
import type { Storage } from '../../../db/open.ts';
import { answerConsent, asUser, call, consentPage, continueUrl, makeSetting } from '../setting.ts';
import type { AuthorizationServer } from './server.ts';
import { openWrapper } from './wrapper.ts';
import type { Break } from './wrapper.ts';

export async function startOurs(storage: Storage, broken?: Break): Promise<AuthorizationServer> {
  const wrapper = await openWrapper(broken);
  const setting = await makeSetting(storage, { issuer: wrapper.base });
  wrapper.lead(setting.base);
  const { issuer } = setting;
  return {
    issuer,
    resource: `${issuer}/mcp`,
    async open(url, decision = 'allow') {
      const answer = await call(url, { headers: asUser(setting) });
      const location = answer.headers.get('location');
      if (location === null) return null;
      if (!location.startsWith(`${issuer}/`)) return new URL(location);
      return continueUrl(await answerConsent(setting, await consentPage(setting, answer), { decision }));
    },
  };
}
