// Whether a short text reads as a job title; used to find people on pages. It judges no role.
import { clauseItems, type Item } from './item.ts';
import { ownNames } from './own-name.ts';

const TITLE_MAX_CHARS = 120;
const TITLE_MAX_WORDS = 16;
/** Of the words, how many may be unknown: names of products, places, people. */
const UNKNOWN_MAX_SHARE = 0.8;

/** Letters that are titles, and as often those of a state, a domain, a measure, or a name: Cao, Caio, Cloe. */
const PLACE_LETTERS: ReadonlySet<string> = new Set(['md', 'gm', 'dg', 'gf', 'vd', 'cao', 'caio', 'clo']);

const NO_NAMES = ownNames([]);

/**
 * Whether the text, a line or a label of a page, is a job title in one of de fr es it pt nl sv da no fi pl cs en.
 * Longer than 120 characters is never one; nor is a sentence, a heading about somebody, or a bare field ("Sales").
 */
export function isTitleLike(text: string): boolean {
  if (text.length > TITLE_MAX_CHARS * 2) return false;
  const line = text.trim();
  if (line.length < 2 || line.length > TITLE_MAX_CHARS || /[<>{}!?]|https?:|@\S*\./.test(line)) return false;
  const items = clauseItems(line, NO_NAMES).flatMap((clause) => clause.items);
  const words = items.flatMap((item) => item.words);
  // "Grand Est" is a region; "est" alone a verb.
  const said = items.flatMap((item) => (item.meaning?.as === 'place' ? [] : item.words));
  if (words.length > TITLE_MAX_WORDS || isProse(line, said)) return false;
  const posts = items.filter(isPost);
  const unknown = items.filter(({ meaning }) => meaning === null).length;
  if (posts.length === 0 || unknown > words.length * UNKNOWN_MAX_SHARE) return false;
  // "Baltimore, MD" and the like: two letters beside unknown words are no title.
  return unknown === 0 || posts.some(({ words }) => !PLACE_LETTERS.has(words.join('')));
}

/** A post, a profession, an assistant, or a deputy whose post is in the same word ("subdirector"). */
function isPost({ meaning, words }: Item): boolean {
  if (meaning?.as === 'qualifier') {
    const written = words.join('');
    if (meaning.qualifier === 'deputy') return DEPUTY_POST.test(written);
    return meaning.qualifier === 'assistant' && written.length > 5;
  }
  return meaning?.as === 'post';
}

const DEPUTY_POST = /dire[ck]|dirett|dyrektor|johtaja|vicevd|viceceo|souschef|nestleder/;

function isProse(line: string, words: readonly string[]): boolean {
  if (words.length > 5 && /[a-zà-ÿ]{3}\.$/.test(line)) return true;
  return words.some((word) => PROSE_WORDS.has(word));
}

/** Words of sentences and headings, which titles do not have. */
const PROSE_WORDS: ReadonlySet<string> = new Set(
  `is are was were has have had he she they we his her their its who which that this these those you your my our
  joined started leads led founded became began brings holds oversees manages managed worked works helped believes
  meet message letter about contact blog read more view find join how why what when where said says told asked
  ist sind war hat haben wurde wir sie ihr ihre unser unsere nach seiner mehr uber est sont nous vous notre nos il elle
  rejoint fonde son sus nuestro nuestra ha sono nostro nostra nosso nossa heeft onze ons har vores ovat`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
