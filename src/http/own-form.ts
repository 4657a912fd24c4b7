// Whether a form was sent from a page of ours: the browser says where it comes from, and forms of others say otherwise.
import type { IncomingMessage } from 'node:http';

/** By Origin (RFC 6454 §7), which browsers send with every POST; by Sec-Fetch-Site where a browser leaves it out. */
export function isOwnForm(request: IncomingMessage, publicUrl: string): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === new URL(publicUrl).origin;
  return request.headers['sec-fetch-site'] === 'same-origin';
}
