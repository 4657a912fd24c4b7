// Owns which writing systems may stand together in one label of a domain name. Knows no domains beyond one label.

/** Scripts in which domains are registered; any other counts as one more. Common and inherited marks fit all. */
const SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Khmer',
  'Georgian',
  'Ethiopic',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Han',
].map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));

const NEUTRAL = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Scripts that are written together: Japanese, Taiwanese and Korean, each with Latin (UTS 39 §5.2). */
const TOGETHER = [
  new Set(['Latin', 'Han', 'Hiragana', 'Katakana']),
  new Set(['Latin', 'Han', 'Bopomofo']),
  new Set(['Latin', 'Han', 'Hangul']),
];

/** Whether a label, in Unicode, mixes scripts as look-alikes do ("pаypal" with a Cyrillic а): UTS 39 "highly restrictive". */
export function mixesScripts(label: string): boolean {
  const scripts = new Set<string>();
  for (const character of label) {
    if (!NEUTRAL.test(character)) scripts.add(scriptOf(character));
  }
  return scripts.size > 1 && !TOGETHER.some((set) => [...scripts].every((script) => set.has(script)));
}

function scriptOf(character: string): string {
  return SCRIPTS.find(({ pattern }) => pattern.test(character))?.name ?? 'other';
}
