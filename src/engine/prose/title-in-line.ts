// A title that stands in a line, with the words before and after it that change its meaning: "former", "until 2021",
// "assistant to the", "at Northwind". Knows words, not who pointed at them.
import { fold } from '../names/fold.ts';
import { ENDED, isOver } from '../page/sentences.ts';
import { knownForm, meaningAt } from '../titles/lexicon.ts';

export type Range = { from: number; to: number };

/** Before the title; a mark or a name ends the reach. */
const REACH_WORDS = 5;
const CLAUSE_END = /[.,;:!?()“”„«»"–—]/u;
const WAS =
  /(?<!\p{L})(?:was|were|had been|war|waren|était|fut|era|fue|foi|été|byl|był)(?: \p{L}+)?(?: (?:the|a|an|our|its|der|die|le|la|el|il|o))?\s*$/iu;
const THEN = /(?<!\p{L})(?:then|erstwhile|damalige[nr]?|alors|entonces|allora)[ -]+$/iu;
const WAS_APPOINTED =
  /(?:was|been|wurde|été|fue|foi|stat[oa])\s(?:named|appointed|promoted|elected|chosen|made|hired|recruited|confirmed|ernannt|berufen|nommée?|nombrad[oa]|nomead[oa]|nominat[oa])/iu;
/** What follows a title and says at which organisation. */
const AT_ORGANIZATION =
  /^,? (?:of|at|bei|von|der|chez|de|di|da|presso|van|hos|för) (?:the )?[\p{Lu}\d][^.,;()]{1,80}/u;
const SENTENCE_END = /[.!?]\s/u;
const AFTER_CHARS = 120;

/**
 * The title as the line means it, with such words; null where the line puts it into the past otherwise. `name` is where
 * the person's name stands in the same line.
 */
export function titleAsPrinted(line: string, title: Range, name: Range | null): string | null {
  const [start, end] = [name?.from ?? title.from, name?.to ?? title.from];
  const before = line.slice(name !== null && name.to <= title.from ? name.to : 0, title.from);
  const after = line.slice(title.to, title.to + AFTER_CHARS);
  const last = Math.max(end, title.to);
  const rest = line.slice(last).split(SENTENCE_END, 1)[0] ?? '';
  if (isOver(line.slice(0, start), line.slice(end, last) + rest)) return null;
  const appointed = before.split(WAS_APPOINTED);
  if (THEN.test(before) || (appointed.length === 1 && WAS.test(before))) return null;
  const over = ENDED.exec(after)?.[1];
  const organization = AT_ORGANIZATION.exec(after)?.[0] ?? '';
  const words = `${qualifiersBefore(appointed.at(-1) ?? '')}${line.slice(title.from, title.to)}`;
  return over === undefined ? `${words}${organization}` : `${words} ${over}`;
}

/** From the first word within reach that qualifies a post ("former", "vice"), or is one that serves it ("chief of staff to the"). */
function qualifiersBefore(before: string): string {
  const clause = before.split(CLAUSE_END).at(-1) ?? '';
  const words = clause
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(-REACH_WORDS);
  const forms = words.map((word) =>
    knownForm(
      fold(word)
        .replace(/[^a-z0-9]+/g, ' ')
        .trim(),
    ),
  );
  const meanings = forms.map((_form, at) => meaningAt(forms, at)?.meaning.as);
  const first = meanings.findIndex((meaning, at) => {
    // "was" alone is judged where it stands right before the title
    if (meaning === 'qualifier') return words[at] !== 'was';
    return meaning === 'post' && meanings.includes('to', at);
  });
  return first === -1 ? '' : `${words.slice(first).join(' ')} `;
}
