// The service as production runs it, set up by its first owner, in a process of its own that ends with this one.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { agree, makePerson } from './person.ts';
import type { Person } from './person.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLLOW_PARENT = pathToFileURL(join(ROOT, 'runtime/follow-parent.mjs')).href;
const SETUP_LINK = /https?:\/\/\S+\/setup#\S+/;
const SERVING = /"msg":"serving"/;

export type Service = {
  issuer: string;
  /** Signed in as the owner. */
  owner: Person;
  agree(authorizeUrl: string): Promise<URL>;
  stop(): Promise<void>;
};

/** In `folder`, so that no `.env` is read; of this process's environment nothing but PATH and HOME. */
export async function startService(folder: string): Promise<Service> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, join(ROOT, 'src/main.ts')], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      // Ends with us however we end.
      LAUNCHER_PID: String(process.pid),
      SVC_PORT: '0',
      SVC_DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error('the service ended')));
    child.once('error', reject);
  });
  ended.catch(() => {});
  const serving = new Promise<void>((resolve) => {
    onLine(child.stdout, (line) => {
      if (SERVING.test(line)) resolve();
    });
  });
  const link = new Promise<string>((resolve) => {
    onLine(child.stderr, (line) => {
      const [url] = SETUP_LINK.exec(line) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended.catch(() => {});
  };
  try {
    await Promise.race([serving, ended]);
    const url = new URL(await Promise.race([link, ended]));
    const owner = await setUp(url);
    return { issuer: url.origin, owner, agree: (address) => agree(owner, address), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function onLine(stream: Readable | null, tell: (line: string) => void): void {
  if (stream === null) throw new Error('the streams of the service are pipes');
  createInterface({ input: stream }).on('line', tell);
}

/** The link's fragment is the secret; a browser's script would copy it into the form. */
async function setUp(link: URL): Promise<Person> {
  const owner = makePerson();
  const page = await owner.open(`${link.origin}/setup`);
  await owner.submit(page, {
    secret: link.hash.slice(1),
    email: 'owner@quill.test',
    password: 'correct horse battery',
    team: 'Quill',
  });
  return owner;
}
