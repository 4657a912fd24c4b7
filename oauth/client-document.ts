// Clients that are named by the URL of their own document (draft-ietf-oauth-client-id-metadata-document).
// The document is fetched when somebody authorizes, never at the token door.
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { GuardedFetchError } from '../src/http/guarded-fetch-error.ts';
import type { GuardedFetch } from '../src/http/guarded-fetch.ts';
import { parseClientMetadata } from './client-metadata.ts';
import type { ClientMetadata } from './client-metadata.ts';
import { findClient, keepDocumentClient } from './clients.ts';
import type { OAuthClient } from './clients.ts';
import { OAuthError } from './oauth-error.ts';
import { PINNED_DOCUMENTS } from './pinned-documents.ts';
import {
  CLIENT_ID_MAX_CHARACTERS,
  DOCUMENT_CACHE_MS,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TIMEOUT_MS,
} from './protocol.ts';

/** A host that gave no document is not asked again so soon. */
const FAILURE_REMEMBERED_MS = 60_000;
const FAILURES_MAX = 1_000;
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|\?|$)/i;
const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json(?: *;|$)/i;
const WITHDRAWN: ReadonlySet<number> = new Set([404, 410]);

export type ClientDocumentsDeps = {
  db: Kysely<Database>;
  now: () => number;
  fetch: GuardedFetch;
};

export type ClientDocuments = {
  /**
   * The client of that URL, as its document says now or said within the hour. Where the document cannot be had, as it
   * was last known. null: there is none, or it does not hold.
   * @param mayFetch asked before the network is; false ends it like a failure
   */
  find(id: string, mayFetch: () => Promise<boolean>): Promise<OAuthClient | null>;
};

type Answer = { metadata: ClientMetadata } | 'invalid' | 'unreachable';

/** Whether the id is the URL of a document: https, a path, in the one spelling that a parser gives back. */
export function isDocumentUrl(id: string): boolean {
  if (!id.startsWith('https://') || id.length > CLIENT_ID_MAX_CHARACTERS || !URL.canParse(id)) return false;
  const url = new URL(id);
  if (url.href !== id || url.username !== '' || url.password !== '' || url.hash !== '' || id.endsWith('#'))
    return false;
  return url.pathname !== '/' && url.port === '' && !DOT_SEGMENT.test(id);
}

export function createClientDocuments(deps: ClientDocumentsDeps): ClientDocuments {
  const underWay = new Map<string, Promise<OAuthClient | null>>();
  const failedAt = new Map<string, number>();

  const look = async (id: string, mayFetch: () => Promise<boolean>) => {
    const known = await findClient(deps.db, id);
    const at = deps.now();
    if (known?.isDisabled) return known;
    if (known?.fetchedAt != null && Math.abs(at - known.fetchedAt) < DOCUMENT_CACHE_MS) return known;
    const failed = failedAt.get(id);
    const isResting = failed !== undefined && Math.abs(at - failed) < FAILURE_REMEMBERED_MS;
    // Whoever asks too often finds what is known; what others may find is not spoiled by it.
    if (isResting || !(await mayFetch())) return known ?? pinned(deps, id);
    const answer = await readDocument(deps.fetch, id);
    if (typeof answer === 'object') {
      failedAt.delete(id);
      return keepDocumentClient(deps, id, answer.metadata);
    }
    // The owner's word counts: a document that no longer holds ends new authorizations, a silent host does not.
    if (answer === 'invalid') return null;
    if (failedAt.size >= FAILURES_MAX) failedAt.clear();
    failedAt.set(id, at);
    return known ?? pinned(deps, id);
  };

  return {
    find(id, mayFetch) {
      const running = underWay.get(id);
      if (running !== undefined) return running;
      const looking = look(id, mayFetch).finally(() => underWay.delete(id));
      underWay.set(id, looking);
      return looking;
    },
  };
}

async function readDocument(fetch: GuardedFetch, id: string): Promise<Answer> {
  let response;
  try {
    response = await fetch(id, {
      headers: { accept: 'application/json' },
      timeoutMs: DOCUMENT_TIMEOUT_MS,
      maxBytes: DOCUMENT_MAX_BYTES,
    });
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    return error.code === 'too_large' ? 'invalid' : 'unreachable';
  }
  if (WITHDRAWN.has(response.status)) return 'invalid';
  if (response.status !== 200) return 'unreachable';
  // A page instead of the document is somebody between us and it, such as a challenge for robots.
  if (!JSON_TYPE.test(response.header('content-type') ?? '')) return 'unreachable';
  const metadata = parseDocument(id, Buffer.from(response.body).toString('utf8'));
  return metadata === null ? 'invalid' : { metadata };
}

/** The document names itself, and asks for no secret that both sides could share. */
function parseDocument(id: string, text: string): ClientMetadata | null {
  try {
    const document: unknown = JSON.parse(text);
    const metadata = parseClientMetadata(document);
    const named = (document as { client_id?: unknown }).client_id; // parseClientMetadata takes objects alone
    const isPublic = metadata.declaredAuthMethod === null || metadata.declaredAuthMethod === 'none';
    return named === id && isPublic ? { ...metadata, authMethod: 'none' } : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof OAuthError) return null;
    throw error;
  }
}

async function pinned(deps: ClientDocumentsDeps, id: string): Promise<OAuthClient | null> {
  if (!Object.hasOwn(PINNED_DOCUMENTS, id)) return null;
  return keepDocumentClient(deps, id, parseClientMetadata(PINNED_DOCUMENTS[id]));
}
