// Requests to the operator's provider: it may stand in the private network, so no address guard; but it gets only so
// long and may say only so much, and leads nowhere else.

const TIMEOUT_MS = 8_000;
const BODY_MAX_BYTES = 256 * 1024;

export type Fetch = typeof fetch;

export type ProviderFetch = (
  url: string,
  request: { method: string; headers: Record<string, string>; body?: URLSearchParams | undefined },
) => Promise<Response>;

/** As `fetch`, with an end in time and size and without redirects; throws at either end. */
export function makeProviderFetch(fetch: Fetch): ProviderFetch {
  return async (url, { method, headers: requestHeaders, body: form }) => {
    const response = await fetch(url, {
      method,
      headers: requestHeaders,
      ...(form === undefined ? {} : { body: form }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await readLimited(response);
    const { status, statusText, headers } = response;
    return new Response(mayHaveBody(status) ? body : null, { status, statusText, headers });
  };
}

async function readLimited(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The types of the platform's streams leave out that they can be walked through.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) throw new RangeError('the provider’s answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Fetch §2.2.3: a null body status takes none. */
function mayHaveBody(status: number): boolean {
  return ![101, 103, 204, 205, 304].includes(status);
}
