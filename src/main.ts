// Starts and stops the service. Beside the operator's commands the only place that touches process.*.
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressDoubts, checkAddress } from './app/address-check.ts';
import { createLogger } from './app/logger.ts';
import type { Logger } from './app/logger.ts';
import { answerBrokenRequest, answerNotYet } from './app/plain-answer.ts';
import { openSecret } from './app/secret.ts';
import { createService } from './app/service.ts';
import type { Service } from './app/service.ts';
import { firstSteps } from './app/first-steps.ts';
import { openStorage } from './app/storage.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { loadDotEnv } from './config/dot-env.ts';

/** After this a stop is forced; the searches were handed back long before. */
const STOP_LIMIT_MS = 9_500;
/** Requests that have come in may be answered for this long after a stop was asked for. */
const DRAIN_MS = 1_000;
const IDLE_LOOK_MS = 20;
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than the idle timeout of common load balancers, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** Refusals to start whose message is all that an operator needs. */
const TOLD_PLAINLY: ReadonlySet<string> = new Set([
  'NewerDatabaseError',
  'WrongSecretError',
  'DamagedSecretError',
]);

try {
  await main();
} catch (error) {
  if (error instanceof ConfigError || (error instanceof Error && TOLD_PLAINLY.has(error.name))) {
    process.stderr.write(`${error.message}\n`);
  } else {
    process.stderr.write(
      `The service could not start: ${error instanceof Error ? error.stack : 'unknown error'}\n`,
    );
  }
  process.exit(1);
}

async function main(): Promise<void> {
  const environment = { ...process.env };
  loadDotEnv(environment);
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS });
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  // The port first: the public address of a service on a free port is known only then, and a taken one costs nothing.
  server.on('clientError', answerBrokenRequest);
  server.on('request', answerNotYet);
  const first = readConfig(environment);
  const port = await listen(server, first.host, first.port);
  const config = first.port === 0 ? readConfig({ ...environment, SVC_PORT: String(port) }) : first;
  const log = createLogger(config);
  const deriveKey = openSecret(config);
  const storage = await openStorage(config, log);
  const service = await createService({ config, storage, deriveKey, log, now: Date.now });
  await service.start();
  server.off('request', answerNotYet);
  server.on('request', (request, response) => {
    if (!server.listening) response.setHeader('Connection', 'close'); // we are stopping
    service.http(request, response);
  });
  stopOnSignals(server, service, log);
  log.info({ host: config.host, port, role: config.role, database: storage.dialect }, 'serving');
  if (config.role === 'worker') return;
  process.stderr.write(await firstSteps({ db: storage.db, now: Date.now }, config.publicUrl));
  for (const doubt of addressDoubts(config, port)) {
    log.warn({ doubt }, 'the public address looks wrong');
    process.stderr.write(`  ${doubt}\n\n`);
  }
  checkAddress({ config, deriveKey, log, now: Date.now })
    .then((words) => process.stderr.write(words))
    .catch((error: unknown) => log.error({ err: error }, 'the look at the public address failed'));
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port); // a TCP server that listens has one
    });
  });
}

function stopOnSignals(server: Server, service: Service, log: Logger): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('the stop took too long');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    void Promise.all([service.releaseWaiting(), closeServer(server)])
      .then(() => service.stop())
      .then(async () => {
        log.info('stopped');
        await new Promise<void>((resolve) => log.flush(() => resolve()));
        process.exit(0);
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'the stop failed');
        process.exit(1);
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Takes no new connection, answers what has come in, and leaves none open: nobody asks a service that is half gone. */
async function closeServer(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(late);
}
