// What the start says when the public address looks wrong: from the settings alone, and by looking once.
import type { Config } from '../config/config.ts';
import { isLoopbackHost } from '../config/loopback.ts';
import { glanceAtAddress } from './doctor.ts';
import type { DoctorDeps } from './doctor.ts';
import type { Logger } from './logger.ts';

/** Hosts to listen on that nobody outside this machine reaches. */
const isLocalListener = (host: string) => isLoopbackHost(host) || host === '::1' || host.startsWith('127.');

/** Doubts that the settings raise, in words for the operator. */
export function addressDoubts(
  config: Pick<Config, 'publicUrl' | 'host' | 'trustProxy'>,
  port: number,
): string[] {
  const url = new URL(config.publicUrl);
  const isLocal = isLoopbackHost(url.hostname);
  const publicPort = Number(url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : url.port);
  const doubts: string[] = [];
  if (isLocal && publicPort !== port) {
    doubts.push(
      `SVC_PUBLIC_URL names port ${publicPort} of this machine, and the service listens on ${port}: links and sign-in lead elsewhere, unless a proxy stands there.`,
    );
  }
  if (isLocal && !isLocalListener(config.host)) {
    doubts.push(
      `The service listens for other machines, and its public address is ${config.publicUrl}: assistants elsewhere cannot sign in. Set SVC_PUBLIC_URL.`,
    );
  }
  if (!isLocal && isLocalListener(config.host) && config.trustProxy === 0) {
    doubts.push(
      'A proxy must stand before the service, and SVC_TRUST_PROXY is not set: limits by address count everybody as one. Set SVC_TRUST_PROXY=1.',
    );
  }
  return doubts;
}

/** Looks once whether the public address leads here; one line in the log, and words where it does not. */
export async function checkAddress(deps: Omit<DoctorDeps, 'db'> & { log: Logger }): Promise<string> {
  const { ok, steps } = await glanceAtAddress(deps);
  if (ok) {
    deps.log.info('the public address leads here');
    return '';
  }
  const step = steps.find(({ state }) => state === 'failed');
  deps.log.warn({ step: step?.id }, 'the public address does not lead here');
  return `  ${deps.config.publicUrl} does not lead here. ${step?.why ?? ''} ${step?.change ?? ''}\n  Look closer: npm run --silent svc -- doctor\n\n`;
}
