// Owns how the bytes of a page become text, whatever charset they claim. Never throws; knows no HTML beyond <meta>.

/** The HTML standard looks for a <meta charset> in the first 1024 bytes; real pages put it later. */
const META_BYTES = 4_096;
const LEGACY = 'windows-1252';

/** Byte order marks, which outrank every claim (WHATWG Encoding §6). */
const MARKS: readonly { bytes: readonly number[]; label: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { bytes: [0xfe, 0xff], label: 'utf-16be' },
  { bytes: [0xff, 0xfe], label: 'utf-16le' },
];

/**
 * The text of a body: by its byte order mark, else as UTF-8 where it is valid UTF-8 beyond ASCII (no other charset
 * looks like it by chance, but many pages claim another), else by the header's charset, the page's own, windows-1252.
 */
export function decodeBody(body: Uint8Array, contentType: string | null): string {
  const mark = MARKS.find(({ bytes }) => bytes.every((byte, index) => body[index] === byte));
  if (mark !== undefined) return decode(body, mark.label);
  const claimed = decoderLabel(headerCharset(contentType)) ?? decoderLabel(metaCharset(body));
  if (claimed?.startsWith('utf-16')) return decode(body, claimed);
  const utf8 = strictUtf8(body);
  // escape-based charsets are ASCII bytes that mean something else
  if (utf8 !== null && !claimed?.startsWith('iso-2022')) return utf8;
  // invalid UTF-8 that was claimed stays UTF-8 with replacement marks: most of it is right
  return decode(body, claimed ?? LEGACY);
}

function strictUtf8(body: Uint8Array): string | null {
  try {
    // as a stream, so that a body cut within a character is still valid
    return new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true });
  } catch {
    return null;
  }
}

function decode(body: Uint8Array, label: string): string {
  return new TextDecoder(label).decode(body);
}

/** The decoder's own name for a label; undefined for one that nobody knows. */
function decoderLabel(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

const CHARSET = /charset\s{0,9}=\s{0,9}["']?\s{0,9}([a-z0-9_.:-]{1,40})/i;

function headerCharset(contentType: string | null): string | undefined {
  return CHARSET.exec((contentType ?? '').slice(0, 500))?.[1];
}

/** WHATWG HTML §13.2.3.2, in short; a page whose own bytes say "utf-16" in ASCII is none. */
function metaCharset(body: Uint8Array): string | undefined {
  const head = Buffer.from(body.subarray(0, META_BYTES)).toString('latin1');
  for (const [tag] of head.matchAll(/<(?:meta|\?xml)\s[^>]{0,300}/gi)) {
    const label = CHARSET.exec(tag)?.[1] ?? /encoding=["']([a-z0-9_.:-]{1,40})/i.exec(tag)?.[1];
    if (label !== undefined) return /^utf-?16/i.test(label) ? 'utf-8' : label;
  }
  return undefined;
}
