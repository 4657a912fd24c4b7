// A title cut into words and separators. Knows letters and signs, no meanings.
import { fold } from '../names/fold.ts';
import { isUnspaced, spacedOut } from './unspaced.ts';
import { AND_AS_WRITTEN, AND_WORDS } from './words/modifiers.ts';

const TITLE_MAX_CHARS = 300;

export type TitleToken = {
  kind: 'word' | 'and' | 'comma' | 'hard' | 'open' | 'close';
  /** ASCII, lower case, but of scripts without spaces as printed; of `and` always "&". */
  word: string;
  /** As printed. */
  raw: string;
};

const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|[&+@,;:|•·/()[\]\n]|[-–—]/gu;

const SIGNS: Readonly<Record<string, TitleToken['kind']>> = {
  '&': 'and',
  '+': 'and',
  '/': 'and',
  ',': 'comma',
  ':': 'comma',
  '–': 'comma',
  '—': 'comma',
  ';': 'hard',
  '|': 'hard',
  '•': 'hard',
  '·': 'hard',
  '\n': 'hard',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
};

/** The title's tokens in order; beyond 300 characters it is not read. */
export function titleTokens(title: string): TitleToken[] {
  const text = prepared(
    spacedOut(
      title
        .slice(0, TITLE_MAX_CHARS)
        .replace(/[™®©℠]/gu, ' ')
        .normalize('NFKC'),
    ),
  );
  const tokens: TitleToken[] = [];
  for (const { 0: raw, index } of text.matchAll(TOKEN)) {
    if (raw === '-') {
      if (text[index - 1] === ' ' || text[index + 1] === ' ') tokens.push({ kind: 'comma', word: ',', raw });
      continue;
    }
    const sign = SIGNS[raw];
    if (sign !== undefined) tokens.push({ kind: sign, word: sign === 'and' ? '&' : raw, raw });
    else {
      const word = isUnspaced(raw) ? raw : fold(raw).replace(/[^a-z0-9@]/g, '');
      if (AND_WORDS.has(word) || AND_AS_WRITTEN.has(raw)) tokens.push({ kind: 'and', word: '&', raw });
      else if (word !== '') tokens.push({ kind: 'word', word, raw });
    }
  }
  return tokens;
}

/** The words of a phrase as the tables write it, as `titleTokens` would give them. */
export function phraseWords(phrase: string): string[] {
  return titleTokens(phrase).map(({ word }) => word);
}

/** What is written in ways that signs would tear apart: gender forms, "R&D", "V.P.", "P.-D.G.", spans of years. */
function prepared(text: string): string {
  if (PLAIN.test(text)) return text;
  return withoutPrefixes(text)
    .replace(/[(/]\s?[mwfdxi](?:\s?[/|]\s?[mwfdxhva*]){1,3}\s?\)?/giu, ' ')
    .replace(
      /(?<=\p{L})(?:[:*_·.]|\(|\/-?)(?:in|innen|rice|trice|euse|ice|ère|ière|ora|ne|ka|e|a|o|r)(?![\p{L}\p{N}])\)?/gu,
      '',
    )
    .replace(SINCE, ' ')
    .replace(/(?:19|20)\d\d\s?(?:[-–—]|to|bis)\s?(?:(?:19|20)\d\d|\d\d(?!\d))/gu, ' formerly ')
    .replace(/†|(?<!\p{L})(?:a\.\s?D|i\.\s?R)\.(?!\p{L})/gu, ' formerly ')
    .replace(/(?<!\p{L})(?:a\.\s?i|p\.\s?o|[ив]\.\s?о|v\.\s?d)\.(?!\p{L}\.)/giu, ' interim ')
    .replace(/(?<!\p{L})(\p{L})\s?[&+]\s?(\p{L})(?!\p{L})/gu, '$1n$2')
    .replace(/(?<=(?<!\p{L})\p{L}\.)-(?=\p{L}\.)/gu, '')
    .replace(/(?<=(?<!\p{L})\p{L}{1,4})\.(?=\p{L}(?!\p{L}))/gu, '')
    .replace(/\./g, ' ');
}

/** Latin letters, blanks and commas alone: most lines of a page. */
const PLAIN = /^[A-Za-zÀ-ɏ ,]*$/;

/** "since March 2019", "seit 1. Mai 2019": the post is held. */
const SINCE =
  /(?<!\p{L})(?:since|as of|effective|seit|depuis|desde|dal|sinds|sedan|siden|od)\s(?:\d{1,2}\.?\s)?(?:\p{L}{3,10}\.?\s)?(?:19|20)\d\d(?!\d|\s?[-–—]\s?(?:19|20)\d\d)/giu;

/** Hebrew and Arabic write "and" before the word, Hebrew a mark inside its acronyms. */
function withoutPrefixes(text: string): string {
  if (!/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)) return text;
  return text
    .replace(/(?<=\p{Script=Hebrew})["״'׳](?=\p{Script=Hebrew})/gu, '')
    .replace(/(?<!\p{L})ו(?=מנכל|מייסד|סמנכל|נשיא|יור|בעל)/gu, ' & ')
    .replace(/(?<!\p{L})و\s?(?=ال|مؤسس|شريك|مدير|رئيس|عضو)/gu, ' & ');
}
