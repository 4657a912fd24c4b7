// Page cursors: opaque to callers, bound to the operation and the team, refused where we did not issue them.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalidRequest } from './errors.ts';

export const CURSOR_MAX_CHARACTERS = 512;
const TAG_BYTES = 16;

/** Where a page ended: the sort key of its last row. */
export type Position = { at: number; id: string };

export type Cursors = {
  issue(list: string, teamId: string, position: Position): string;
  /** Throws `invalid_request` for a text that was not issued for this list and team. */
  read(list: string, teamId: string, cursor: string): Position;
};

/** `key` is secret and the same in all processes. */
export function createCursors(key: Uint8Array): Cursors {
  const tagOf = (list: string, teamId: string, body: string) =>
    createHmac('sha256', key).update(`${list}\n${teamId}\n${body}`).digest().subarray(0, TAG_BYTES);
  return {
    issue(list, teamId, position) {
      const body = `${position.at}:${position.id}`;
      return Buffer.concat([tagOf(list, teamId, body), Buffer.from(body)]).toString('base64url');
    },
    read(list, teamId, cursor) {
      const refused = () => invalidRequest('cursor is not one that was issued here');
      if (cursor.length > CURSOR_MAX_CHARACTERS) throw refused();
      const bytes = Buffer.from(cursor, 'base64url');
      if (bytes.length <= TAG_BYTES || bytes.toString('base64url') !== cursor) throw refused();
      const body = bytes.subarray(TAG_BYTES).toString('utf8');
      if (!timingSafeEqual(bytes.subarray(0, TAG_BYTES), tagOf(list, teamId, body))) throw refused();
      const colon = body.indexOf(':');
      return { at: Number(body.slice(0, colon)), id: body.slice(colon + 1) };
    },
  };
}

/** One page of rows read with `limit + 1`: what to answer, and whether anything is left. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorAfter: (last: Row) => string,
): { page: Row[]; nextCursor: string | null; isDone: boolean } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isDone = rows.length <= limit || last === undefined;
  return { page, nextCursor: isDone ? null : cursorAfter(last), isDone };
}
