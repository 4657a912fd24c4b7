// The suite sends no token: this stands before the endpoint and adds one, and changes nothing else.
import { request } from 'node:http';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';

/** Everything at the proxy goes to the same path at `target`, Host and Origin as the suite has sent them. */
export function openTokenProxy(target: string, token: string): Promise<Listening> {
  const { hostname, port } = new URL(target);
  return listen((incoming, response) => {
    const { method, url: path, headers } = incoming;
    const outgoing = request(
      { hostname, port, method, path, headers: { ...headers, authorization: `Bearer ${token}` } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
}
