// Opens the services that the operator has named beside the engine: a language model, a web search, a verifier. Each is
// reached at its own origin alone, which may be on this very machine.
import { lookup } from 'node:dns/promises';
import type { Config } from '../config/config.ts';
import { createHttpVerifier } from '../engine/services/http-verifier.ts';
import type { HttpVerifier } from '../engine/services/http-verifier.ts';
import { baseUrlOf, createLlm } from '../engine/services/llm.ts';
import type { Llm } from '../engine/services/llm.ts';
import { createService } from '../engine/services/service.ts';
import type { Service, ServiceFault, ServiceHealth } from '../engine/services/service.ts';
import { createWebSearch } from '../engine/services/web-search.ts';
import type { WebSearch } from '../engine/services/web-search.ts';
import type { GuardedFetch } from '../http/guarded-fetch.ts';
import { createOwnOriginFetch } from '../http/own-origin-fetch.ts';

export type NamedServicesConfig = Partial<Pick<Config, 'llm' | 'webSearch' | 'verifier'>>;

export type NamedServices = {
  /** Each null where the settings name none. */
  llm: Llm | null;
  webSearch: WebSearch | null;
  verifier: HttpVerifier | null;
  health(): NamedServicesHealth;
  close(): Promise<void>;
};

export type ServiceName = 'llm' | 'webSearch' | 'verifier';
export type NamedServicesHealth = Record<ServiceName, ServiceHealth | null>;

/** A service failed, and is left alone until then (epoch milliseconds). */
export type OnServiceRest = (rest: { service: ServiceName; fault: ServiceFault; until: number }) => void;

export function openNamedServices(
  config: NamedServicesConfig,
  now: () => number,
  onRest: OnServiceRest,
): NamedServices {
  const fetches: GuardedFetch[] = [];
  const serviceAt = (service: ServiceName, url: string): Service => {
    const fetch = createOwnOriginFetch({
      publicUrl: url,
      // as other programs of this machine find it, /etc/hosts included: not by the crawler's name servers
      lookup: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
      userAgent: 'svc-engine/1.0',
      now,
    });
    fetches.push(fetch);
    return createService({ fetch, now, onRest: (fault, until) => onRest({ service, fault, until }) });
  };
  const { llm: model = null, webSearch: search = null, verifier: checker = null } = config;
  const llm = model === null ? null : createLlm(serviceAt('llm', baseUrlOf(model)), model);
  const webSearch = search === null ? null : createWebSearch(serviceAt('webSearch', search.url), search);
  const verifier = checker === null ? null : createHttpVerifier(serviceAt('verifier', checker.url), checker);
  return {
    llm,
    webSearch,
    verifier,
    health: () => ({
      llm: llm?.health() ?? null,
      webSearch: webSearch?.health() ?? null,
      verifier: verifier?.health() ?? null,
    }),
    async close() {
      await Promise.all(fetches.map((fetch) => fetch.close()));
    },
  };
}
