// One page of a list that was read whole: the rows behind a place, which stays where it is whoever comes or goes.
import * as z from 'zod';

/** The last row of the page before. */
export type Place = { at: number; id: string };

export type Part<Row> = { rows: readonly Row[]; isFirst: boolean; next: string | null };

/** As an address names it; it opens nothing, whoever made it up. */
export const place = z
  .string()
  .regex(/^-?\d{1,15}_[0-9A-Za-z-]{1,64}$/)
  .transform((text): Place => {
    const [at = '', id = ''] = text.split('_');
    return { at: Number(at), id };
  });

/** `rows` are put in the order of their places. */
export function pageAfter<Row>(
  after: Place | undefined,
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): Part<Row> {
  const ordered = rows.toSorted((a, b) => (isBehind(placeOf(a), placeOf(b)) ? 1 : -1));
  const left = after === undefined ? ordered : ordered.filter((row) => isBehind(placeOf(row), after));
  const page = left.slice(0, limit);
  const last = page.at(-1);
  const hasMore = left.length > limit && last !== undefined;
  return { rows: page, isFirst: after === undefined, next: hasMore ? written(placeOf(last)) : null };
}

function isBehind(place: Place, other: Place): boolean {
  return place.at > other.at || (place.at === other.at && place.id > other.id);
}

function written({ at, id }: Place): string {
  return `${at}_${id}`;
}
