// What the operator's commands may do, over a database opened for one command.
import { randomBytes } from 'node:crypto';
import { createOperatorClients } from '../../oauth/operator-clients.ts';
import type { ClientList, OperatorClients } from '../../oauth/operator-clients.ts';
import type { Config } from '../config/config.ts';
import { createApiKey, revokeApiKey } from '../core/api-keys.ts';
import { grantCredits } from '../core/credits.ts';
import { newId } from '../core/ids.ts';
import { verifyLedger } from '../core/ledger-audit.ts';
import { issueResetForEmail } from '../core/password-reset.ts';
import { hashPassword } from '../core/passwords.ts';
import { resetUrl } from '../core/people.ts';
import { createPrivacyDesk } from '../core/privacy/index.ts';
import type { PrivacyDesk } from '../core/privacy/index.ts';
import { addSuppression, listSuppressions, removeSuppression } from '../core/suppression.ts';
import type { NewSuppression, Suppression } from '../core/suppression.ts';
import { createTeam } from '../core/teams.ts';
import { notFound } from '../core/errors.ts';
import { createEndpoint } from '../core/webhooks/endpoints.ts';
import { lookupOver, openDns } from './engine.ts';
import type { Report } from '../doctor/report.ts';
import { examineAsOperator } from './doctor.ts';
import { setupUrl } from './first-steps.ts';
import { openSecret } from './secret.ts';
import { openStorage } from './storage.ts';
import { endpointUrlCheck, webhookSealing } from './webhooks.ts';

export type OperatorCore = {
  createTeam(team: {
    name: string;
    ownerEmail: string;
    ownerPassword?: string;
    credits: number;
  }): Promise<{ teamId: string; userId: string }>;
  createApiKey(key: { teamId: string; name: string }): Promise<{ key: string; prefix: string }>;
  revokeApiKey(key: { prefix: string; teamId?: string }): Promise<{ prefix: string; revokedAt: number }>;
  grantCredits(grant: { teamId: string; amount: number; note?: string }): Promise<{ balance: number }>;
  setupUrl(publicUrl: string): Promise<string>;
  /** A link that sets this person's password, once, within an hour. */
  resetUrl(email: string): Promise<string>;
  createWebhook(endpoint: { teamId: string; url: string }): Promise<{ endpointId: string; secret: string }>;
  verifyLedger(): Promise<{ ok: boolean; teams: number; entries: number }>;
  addSuppression(suppression: NewSuppression): Promise<{ added: true }>;
  removeSuppression(teamId: string | null, id: string): Promise<{ removed: true }>;
  listSuppressions(teamId: string | null): Promise<Suppression[]>;
  /** What people may ask about their own data. */
  privacy: PrivacyDesk;
  createClient: OperatorClients['create'];
  listClients(): Promise<ClientList>;
  disableClient(clientId: string): Promise<{ clientId: string; disabledAt: number }>;
  enableClient(clientId: string): Promise<{ clientId: string; disabledAt: null }>;
  /** The connection doctor, against the service that runs at the public address. */
  examine(): Promise<Report>;
};

/** Runs one command over the database of the settings; the service may be running beside it. */
export async function withCore<Answer>(
  config: Config,
  command: (core: OperatorCore) => Promise<Answer>,
): Promise<Answer> {
  const storage = await openStorage(config);
  const { db } = storage;
  const deps = { db, now: Date.now, newId };
  const clients = createOperatorClients({ ...deps, randomBytes });
  try {
    return await command({
      async createTeam({ ownerPassword, ...team }) {
        const hash =
          ownerPassword === undefined ? {} : { ownerPasswordHash: await hashPassword(ownerPassword) };
        return createTeam(deps, { ...team, ...hash });
      },
      createApiKey: (key) => createApiKey(deps, key),
      revokeApiKey: async (key) => ({ prefix: key.prefix, ...(await revokeApiKey(deps, key)) }),
      grantCredits: (grant) => db.transaction().execute((tx) => grantCredits({ ...deps, tx }, grant)),
      setupUrl: (publicUrl) => setupUrl(deps, publicUrl),
      resetUrl: async (email) => resetUrl(config.publicUrl, await issueResetForEmail(deps, email)),
      createWebhook: ({ teamId, url }) => createWebhook(config, deps, teamId, url),
      async verifyLedger() {
        const { problems, ...report } = await verifyLedger(db);
        return problems.length === 0 ? report : { ...report, problems };
      },
      async addSuppression(suppression) {
        await addSuppression(deps, suppression);
        return { added: true };
      },
      async removeSuppression(teamId, id) {
        if (!(await removeSuppression(db, teamId, id))) throw notFound('Suppression');
        return { removed: true };
      },
      listSuppressions: (teamId) => listSuppressions(db, teamId),
      privacy: createPrivacyDesk(deps),
      createClient: (wish) => clients.create(wish),
      listClients: () => clients.list(),
      async disableClient(clientId) {
        const answer = await clients.disable(clientId);
        if (answer === null) throw notFound('Client');
        return answer;
      },
      async enableClient(clientId) {
        const answer = await clients.enable(clientId);
        if (answer === null) throw notFound('Client');
        return answer;
      },
      examine: () => examineAsOperator({ config, db, deriveKey: openSecret(config), now: Date.now }),
    });
  } finally {
    await storage.close();
  }
}

async function createWebhook(
  config: Config,
  deps: Omit<Parameters<typeof createEndpoint>[0], 'sealing'>,
  teamId: string,
  url: string,
): Promise<{ endpointId: string; secret: string }> {
  const dns = openDns(config, deps.now);
  try {
    const checked = await endpointUrlCheck(config, lookupOver(dns))(url);
    const sealing = webhookSealing(openSecret(config));
    return await createEndpoint({ ...deps, sealing }, { teamId, url: checked });
  } finally {
    dns.close();
  }
}
