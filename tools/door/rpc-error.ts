// Refusals of the endpoint itself: an HTTP status and a JSON-RPC error, in words of ours.
import type { Response } from 'express';

/** JSON-RPC 2.0 §5.1; `server` is the first of the codes left to implementations. */
export const RPC = {
  parse: -32_700,
  invalidRequest: -32_600,
  internal: -32_603,
  server: -32_000,
} as const;

export function refuse(
  response: Response,
  status: number,
  code: number,
  message: string,
  id: string | number | null = null,
): void {
  // Whatever is left of a body that we shall not read must not hold the connection.
  if (!response.req.complete) response.setHeader('Connection', 'close');
  response.status(status).json({ jsonrpc: '2.0', error: { code, message }, id });
}
