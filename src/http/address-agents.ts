// Agents whose connections are kept under the addresses that they go to: every call looks its host up and checks what
// is found, and a kept connection serves only while the host still has these very addresses.
import { Agent } from 'undici';
import { createGuardedConnector, lookUpChecked } from './guarded-connector.ts';
import type { ConnectorDeps } from './guarded-connector.ts';
import { hostOf } from './guarded-url.ts';

/** Each holds nothing but the connections of the last second. */
const AGENTS_MAX = 256;

export type AddressAgents = {
  /** Throws GuardedFetchError `dns` or `blocked_address`. */
  agentFor(url: URL, signal: AbortSignal): Promise<Agent>;
  destroy(): Promise<void>;
};

export function createAddressAgents(
  deps: ConnectorDeps,
  settings: Omit<Agent.Options, 'connect'>,
): AddressAgents {
  const agents = new Map<string, Agent>();

  function agentOf(addresses: readonly string[]): Agent {
    const key = [...addresses].sort().join(' ');
    const known = agents.get(key);
    // Set anew, so that the first one is the one that was not used for the longest time.
    agents.delete(key);
    const lookup = async () => [...addresses];
    const agent =
      known ?? new Agent({ ...settings, connect: createGuardedConnector({ ...deps, lookup }, true) });
    agents.set(key, agent);
    const [oldest] = agents;
    if (agents.size > AGENTS_MAX && oldest !== undefined) {
      agents.delete(oldest[0]);
      void oldest[1].close().catch(() => {}); // what is under way ends first
    }
    return agent;
  }

  return {
    agentFor: async (url, signal) => agentOf(await lookUpChecked(deps, hostOf(url), signal)),
    async destroy() {
      await Promise.all([...agents.values()].map((agent) => agent.destroy()));
    },
  };
}
