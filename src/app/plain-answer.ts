// Answers that the HTTP application cannot give: before it is there, and to what is no request.
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** While the service starts: it may wait for its database. */
export const answerNotYet: RequestListener = (_request, response) => {
  const body = JSON.stringify({ error: 'The service is starting' });
  response.writeHead(503, { ...headersOf(body), 'Retry-After': '1' }).end(body);
};

/** Errors of Node's parser that are not simply a malformed request. */
const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Bytes that are no HTTP request, or one that never ends: listens to `clientError`. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // With bytes on their way already, ours would land in the middle of another answer.
  if (!socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_CODE[error.code ?? ''] ?? 400;
  const reason = STATUS_CODES[status] ?? 'Bad Request';
  const body = JSON.stringify({ error: reason });
  const head = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${head.join('')}\r\n${body}`);
}

function headersOf(body: string): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Request-Id': randomUUID(),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
}
