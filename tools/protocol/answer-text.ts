// An answer as the text that goes out. Lists that never change are written once: making their text anew costs more than
// all else about such a call.
import type { JSONRPCMessage } from '@modelcontextprotocol/server';

const written = new WeakMap<object, string>();

/** From now on the text of `list`, where it stands as `result.tools`, is this one. It must be frozen. */
export function writeOnce(list: object): void {
  written.set(list, toPlainLetters(JSON.stringify(list)));
}

/** What `JSON.stringify` says of the message, in other escapes perhaps. */
export function answerText(message: JSONRPCMessage): string {
  if (!('result' in message)) return JSON.stringify(message);
  const { result, ...envelope } = message;
  const { tools, ...rest } = result;
  const text = typeof tools === 'object' && tools !== null ? written.get(tools) : undefined;
  if (text === undefined) return JSON.stringify(message);
  return open(envelope, `"result":${open(rest, `"tools":${text}`)}`);
}

/** The object with one member more, which is text already. */
function open(object: object, member: string): string {
  const json = JSON.stringify(object);
  return json === '{}' ? `{${member}}` : `${json.slice(0, -1)},${member}}`;
}

/** A text of one-byte letters is sent as it stands; one other letter makes Node convert all of it at each sending. */
function toPlainLetters(json: string): string {
  return json.replace(/[^\0-\x7F]/gu, (letter) =>
    Array.from({ length: letter.length }, (_, index) => escape(letter.charCodeAt(index))).join(''),
  );
}

function escape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
