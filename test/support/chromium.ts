// A real Chromium without any system package: finds or unpacks one and starts it. Knows no test runner.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

export type FoundChromium = { kind: 'npm' } | { kind: 'installed'; path: string } | { missing: string };

const MODULES = join(import.meta.dirname, '../../node_modules');
/** Goes away with the package that it was unpacked from, and holds one version: nothing grows. */
const CACHE = join(MODULES, '.cache/chromium');
const PACKAGE = join(MODULES, '@sparticuz/chromium/package.json');
/** NSS and its like, which the package brings for the hosts that it is made for and unpacks only there. */
const LIBRARIES = 'al2023/lib';
const LIKE_SUCH_A_HOST = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser to use: the one that TEST_CHROMIUM names, else the npm package's, else an installed one. */
export function findChromium(): FoundChromium {
  const given = process.env['TEST_CHROMIUM'];
  if (given) return { kind: 'installed', path: given };
  const platform = `${process.platform}-${process.arch}`;
  // The package has this platform alone, and there it is never left out: its absence is a fault of the installation.
  if (platform === 'linux-x64') return { kind: 'npm' };
  const path = INSTALLED.find((one) => existsSync(one));
  if (path !== undefined) return { kind: 'installed', path };
  return { missing: `no Chromium for ${platform}; install one or set TEST_CHROMIUM to its path` };
}

/** Starts a browser that reaches loopback and nothing else. It ends with this process at the latest. */
export async function launchChromium(): Promise<Browser> {
  const found = findChromium();
  if ('missing' in found) throw new Error(found.missing);
  return chromium.launch({
    ...(found.kind === 'npm' ? ownBrowser(await unpackOnce()) : { executablePath: found.path }),
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      '--disable-gpu',
      '--disable-dev-shm-usage', // containers have little of it
      '--no-proxy-server',
    ],
    chromiumSandbox: false, // it refuses to run as root, and the pages are our own
  });
}

/** With the package's own fonts, and with its libraries where the machine lacks some. */
function ownBrowser(folder: string) {
  const executablePath = join(folder, 'chromium');
  const asked = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  const libraries = [join(folder, LIBRARIES), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  const env = {
    ...process.env,
    FONTCONFIG_PATH: folder,
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    ...(asked.status === 0 && asked.stdout.includes('not found') ? { LD_LIBRARY_PATH: libraries } : {}),
  };
  return { executablePath, env };
}

let unpacked: Promise<string> | undefined;

/** The folder with the unpacked browser, shared by all processes and runs. */
function unpackOnce(): Promise<string> {
  return (unpacked ??= unpack());
}

async function unpack(): Promise<string> {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const folder = join(CACHE, version);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  removeRemains(version);
  // Whoever is first renames its whole folder into place; nobody ever sees half of one.
  const own = join(CACHE, `${version}.${process.pid}`);
  mkdirSync(own);
  await inflate(own);
  writeFileSync(join(own, 'fonts.conf'), fontsConf(folder));
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Folders of other versions, and of processes that were killed while they unpacked. */
function removeRemains(version: string): void {
  for (const name of readdirSync(CACHE)) {
    const [, pid] = name.startsWith(`${version}.`) ? [version, name.slice(version.length + 1)] : [];
    if (name === version || (pid !== undefined && isAlive(Number(pid)))) continue;
    rmSync(join(CACHE, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The package unpacks into the folder for temporary files and nowhere else, so a process gets one of its own. */
async function inflate(folder: string): Promise<void> {
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...LIKE_SUCH_A_HOST, PATH: process.env['PATH'] ?? '', TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`Chromium could not be unpacked: ${said}`);
}

/** The package's own fonts, so that a machine without any shows text, and every machine the same. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;
}
