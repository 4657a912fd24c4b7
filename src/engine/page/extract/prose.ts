// People in running text that is no news: biographies, "about us", captions.
import type { Mention } from '../../mention.ts';
import { bareName } from '../judge.ts';
import { mentionOf, type Reading } from '../reading.ts';
import { peopleInText, type SentencePerson } from '../sentences.ts';
import type { TextLine } from '../document.ts';
import type { SectionSense } from '../sections.ts';

export type LinePerson = { line: TextLine; person: SentencePerson };

const LINE_MIN_CHARS = 15;
const LINE_MAX_CHARS = 6_000;
const SENTENCES_MAX = 800;
const PEOPLE_MAX = 200;

/** Everybody whom the page's sentences give a title, outside the sections that are about others. */
export function findProsePeople(reading: Reading): LinePerson[] {
  const found: LinePerson[] = [];
  const budget = { sentences: SENTENCES_MAX };
  // "Managing Director, Vell Marine" under a name is that person's title, and no Mr Marine's
  const titles = new Set(reading.people.filter(isUnder).map(({ titleLine }) => titleLine));
  let headed = '';
  for (const line of reading.document.lines) {
    if (line.owner.heading > 0) headed = nameIn(reading, line);
    if (found.length >= PEOPLE_MAX || budget.sentences <= 0) break;
    if (line.text.length < LINE_MIN_CHARS || isMenuLine(line.text) || titles.has(line)) continue;
    const sense = reading.sections.senseOf(line);
    if (sense === 'former' || reading.isOtherFirm(line)) continue;
    const text = line.text.slice(0, LINE_MAX_CHARS);
    const given = givenAtStart(headed, text);
    const whole = given === '' ? text : headed + text.slice(given.length);
    for (const person of peopleInText(reading.judge, whole, budget)) {
      const words =
        given !== '' && person.words.startsWith(headed)
          ? given + person.words.slice(headed.length)
          : person.words;
      if (person.organization !== undefined || !ELSEWHERE.has(sense))
        found.push({ line, person: { ...person, words } });
    }
  }
  return found;
}

/** The name that the heading is; '' where it is more. */
function nameIn({ judge }: Reading, line: TextLine): string {
  const name = bareName(line.text);
  return judge.isName(name) ? name : '';
}

/** "Ada is our CEO." under the heading "Ada Vell": her given name. What else biographies tell may be of other firms. */
function givenAtStart(headed: string, text: string): string {
  const [given = '', ...others] = headed.split(' ');
  if (others.length === 0 || given.length < 2 || !text.startsWith(`${given} `)) return '';
  return IS_OURS.test(text.slice(given.length)) ? given : '';
}

const IS_OURS =
  /^ (?:is|ist|est|es|è|é|är|er|jest|on) (?:our|unser|unsere|notre|nuestr[oa]|(?:il |la )?nostr[oa]|(?:o |a )?noss[oa]|onze|ons|vår|vores|nasz|nasza|náš|naše) /u;

/** Words with capitals and no mark between them are links side by side: "President Board Founders Past Presidents". */
function isMenuLine(text: string): boolean {
  if (text.length > MENU_MAX_CHARS || /[.,;:!?()\u2013\u2014]/.test(text)) return false;
  const words = text.split(' ');
  if (
    words.length < MENU_MIN_WORDS ||
    !words.every((word) => /^(?:[\p{Lu}\d&|/·•+-]|\p{Ll}{1,3}$)/u.test(word))
  )
    return false;
  return words.filter((word) => /^\p{Ll}/u.test(word)).length * 6 <= words.length;
}

const MENU_MAX_CHARS = 400;
const MENU_MIN_WORDS = 6;

/** Whose biographies tell of their posts in other firms. */
const ELSEWHERE: ReadonlySet<SectionSense> = new Set(['foreign', 'advisors', 'overseers']);

function isUnder({ line, titleLine }: Reading['people'][number]): boolean {
  return line !== titleLine;
}

/** Mentions by the sentences that quote nobody; a news article is left to the reader of news. */
export function readProse(reading: Reading, people: readonly LinePerson[], isArticle: boolean): Mention[] {
  return people
    .filter(({ person }) => !isArticle && !person.isQuote)
    .map(({ person }) => mentionOf(reading.page, 'prose', { ...person, words: wordsOf(person) }));
}

/** The sentence, cut so that the name stands in it. */
export function wordsOf({ words, name }: SentencePerson): string {
  return words.slice(Math.max(0, words.indexOf(name) - 110));
}
