// Pages of what a team holds: keys, webhooks, credits, suppressions; each given just the functions that it needs.
import type { Storage } from '../../db/open.ts';
import { pageOfApiKeys } from '../core/api-key-list.ts';
import { createApiKey, revokeKeyById } from '../core/api-keys.ts';
import { readCredits } from '../core/credits.ts';
import type { Cursors } from '../core/cursor.ts';
import { newId } from '../core/ids.ts';
import { ledgerEntries, ledgerPage } from '../core/ledger.ts';
import { importSuppressions } from '../core/suppression-import.ts';
import { pageOfSuppressions } from '../core/suppression-list.ts';
import { addSuppression, removeSuppression } from '../core/suppression.ts';
import type { Webhooks } from '../core/webhooks/index.ts';
import { creditsSection } from '../web/dashboard/credits/section.ts';
import { keysSection } from '../web/dashboard/keys/section.ts';
import type { Section } from '../web/dashboard/section.ts';
import { suppressionSection } from '../web/dashboard/suppression/section.ts';
import { webhooksSection } from '../web/dashboard/webhooks/section.ts';
import { fileLimit } from './file-limit.ts';

export type TeamPagesDeps = {
  storage: Pick<Storage, 'db' | 'buckets'>;
  now: () => number;
  cursors: Cursors;
  webhooks: Webhooks;
  publicUrl: string;
};

export type TeamPages = { keys: Section; webhooks: Section; credits: Section; suppression: Section };

export function openTeamPages({ storage, now, cursors, webhooks, publicUrl }: TeamPagesDeps): TeamPages {
  const { db, buckets } = storage;
  const deps = { db, now, newId, cursors };
  return {
    keys: keysSection({
      now,
      newId,
      publicUrl,
      pageOfKeys: (teamId, page) => pageOfApiKeys(deps, teamId, page),
      createKey: (key) => createApiKey(deps, key),
      revokeKey: (key) => revokeKeyById(deps, key),
    }),
    webhooks: webhooksSection({ webhooks, newId }),
    credits: creditsSection({
      readCredits: (teamId) => readCredits(db, teamId),
      pageOfLedger: (teamId, page) => ledgerPage(deps, teamId, page),
      ledgerEntries: (teamId, filter) => ledgerEntries(db, teamId, filter),
      takeFile: fileLimit(buckets),
    }),
    suppression: suppressionSection({
      pageOfSuppressions: (teamId, question) => pageOfSuppressions(deps, teamId, question),
      addSuppression: (suppression) => addSuppression(deps, suppression),
      removeSuppression: (teamId, id) => removeSuppression(db, teamId, id),
      importSuppressions: (teamId, lines) => importSuppressions(deps, teamId, lines),
    }),
  };
}
