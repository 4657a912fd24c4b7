// An assistant that signs itself in: registration, the way to the consent page, a rehearsed agreement, tokens.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { wrongStatus } from '../ask.ts';
import type { Reply } from '../ask.ts';
import { StepFailed, StepSkipped } from '../report.ts';
import { foundIn, randomText } from '../walk.ts';
import type { Step, Walk } from '../walk.ts';

const CLIENT_NAME = 'Connection doctor';
const CHANGED = 'Let the proxy hand on request bodies and answers unchanged.';

const registrationSchema = z.object({
  client_id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  registration_access_token: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  registration_client_uri: z.string(),
});

export const registration: Step = {
  id: 'registration',
  title: 'An assistant can register itself (RFC 7591)',
  needs: ['instance'],
  async run(walk) {
    const { ask, publicUrl, paths, rehearsal } = walk;
    if (rehearsal === null) throw nobodyThere();
    const reply = await ask(paths.register, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: CLIENT_NAME,
        redirect_uris: [rehearsal.redirectUri],
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
      }),
    });
    if (reply.status !== 201) throw wrongStatus(reply, publicUrl, 201);
    const parsed = registrationSchema.safeParse(reply.json);
    if (!parsed.success) throw new StepFailed('The registration arrives changed or cut.', CHANGED);
    const { client_id: id, registration_access_token: registrationToken } = parsed.data;
    walk.found.client = { id, registrationToken };
    if (parsed.data.registration_client_uri !== `${publicUrl}${paths.register}/${id}`) {
      throw new StepFailed('The registration names another address than the public one.', CHANGED);
    }
    return 'A client of the doctor’s own is registered.';
  },
};

export const authorize: Step = {
  id: 'authorize',
  title: 'The browser is led to sign-in and consent',
  needs: ['registration'],
  async run(walk) {
    const { ask, publicUrl, paths } = walk;
    const verifier = randomText();
    const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: foundIn(walk, 'client').id,
      redirect_uri: rehearsalOf(walk).redirectUri,
      scope: rehearsalOf(walk).scope,
      state: randomText(),
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      resource: publicUrl + paths.resource,
    });
    const consentUrl = await locationOf(walk, await ask(`${paths.authorize}?${query.toString()}`));
    const consentStart = `${publicUrl}${paths.consent}?flow=`;
    const flow = consentUrl.startsWith(consentStart) ? consentUrl.slice(consentStart.length) : '';
    if (!/^[A-Za-z0-9_-]{43}$/.test(flow)) throw otherPlace();
    Object.assign(walk.found, { verifier, challenge: codeChallenge, flow });
    // Without a session nobody may see the consent page.
    const signInUrl = await locationOf(walk, await ask(`${paths.consent}?flow=${flow}`));
    if (!signInUrl.startsWith(`${publicUrl}/sign-in?`)) throw otherPlace();
    return 'It comes to the consent page, and from there to sign-in, since nobody is signed in.';
  },
};

async function locationOf({ publicUrl }: Walk, reply: Reply): Promise<string> {
  const location = reply.header('location');
  if (reply.status !== 303) throw wrongStatus(reply, publicUrl, 303);
  if (location === null) {
    throw new StepFailed('The redirect arrives without its target.', 'Let the proxy hand on Location.');
  }
  return location;
}

function otherPlace(): StepFailed {
  return new StepFailed(
    'The redirect arrives with another target than the service gave.',
    'Let the proxy rewrite no redirects (nginx: proxy_redirect off).',
  );
}

export const token: Step = {
  id: 'token',
  title: 'A code is exchanged for tokens, with PKCE',
  needs: ['authorize'],
  async run(walk) {
    const rehearsal = rehearsalOf(walk);
    const clientId = foundIn(walk, 'client').id;
    const code = await rehearsal.agree({
      flow: foundIn(walk, 'flow'),
      clientId,
      codeChallenge: foundIn(walk, 'challenge'),
    });
    if (code === null) {
      throw new StepFailed(
        'The request that arrived at the service is not the one that was sent.',
        'Let the proxy hand on query strings unchanged; all processes must share one database.',
      );
    }
    await takeTokens(walk, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: rehearsal.redirectUri,
      client_id: clientId,
      code_verifier: foundIn(walk, 'verifier'),
    });
    return 'The exchange works, for a connection of the doctor’s own that may only read the balance.';
  },
};

export const refresh: Step = {
  id: 'refresh',
  title: 'Tokens are renewed',
  needs: ['token'],
  async run(walk) {
    const before = foundIn(walk, 'refreshToken');
    await takeTokens(walk, {
      grant_type: 'refresh_token',
      refresh_token: before,
      client_id: foundIn(walk, 'client').id,
    });
    if (walk.found.refreshToken === before) {
      throw new StepFailed(
        'The renewal gives the old token again: its answer comes from a cache.',
        'Let the proxy cache nothing under /oauth.',
      );
    }
    return 'A renewal gives new tokens.';
  },
};

const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  token_type: z.literal('Bearer'),
});

async function takeTokens(walk: Walk, form: Readonly<Record<string, string>>): Promise<void> {
  const { ask, publicUrl, paths } = walk;
  const reply = await ask(paths.token, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...form, resource: publicUrl + paths.resource }).toString(),
  });
  if (reply.status !== 200) throw wrongStatus(reply, publicUrl, 200);
  const parsed = tokensSchema.safeParse(reply.json);
  if (!parsed.success) throw new StepFailed('The tokens arrive changed or cut.', CHANGED);
  walk.found.accessToken = parsed.data.access_token;
  walk.found.refreshToken = parsed.data.refresh_token;
}

function rehearsalOf(walk: Walk): NonNullable<Walk['rehearsal']> {
  if (walk.rehearsal === null) throw nobodyThere();
  return walk.rehearsal;
}

function nobodyThere(): StepSkipped {
  return new StepSkipped(
    'Nobody owns a team yet, so nobody could agree to a connection.',
    'Open the set-up link (svc setup link) and make the first owner, then run the doctor again.',
  );
}
