// What this machine must have for real mail servers in network namespaces, and where their programs are.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Programs = {
  ip: string;
  dnsmasq: string;
  postfix: string;
  postgrey: string;
  /** Null where there is none; `libraries` are the ones that it needs and the system lacks. */
  exim: { path: string; libraries: string | null } | null;
};

/** A program, and the Debian package that brings it. */
const WANTED = { ip: 'iproute2', dnsmasq: 'dnsmasq-base', postfix: 'postfix', postgrey: 'postgrey' } as const;
/** Debian's mail servers exclude each other, so exim is unpacked beside Postfix and never installed. */
const EXIM_PACKAGES = ['exim4-daemon-light', 'libidn12'];

/** The programs, or why the command cannot run here. `folder` takes what must be unpacked. */
export function findPrograms(folder: string): Programs | string {
  if (process.platform !== 'linux') return 'network namespaces are Linux’s';
  if (process.getuid?.() !== 0) return 'it wants root, for network namespaces and for port 25';
  const missing = Object.entries(WANTED).filter(([program]) => whereIs(program) === null);
  if (missing.length > 0)
    return `${missing.map(([program]) => program).join(', ')} missing: apt-get install ${missing.map(([, name]) => name).join(' ')}`;
  const found = (program: keyof typeof WANTED) => whereIs(program) ?? program;
  return {
    ip: found('ip'),
    dnsmasq: found('dnsmasq'),
    postfix: found('postfix'),
    postgrey: found('postgrey'),
    exim: findExim(folder),
  };
}

/** Why namespaces cannot be made here; null where they can. */
export function refusesNamespaces(ip: string, name: string): string | null {
  try {
    execFileSync(ip, ['netns', 'add', name], { stdio: 'pipe' });
    execFileSync(ip, ['netns', 'exec', name, 'true'], { stdio: 'pipe' });
    return null;
  } catch {
    return 'this machine permits no network namespaces';
  } finally {
    try {
      execFileSync(ip, ['netns', 'del', name], { stdio: 'pipe' });
    } catch {
      // it was never made
    }
  }
}

function findExim(folder: string): Programs['exim'] {
  const installed = whereIs('exim4');
  if (installed !== null) return { path: installed, libraries: null };
  const root = join(folder, 'exim-package');
  mkdirSync(root);
  try {
    execFileSync('apt-get', ['-q', 'download', ...EXIM_PACKAGES], {
      cwd: root,
      stdio: 'pipe',
      timeout: 60_000,
    });
    for (const file of readdirSync(root).filter((name) => name.endsWith('.deb')))
      execFileSync('dpkg-deb', ['-x', file, '.'], { cwd: root, stdio: 'pipe' });
  } catch {
    return null; // no Debian, or no way to its packages
  }
  const path = join(root, 'usr/sbin/exim4');
  const libraries = readdirSync(join(root, 'usr/lib')).find((name) => name.endsWith('-linux-gnu'));
  if (!existsSync(path)) return null;
  return { path, libraries: libraries === undefined ? null : join(root, 'usr/lib', libraries) };
}

function whereIs(program: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}
