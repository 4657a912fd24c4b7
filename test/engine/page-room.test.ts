import { describe, expect, test } from 'vitest';
import type { PageFacts } from '../../src/engine/mention.ts';
import { ADDRESSES_MAX, fitInto, MENTIONS_MAX } from '../../src/engine/page-room.ts';
import { factsOf } from './page/people-of.ts';

const PAGE = factsOf(
  Array.from({ length: 30 }, (_, index) => {
    const name = `Vell${'abcdefghijklmnopqrstuvwxyzabcd'[index]}${index > 25 ? 'x' : 'y'}`;
    return `<div><h3>Ada ${name}</h3><p>CEO</p><a href="mailto:ada.${name}@vellmarn.test">x</a></div>`;
  }).join(''),
);

describe('what a search keeps of its pages', () => {
  test('is all of a dozen pages of an honest company', () => {
    const kept: PageFacts[] = [];
    for (let page = 0; page < 12; page += 1) kept.push(fitInto(kept, PAGE));
    expect(kept).toEqual(Array.from({ length: 12 }, () => PAGE));
    expect(PAGE.mentions).toHaveLength(30);
  });

  test('is bounded, the first first', () => {
    const kept: PageFacts[] = [];
    for (let page = 0; page < 100; page += 1) kept.push(fitInto(kept, PAGE));
    expect(kept.flatMap(({ mentions }) => mentions)).toHaveLength(MENTIONS_MAX);
    expect(kept.flatMap(({ addresses }) => addresses)).toHaveLength(ADDRESSES_MAX);
    expect(kept[0]).toEqual(PAGE);
    expect(kept.at(-1)).toMatchObject({ url: PAGE.url, mentions: [], addresses: [] });
  });
});
