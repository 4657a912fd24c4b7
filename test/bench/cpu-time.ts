// How much processor time a process has used, where the system tells.
import { readFileSync } from 'node:fs';

/** USER_HZ, the unit of /proc, is 100 on every Linux that Node.js runs on. */
const TICK_MS = 10;
/** proc(5): utime and stime are fields 14 and 15; the first field after the name's `)` is number 3. */
const USER_FIELD = 14 - 3;
const SYSTEM_FIELD = 15 - 3;

/** Milliseconds of all its threads, in steps of 10; null where there is no /proc. */
export function cpuTimeMs(pid: number): number | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD])) * TICK_MS;
}
