// oidc-provider as a token endpoint to be compared with: JWT access tokens by ES256, rotating refresh tokens, its rows
// in a SQLite file as durable as ours. `GET /codes?count=n` makes codes, which nobody measures.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import express from 'express';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { serve } from './serve-app.ts';

const CLIENT_ID = 'bench';
const REDIRECT_URI = 'https://assistant.test/callback';
const SCOPE = 'email_finder search_history credits';
const RESOURCE = 'https://bench.test/mcp';

const file = new Database(join(process.argv[2] ?? '', 'provider.db'));
file.pragma('journal_mode = WAL');
file.pragma('synchronous = FULL');
file.exec(
  'create table rows (id text primary key, payload text not null, grant_id text, uid text, consumed integer)',
);
file.exec('create index rows_grant on rows (grant_id)');
file.exec('create index rows_uid on rows (uid)');
const put = file.prepare('insert or replace into rows values (?, ?, ?, ?, null)');
const get = file.prepare<[string], Row>('select payload, consumed from rows where id = ?');
const getByUid = file.prepare<[string], Row>('select payload, consumed from rows where uid = ?');
const consume = file.prepare('update rows set consumed = ? where id = ?');
const remove = file.prepare('delete from rows where id = ?');
const removeByGrant = file.prepare('delete from rows where grant_id = ?');

type Row = { payload: string; consumed: number | null };

class SqliteAdapter implements Adapter {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    put.run(this.#key(id), JSON.stringify(payload), payload.grantId ?? null, payload.uid ?? null);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return read(get.get(this.#key(id)));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return read(getByUid.get(uid));
  }

  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    consume.run(Math.floor(Date.now() / 1_000), this.#key(id));
  }

  async destroy(id: string): Promise<void> {
    remove.run(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    removeByGrant.run(grantId);
  }

  #key(id: string): string {
    return `${this.#model}:${id}`;
  }
}

function read(row: Row | undefined): AdapterPayload | undefined {
  if (row === undefined) return undefined;
  const payload = JSON.parse(row.payload) as AdapterPayload; // written by upsert
  return row.consumed === null ? payload : { ...payload, consumed: row.consumed };
}

const { privateKey } = await generateKeyPair('ES256', { extractable: true });
const provider = new Provider('http://localhost', {
  adapter: SqliteAdapter,
  jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }] },
  cookies: { keys: ['bench'] },
  clients: [
    {
      client_id: CLIENT_ID,
      redirect_uris: [REDIRECT_URI],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
    },
  ],
  findAccount: (_ctx, accountId) => ({ accountId, claims: async () => ({ sub: accountId }) }),
  issueRefreshToken: async () => true,
  rotateRefreshToken: true,
  pkce: { required: () => true },
  ttl: { AccessToken: 600, AuthorizationCode: 600, Grant: 86_400, RefreshToken: 86_400 },
  features: {
    devInteractions: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => RESOURCE,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: SCOPE,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
  },
});

const app = express();
app.get('/codes', async (request, response) => {
  const client = await provider.Client.find(CLIENT_ID);
  if (client === undefined) throw new Error('the provider has lost its client');
  const { count, challenge } = request.query as { count: string; challenge: string }; // the bench's own words
  const codes: string[] = [];
  for (let index = 0; index < Number(count); index += 1) {
    const accountId = `person-${index}`;
    const grant = new provider.Grant({ clientId: CLIENT_ID, accountId });
    grant.addResourceScope(RESOURCE, SCOPE);
    const code = new provider.AuthorizationCode({
      accountId,
      client,
      grantId: await grant.save(),
      scope: SCOPE,
      resource: RESOURCE,
      redirectUri: REDIRECT_URI,
      codeChallenge: challenge,
      codeChallengeMethod: 'S256',
      gty: 'authorization_code',
    });
    codes.push(await code.save());
  }
  response.json(codes);
});
app.use(provider.callback());
serve(app);
