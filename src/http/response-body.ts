// Owns how a response body becomes bytes: content codings undone while streaming, and a limit that no bomb outlives.
import { pipeline, type Readable, Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { GuardedFetchError } from './guarded-fetch-error.ts';

/** What we tell servers that we undo. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

/** More codings than this on one body are an attack, not a server. */
const CODINGS_MAX = 2;
/** Compressed bytes that may be read beyond `maxBytes`: headers and padding of formats that yield nothing. */
const RAW_SLACK_BYTES = 65_536;

export type BodyLimit = {
  /** Of the decoded body. */
  maxBytes: number;
  onTooLarge: 'truncate' | 'refuse';
  /** Called for each piece as it comes. */
  onChunk?: () => void;
};

/**
 * Reads a body to its end or to the limit. Throws GuardedFetchError `too_large` (only with 'refuse') and `protocol`
 * (an unknown coding); errors of the stream come through as they are.
 */
export async function readBody(
  body: Readable,
  contentEncoding: string | null,
  limit: BodyLimit,
): Promise<{ bytes: Uint8Array; truncated: boolean }> {
  const decoded = await decode(body, contentEncoding, limit.maxBytes + RAW_SLACK_BYTES);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of decoded as AsyncIterable<Uint8Array>) {
      limit.onChunk?.();
      const room = limit.maxBytes - size;
      if (chunk.length > room) {
        chunks.push(chunk.subarray(0, room));
        return tooLarge(chunks, limit);
      }
      chunks.push(chunk);
      size += chunk.length;
    }
  } catch (error) {
    if (error instanceof RawLimitError) return tooLarge(chunks, limit);
    throw error;
  } finally {
    decoded.destroy();
    body.destroy();
  }
  return { bytes: Buffer.concat(chunks), truncated: false };
}

class RawLimitError extends Error {}

function tooLarge(chunks: Uint8Array[], limit: BodyLimit): { bytes: Uint8Array; truncated: boolean } {
  if (limit.onTooLarge === 'refuse') throw new GuardedFetchError('too_large');
  return { bytes: Buffer.concat(chunks), truncated: true };
}

async function decode(body: Readable, contentEncoding: string | null, rawMax: number): Promise<Readable> {
  const codings = codingsOf(contentEncoding);
  if (codings.length === 0) return body;
  // RFC 9110 §8.4: listed in the order in which they were applied
  const decoders: Transform[] = [];
  for (const coding of codings.reverse()) decoders.push(await decoderOf(coding, body));
  const last = decoders.at(-1);
  if (last === undefined) return body;
  // the error reaches whoever reads the last stream; the callback only keeps it from being unhandled
  pipeline([body, countRaw(rawMax), ...decoders], () => undefined);
  return last;
}

function codingsOf(contentEncoding: string | null): string[] {
  const codings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > CODINGS_MAX) throw new GuardedFetchError('protocol');
  return codings;
}

/** Bodies cut short are common and worth reading: both families of decoders give what they have. */
async function decoderOf(coding: string, body: Readable): Promise<Transform> {
  const zlib = { finishFlush: constants.Z_SYNC_FLUSH };
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(zlib);
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    case 'deflate':
      return (await startsWithZlibHeader(body)) ? createInflate(zlib) : createInflateRaw(zlib);
    default:
      body.destroy();
      throw new GuardedFetchError('protocol');
  }
}

/** RFC 9110 §8.4.1.2: "deflate" is the zlib format, yet some servers send the bare stream. */
async function startsWithZlibHeader(body: Readable): Promise<boolean> {
  const [first] = await peek(body);
  return first === undefined || (first & 0x0f) === 8;
}

async function peek(body: Readable): Promise<Uint8Array> {
  for (;;) {
    const chunk = body.read() as Uint8Array | null;
    if (chunk !== null) {
      body.unshift(chunk);
      return chunk;
    }
    if (body.readableEnded || body.destroyed) return new Uint8Array();
    await new Promise<void>((resolve) => {
      const settle = () => {
        for (const event of ['readable', 'end', 'error', 'close']) body.off(event, settle);
        resolve();
      };
      for (const event of ['readable', 'end', 'error', 'close']) body.on(event, settle);
    });
  }
}

function countRaw(rawMax: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.length;
      if (size > rawMax) done(new RawLimitError());
      else done(null, chunk);
    },
  });
}
