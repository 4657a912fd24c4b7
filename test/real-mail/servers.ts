// Starts the real servers in their namespace, and waits until they answer.
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { configureExim, countInEximLog, logPathOf, writeEximUser } from './exim.ts';
import { nameServerArguments } from './name-server.ts';
import type { Namespaces } from './namespaces.ts';
import { configurePostfix, countInPostfixLog, preparePostgrey } from './postfix.ts';
import type { Counted } from './report.ts';
import type { Programs } from './requirements.ts';
import { addressOf, NAME_SERVER, POSTGREYS, WEB_SERVER, type Scenario } from './scenarios.ts';

export type Servers = {
  /** What the scenario's server has counted by now. */
  count(scenario: Scenario): Counted;
};

const READY_WITHIN_MS = 60_000;
const READY_POLL_MS = 200;

/** @param folder takes configurations and logs, and must be open to the servers' own users. */
export async function startServers(
  namespaces: Namespaces,
  programs: Programs,
  scenarios: readonly Scenario[],
  folder: string,
): Promise<Servers> {
  const resolver = join(folder, 'resolv.conf');
  writeFileSync(resolver, `nameserver ${NAME_SERVER}\n`);
  const files = { '/etc/resolv.conf': resolver };
  const start = (
    name: string,
    command: readonly string[],
    options: { files?: Record<string, string>; env?: NodeJS.ProcessEnv } = {},
  ) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = namespaces.spawn('servers', command, {
      files: { ...files, ...options.files },
      env: options.env ?? process.env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    return child;
  };

  start('dnsmasq', [programs.dnsmasq, ...nameServerArguments(scenarios)]);
  start('sites', [process.execPath, join(import.meta.dirname, 'sites.ts')]);
  for (const [address, { delaySeconds, text }] of Object.entries(POSTGREYS)) {
    const home = preparePostgrey(folder, `postgrey-${delaySeconds}`);
    const users = ['--user=postgrey', '--group=postgrey', `--dbdir=${home}`];
    start(`postgrey-${delaySeconds}`, [
      programs.postgrey,
      ...users,
      `--inet=${address}`,
      `--delay=${delaySeconds}`,
      ...(text === undefined ? [] : [`--greylist-text=${text}`]),
    ]);
  }
  const postfix = await configurePostfix(folder, scenarios);
  start('postfix', [programs.postfix, 'start-fg'], { files: { '/etc/postfix': postfix } });
  const { exim } = programs;
  const eximFiles = writeEximUser(folder);
  for (const scenario of scenarios) {
    if (scenario.server.kind !== 'exim' || exim === null) continue;
    const config = configureExim(folder, scenario, scenario.server.acl ?? []);
    const env = exim.libraries === null ? process.env : { ...process.env, LD_LIBRARY_PATH: exim.libraries };
    start(scenario.name, [exim.path, '-bdf', '-C', config], { files: eximFiles, env });
  }
  await untilAllListen(namespaces, scenarios);

  return {
    count(scenario) {
      if (scenario.server.kind === 'postfix')
        return countInPostfixLog(readFileSync(join(folder, 'postfix.log'), 'utf8'), scenario);
      if (scenario.server.kind === 'exim') return countInEximLog(read(logPathOf(folder, scenario)));
      return null;
    },
  };
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // nobody has come
  }
}

/** Looks at the sockets: a connection would be noticed by the servers that count them. */
async function untilAllListen(namespaces: Namespaces, scenarios: readonly Scenario[]): Promise<void> {
  const mail = scenarios.filter(({ server }) => server.kind !== 'silent').map(addressOf);
  const wanted = [...mail.map((address) => `${address}:25`), `${NAME_SERVER}:53`, ...Object.keys(POSTGREYS)];
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const listening = await listeningSockets(namespaces);
    const missing = wanted.filter((socket) => !listening.has(socket));
    if (missing.length === 0 && listening.has('0.0.0.0:80')) return;
    if (Date.now() > giveUpAt)
      throw new Error(`nothing listens at ${missing.join(', ') || `${WEB_SERVER}:80`} yet`);
    await sleep(READY_POLL_MS);
  }
}

/** "address:port" of the listening IPv4 sockets, from the kernel's own table. */
async function listeningSockets(namespaces: Namespaces): Promise<Set<string>> {
  const child = namespaces.spawn('servers', ['cat', '/proc/net/tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let table = '';
  for await (const chunk of child.stdout ?? []) table += String(chunk);
  const LISTEN = '0A';
  return new Set(
    table
      .split('\n')
      .map((line) => line.trim().split(/\s+/u))
      .filter((cells) => cells[3] === LISTEN)
      .map((cells) => {
        const [address = '', port = ''] = (cells[1] ?? '').split(':');
        const bytes = Buffer.from(address, 'hex').reverse(); // in the machine's byte order
        return `${[...bytes].join('.')}:${Number.parseInt(port, 16)}`;
      }),
  );
}
