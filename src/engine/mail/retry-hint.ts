// How long a server that says "later" wants us to stay away, where its words tell. Knows no meaning of the rest.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** "come back in 00:04:59" (milter-greylist). A version number or a date has no two colons. */
const CLOCK = /(?<![\d:.])(\d{1,2}):([0-5]\d):([0-5]\d)(?![\d:.])/u;
/** "try again in 300 seconds", "erneut in 5 Minuten", "greylisted for 60 s". */
const COUNTED =
  /(?<![\w.:-])(\d{1,5}) ?(s|secs?|seconds?|sekunden?|secondes?|segundos?|secondi|m|mins?|minutes?|minuten?|minutos?|minuti|h|hours?|stunden?|heures?|horas?|ore)\b/u;
/** Longer than this nobody greylists. */
const HINT_MAX_MS = 24 * HOUR_MS;

/** Milliseconds, or null. `text` is the reply's, as it came. */
export function readRetryHint(text: string): number | null {
  const ms = clockMs(text) ?? countedMs(text.toLowerCase());
  return ms === null || ms === 0 || ms > HINT_MAX_MS ? null : ms;
}

function clockMs(text: string): number | null {
  const [, hours, minutes, seconds] = CLOCK.exec(text) ?? [];
  if (hours === undefined) return null;
  return Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
}

function countedMs(text: string): number | null {
  const [, count, unit = ''] = COUNTED.exec(text) ?? [];
  if (count === undefined) return null;
  const unitMs = UNITS.find(([words]) => words.test(unit))?.[1] ?? MINUTE_MS;
  return Number(count) * unitMs;
}

const UNITS: readonly (readonly [words: RegExp, ms: number])[] = [
  [/^(?:s|sec|sek|seg)(?:$|[^t])/u, SECOND_MS],
  [/^(?:h|st|or)/u, HOUR_MS],
];
