// Which page is quoted for a printed address: the one that shows whose it is.
import { expect, test } from 'vitest';
import type { CheckedAddress } from '../../src/engine/addresses/check-holder.ts';
import { evidenceOf } from '../../src/engine/find-evidence.ts';
import type { PageFacts } from '../../src/engine/mention.ts';
import { gatherPeople } from '../../src/engine/people/gather.ts';
import { findHolders } from '../../src/engine/people/holders.ts';
import type { Holder } from '../../src/engine/people/person.ts';
import { factsOf } from './page/people-of.ts';

const NOW = 1_700_000_000_000;
const ADDRESS = 'a.oyelmarn@vellmarn.test';
const TITLED = '<div><h3>Åda Öyelmarn</h3><p>CEO</p></div>';
const FOOTER = `<footer><p>Press: <a href="mailto:${ADDRESS}">${ADDRESS}</a></p></footer>`;
const CARD = `<div><h3>Åda Öyelmarn</h3><p>CEO</p><p><a href="mailto:${ADDRESS}">${ADDRESS}</a></p></div>`;
const COLLEAGUE = `<div><h3>Bo Wintle</h3><p>CTO</p><p>Write to ${ADDRESS}</p></div>`;

const CHECKED: CheckedAddress = {
  address: ADDRESS,
  probability: 0.9,
  parts: [],
  basis: { own: { probability: 0.5, features: [] }, others: [], none: 0.5 },
  sign: null,
  source: 'published',
  printed: true,
  answer: null,
};

function holderOn(pages: readonly PageFacts[]): Holder {
  const [holder] = findHolders(gatherPeople(pages, 'CEO', ['Vellmarn']), 'CEO');
  if (holder === undefined) throw new Error('the pages name a holder');
  return holder;
}

function quoted(...bodies: readonly string[]): { url: string | null; words: string } | undefined {
  const pages = bodies.map((body, index) => factsOf(body, `/${index}`));
  const evidence = evidenceOf(holderOn(pages), CHECKED, { pages, patternSeen: false, now: NOW });
  const found = evidence.filter(({ about }) => about === 'address');
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0];
}

test.each([
  ['the page where it stands beside the person, not a footer read before', [FOOTER, CARD], 1],
  ['that page, read first too', [CARD, FOOTER], 0],
  ['not the card of a colleague', [COLLEAGUE, CARD], 1],
  ['a footer, where nothing else prints it', [TITLED, FOOTER], 1],
])('an address is quoted from %s', (_which, bodies, page) => {
  expect(quoted(...bodies)?.url).toBe(`https://www.vellmarn.test/${page}`);
});

test('the words name the person, however the name is written', () => {
  expect(quoted(FOOTER, CARD)?.words).toContain('Öyelmarn');
});

test('the address alone names nobody, though the surname stands in it', () => {
  const linked = `<p>oyelmarn <a href="mailto:${ADDRESS}">mail</a></p>`;
  expect(quoted(FOOTER, TITLED)?.words).not.toContain('Öyelmarn');
  expect(quoted(FOOTER, `${TITLED}${linked}`)?.url).toBe('https://www.vellmarn.test/1');
});

test('nothing is quoted where no page prints it', () => {
  expect(quoted(TITLED)).toBeUndefined();
});
