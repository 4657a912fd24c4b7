// What an assistant reads before it knows anything: the challenge of /mcp, both metadata documents, the keys.
import * as z from 'zod';
import { wrongStatus } from '../ask.ts';
import { StepFailed } from '../report.ts';
import type { Step, Walk } from '../walk.ts';

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
/** Enough to be a request; what it asks does not matter without a token. */
const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const BROKEN_JSON_CHANGE =
  'Let the proxy hand on whole JSON documents, unchanged; check its limits on the size and time of answers.';
const OTHER_ADDRESS_CHANGE =
  'Set SVC_PUBLIC_URL to the address that people paste, without /mcp, the same for every process; let the proxy change no answers.';

export const challenge: Step = {
  id: 'challenge',
  title: 'An unknown assistant is told where to sign in',
  needs: ['reach'],
  async run({ ask, publicUrl, paths }) {
    const reply = await ask(paths.resource, { method: 'POST', headers: JSON_HEADERS, body: PING });
    if (reply.status !== 401) throw wrongStatus(reply, publicUrl, 401);
    const header = reply.header('www-authenticate');
    if (header === null) {
      throw new StepFailed(
        'The 401 of /mcp arrives without its WWW-Authenticate header: assistants cannot find the sign-in.',
        'Let the proxy hand on WWW-Authenticate.',
      );
    }
    const named = /\bresource_metadata="([^"]*)"/.exec(header)?.[1];
    if (named === undefined) {
      throw new StepFailed(
        'The 401 of /mcp is not of this service: something before it asks for its own sign-in.',
        'Let the proxy ask for no password of its own on /mcp.',
      );
    }
    if (named !== publicUrl + paths.resourceMetadata + paths.resource) {
      throw new StepFailed(
        'The 401 of /mcp names another address than the public one.',
        OTHER_ADDRESS_CHANGE,
      );
    }
    return 'The 401 of /mcp names the way to sign in.';
  },
};

const resourceSchema = z.object({ resource: z.string(), authorization_servers: z.array(z.string()) });

export const resourceMetadata: Step = {
  id: 'resource_metadata',
  title: 'The description of the resource (RFC 9728)',
  needs: ['reach'],
  async run(walk) {
    const { publicUrl, paths } = walk;
    for (const path of [paths.resourceMetadata, paths.resourceMetadata + paths.resource]) {
      const document = await read(walk, path, resourceSchema);
      // Clients compare it with the address that was typed, character by character (RFC 9728 §3.3).
      if (
        document.resource !== publicUrl + paths.resource ||
        document.authorization_servers[0] !== publicUrl
      ) {
        throw new StepFailed('It names another address than the public one.', OTHER_ADDRESS_CHANGE);
      }
    }
    return `Both places name ${publicUrl}${paths.resource}, as people paste it.`;
  },
};

const serverSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  registration_endpoint: z.string(),
  jwks_uri: z.string(),
  code_challenge_methods_supported: z.array(z.string()),
});

export const serverMetadata: Step = {
  id: 'server_metadata',
  title: 'The description of the authorization server (RFC 8414)',
  needs: ['reach'],
  async run(walk) {
    const { publicUrl, paths } = walk;
    const expected = {
      issuer: publicUrl,
      authorization_endpoint: publicUrl + paths.authorize,
      token_endpoint: publicUrl + paths.token,
      registration_endpoint: publicUrl + paths.register,
      jwks_uri: publicUrl + paths.jwks,
    };
    for (const path of [paths.serverMetadata, paths.serverMetadata + paths.resource]) {
      const document = await read(walk, path, serverSchema);
      const isOurs = Object.entries(expected).every(
        ([name, value]) => document[name as keyof typeof expected] === value,
      );
      if (!isOurs)
        throw new StepFailed('It names another address than the public one.', OTHER_ADDRESS_CHANGE);
      if (!document.code_challenge_methods_supported.includes('S256')) {
        throw new StepFailed('It was changed on its way: PKCE is missing.', BROKEN_JSON_CHANGE);
      }
    }
    return 'The issuer and every door stand at the public address.';
  },
};

const jwksSchema = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.string() }).catchall(z.unknown())).min(1),
});

export const jwks: Step = {
  id: 'jwks',
  title: 'The keys that tokens are checked with',
  needs: ['reach'],
  async run(walk) {
    const { keys } = await read(walk, walk.paths.jwks, jwksSchema);
    if (keys.some((key) => 'd' in key)) {
      throw new StepFailed('A private key is published.', 'Stop the service: what answers is not ours.');
    }
    return 'They are published, their public parts alone.';
  },
};

async function read<Document>(
  { ask, publicUrl }: Walk,
  path: string,
  schema: z.ZodType<Document>,
): Promise<Document> {
  const reply = await ask(path, { headers: { accept: 'application/json' } });
  if (reply.status !== 200) throw wrongStatus(reply, publicUrl, 200);
  const parsed = schema.safeParse(reply.json);
  if (parsed.success) return parsed.data;
  throw new StepFailed(
    reply.json === undefined
      ? 'What arrives is no whole JSON document.'
      : 'What arrives is another document.',
    BROKEN_JSON_CHANGE,
  );
}
