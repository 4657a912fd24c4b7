// Two network namespaces with one cable between them: ours, where the engine runs, and the servers'. Neither has a way
// out, so that addresses of the open internet can be used in them, and nothing that is said there is heard elsewhere.
import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';

export type Side = 'ours' | 'servers';

export type Namespaces = {
  /** Starts a program on one side. `files` stand in for the system's own, for this program alone. */
  spawn(
    side: Side,
    command: readonly string[],
    options?: { files?: Readonly<Record<string, string>>; env?: NodeJS.ProcessEnv; stdio?: StdioOptions },
  ): ChildProcess;
  /** Ends whatever runs in them, and them. May be called twice. */
  remove(): void;
};

/** Followed by the process that made the namespace. */
const PREFIX = 'svc-mail-';
const LEFT_BEHIND = /^svc-mail-\d+-(?:ours|servers)\b/gmu;
/** Public unicast by the guard's list, and inside the namespaces only. */
export const NET = '25.25.0';
export const OUR_ADDRESS = `${NET}.2`;
const LENGTH = 24;
/** Of a network card that is not there: packets go to it, and none comes back. */
const NOBODYS_CARD = '02:00:00:00:00:99';

/** `addresses` are the servers'; a packet to one of `silent` is sent and never answered. */
export function makeNamespaces(
  ip: string,
  { addresses, silent }: { addresses: readonly string[]; silent: readonly string[] },
): Namespaces {
  const tag = `${PREFIX}${process.pid}`;
  const names = { ours: `${tag}-ours`, servers: `${tag}-servers` };
  const run = (...words: string[]) =>
    execFileSync(ip, words, { stdio: ['ignore', 'pipe', 'pipe'] }).toString();

  function removeOne(name: string) {
    try {
      for (const pid of run('netns', 'pids', name).split(/\s+/u).filter(Boolean)) end(Number(pid));
      run('netns', 'del', name);
    } catch {
      // it is gone, or was never made
    }
  }
  const remove = () => Object.values(names).forEach(removeOne);

  // what a run that was killed outright has left
  for (const [name] of run('netns', 'list').matchAll(LEFT_BEHIND))
    if (!existsSync(`/proc/${name.slice(PREFIX.length).split('-')[0]}`)) removeOne(name);

  try {
    for (const name of Object.values(names)) run('netns', 'add', name);
    const cable = ['type', 'veth', 'peer', 'name', 'wire', 'netns', names.servers];
    run('-n', names.ours, 'link', 'add', 'wire', ...cable);
    run('-n', names.ours, 'addr', 'add', `${OUR_ADDRESS}/${LENGTH}`, 'dev', 'wire');
    for (const address of addresses)
      run('-n', names.servers, 'addr', 'add', `${address}/${LENGTH}`, 'dev', 'wire');
    for (const name of Object.values(names))
      for (const device of ['lo', 'wire']) run('-n', name, 'link', 'set', device, 'up');
    for (const address of silent) {
      const card = ['lladdr', NOBODYS_CARD, 'dev', 'wire', 'nud', 'permanent'];
      run('-n', names.ours, 'neigh', 'add', address, ...card);
    }
  } catch (error) {
    remove();
    throw error;
  }

  return {
    spawn(side, command, { files = {}, env = process.env, stdio = 'ignore' } = {}) {
      // `ip netns exec` gives the program a mount namespace of its own
      const pairs = Object.entries(files).flat();
      const script =
        'while [ "$1" != -- ]; do mount --bind "$2" "$1" || exit 1; shift 2; done; shift; exec "$@"';
      const words = ['netns', 'exec', names[side], 'sh', '-c', script, 'sh', ...pairs, '--', ...command];
      return spawn(ip, words, { stdio, env });
    },
    remove,
  };
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}
