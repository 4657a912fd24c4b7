// What a stream of server-sent events carries besides its events.
import type { ServerResponse } from 'node:http';

export const JSON_TYPE = 'application/json';
export const EVENT_STREAM_TYPE = 'text/event-stream';

/** `X-Accel-Buffering` and `no-transform`: proxies hand every byte on as it comes. */
export const EVENT_STREAM_HEADERS = {
  'Content-Type': EVENT_STREAM_TYPE,
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Writes a comment now and whenever the time is over, until the returned function is called. */
export function keepAlive(response: ServerResponse, everyMs: number): () => void {
  response.write(': open\n\n');
  const timer = setInterval(() => response.write(': keepalive\n\n'), everyMs);
  return () => clearInterval(timer);
}
