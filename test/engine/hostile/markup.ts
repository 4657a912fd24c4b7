// Pages of two megabytes, each made to cost whoever reads it as much as it can.
import { card, DOMAIN, page } from './pages.ts';

const PAGE_BYTES = 2_000_000;

const fill = (piece: string, bytes = PAGE_BYTES): string =>
  piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);
const numbered = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');
const ldJson = (text: string): string => `<script type="application/ld+json">${text}</script>`;

/** What each page is, and how it is made. */
export const MARKUP: readonly (readonly [what: string, make: () => string])[] = [
  ['nested 100,000 deep', () => fill('<div>', 500_000)],
  [
    'nested 100,000 deep around people',
    () => `${'<div><span>'.repeat(50_000)}${card('Ada Vellmarn', 'CEO')}`,
  ],
  ['closing what was never opened', () => fill('</div></p></li>')],
  ['of two million at signs', () => fill('@')],
  ['of half a million addresses', () => fill('a@b.c ')],
  ['of addresses of the company', () => numbered(70_000, (index) => `<p>a${index}@${DOMAIN}`)],
  ['of a million links', () => fill('<a href=/>')],
  [
    'of links to leaders',
    () => numbered(45_000, (index) => `<a href="/leadership/${index}">Leadership team</a>`),
  ],
  [
    'of a directory of people',
    () => numbered(25_000, (index) => card(`Ada ${nameOf(index)}`, 'Chief Executive Officer')),
  ],
  ['of people of one name', () => fill(card('Ada Vellmarn', 'CEO'))],
  ['of people with one surname', () => numbered(25_000, (index) => card(`${nameOf(index)} Vellmarn`, 'CEO'))],
  [
    'of people in JSON-LD',
    () =>
      ldJson(
        `[${numbered(20_000, (index) => `{"@type":"Person","name":"Ada ${nameOf(index)}","jobTitle":"CEO"},`)}1]`,
      ),
  ],
  ['of JSON-LD nested without end', () => ldJson(fill('{"@graph":['))],
  ['of JSON-LD nested and closed', () => ldJson(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)],
  [
    'of a thousand scripts of JSON-LD',
    () => fill(ldJson('{"@type":"Person","name":"Ada Vellmarn","jobTitle":"CEO"}')),
  ],
  ['of titles joined without end', () => page(card('Ada Vellmarn', fill('CEO & ')))],
  [
    'of sentences about leaders',
    () => fill('Our CEO Ada Vellmarn and our CFO Bo Thornquist met founder Cy Ravenel. '),
  ],
  ['of words without a blank', () => fill('a')],
  ['of blanks', () => `a${fill(' ')}b`],
  ['of one attribute', () => `<p title="${fill('x')}">`],
  ['of tables in tables', () => fill('<table><tr><td>Ada Vellmarn<td>CEO')],
  ['of half-written comments', () => fill('<!-')],
  ['of entities', () => fill('&commat;&period;')],
  ['of stacked marks', () => fill('\u0300')],
];

/** "Vellaaab": another one for each number below 26^4, made of letters. */
function nameOf(index: number): string {
  const letter = (place: number) => String.fromCodePoint(97 + (Math.floor(index / 26 ** place) % 26));
  return `Vell${letter(3)}${letter(2)}${letter(1)}${letter(0)}`;
}
