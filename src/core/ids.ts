// Identifiers that we hand out: UUIDv7 text, so that newer rows sort last.
import { v7 } from 'uuid';

export type NewId = () => string;

/** A new UUIDv7 (RFC 9562 §5.7), lower case. */
export const newId: NewId = () => v7();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether the text could be one of our ids; anything else is simply unknown. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
