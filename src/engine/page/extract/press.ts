// People in news: whom an article quotes or names with a title, and when it was written.
import type { Mention } from '../../mention.ts';
import { mentionOf, type Reading } from '../reading.ts';
import { wordsOf, type LinePerson } from './prose.ts';

/** Mentions by quotes; in an article (`writtenAt` is known) by its other sentences too. */
export function readPress(
  reading: Reading,
  people: readonly LinePerson[],
  article: { isArticle: boolean; writtenAt: number | undefined },
): Mention[] {
  const writtenAt = article.isArticle ? article.writtenAt : undefined;
  return people
    .filter(({ person }) => person.isQuote || article.isArticle)
    .map(({ person }) => mentionOf(reading.page, 'press', { ...person, words: wordsOf(person), writtenAt }));
}
