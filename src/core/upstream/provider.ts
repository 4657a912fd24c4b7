// The provider's metadata: read when somebody needs it, kept for an hour, and longer while the provider is down.
import { allowInsecureRequests, customFetch, discoveryRequest, processDiscoveryResponse } from 'oauth4webapi';
import type { AuthorizationServer } from 'oauth4webapi';
import type { ProviderFetch } from './provider-fetch.ts';
import { UpstreamError } from './upstream-error.ts';

const FRESH_MS = 3_600_000;
/** How long old metadata serve where new ones cannot be read. */
const STALE_MS = 24 * 3_600_000;
/** Between two tries at new ones while old ones serve. */
const RETRY_MS = 60_000;

export type ProviderDeps = { issuer: string; fetch: ProviderFetch; now: () => number };

/** What every request to the provider is made with. */
export type ProviderOptions = { [customFetch]: ProviderFetch; [allowInsecureRequests]: boolean };

export type Provider = {
  options: ProviderOptions;
  /** Throws UpstreamError `unreachable`. */
  metadata(): Promise<AuthorizationServer>;
};

export function createProvider({ issuer, fetch, now }: ProviderDeps): Provider {
  const options: ProviderOptions = {
    [customFetch]: fetch,
    // Plain http only where the operator named a provider on this machine; the endpoints are held to it below.
    [allowInsecureRequests]: isLoopbackHttp(issuer),
  };
  let kept: { metadata: AuthorizationServer; at: number; tryAfter: number } | null = null;
  let reading: Promise<AuthorizationServer> | null = null;

  async function read(): Promise<AuthorizationServer> {
    try {
      const url = new URL(issuer);
      const metadata = await processDiscoveryResponse(url, await discoveryRequest(url, options));
      checkEndpoints(metadata, issuer);
      kept = { metadata, at: now(), tryAfter: now() + FRESH_MS };
      return metadata;
    } catch (error) {
      if (kept !== null && now() - kept.at < STALE_MS) {
        kept.tryAfter = now() + RETRY_MS;
        return kept.metadata;
      }
      throw error instanceof UpstreamError
        ? error
        : new UpstreamError('unreachable', 'metadata could not be read', error);
    } finally {
      reading = null;
    }
  }

  return {
    options,
    async metadata() {
      if (kept !== null && now() < kept.tryAfter) return kept.metadata;
      // All who press the button meanwhile wait for one request.
      return (reading ??= read());
    },
  };
}

function checkEndpoints(metadata: AuthorizationServer, issuer: string): void {
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = metadata;
  for (const needed of [authorization_endpoint, token_endpoint, jwks_uri]) {
    if (needed === undefined) throw new UpstreamError('unreachable', 'metadata name no endpoint');
  }
  for (const url of [authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint]) {
    const isFit =
      url === undefined ||
      URL.parse(url)?.protocol === 'https:' ||
      (isLoopbackHttp(issuer) && isLoopbackHttp(url));
    if (!isFit) throw new UpstreamError('unreachable', 'an endpoint in the metadata is not https');
  }
}

function isLoopbackHttp(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed?.protocol === 'http:' &&
    (parsed.hostname === 'localhost' ||
      parsed.hostname === '[::1]' ||
      /^127(?:\.\d+){3}$/.test(parsed.hostname))
  );
}
