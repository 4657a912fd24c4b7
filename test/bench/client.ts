// Posts to a server over kept-alive connections, as cheaply as it can: the asker shares the machine with the asked.
import { Pool } from 'undici';

export const CONNECTIONS = 16;
const TIMEOUT_MS = 60_000;

export type Client = {
  /** Posts the JSON to /api/v1/<operation>; answers the body. @throws Error for every status but 200. */
  post(operation: string, key: string, json: string): Promise<string>;
  /** The same anywhere, with any body and headers. */
  send(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<string>;
  close(): Promise<void>;
};

export function openClient(base: string): Client {
  const pool = new Pool(base, {
    connections: CONNECTIONS,
    pipelining: 1,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });
  const client: Client = {
    post: (operation, key, json) =>
      client.send(
        `/api/v1/${operation}`,
        { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        json,
      ),
    send(path, headers, body) {
      return new Promise((resolve, reject) => {
        let status = 0;
        const chunks: Buffer[] = [];
        pool.dispatch(
          {
            method: 'POST',
            path,
            headers,
            body,
          },
          {
            onRequestStart() {},
            onResponseStart(_controller, statusCode) {
              status = statusCode;
            },
            onResponseData(_controller, chunk) {
              chunks.push(chunk);
            },
            onResponseEnd() {
              const text = Buffer.concat(chunks).toString();
              if (status === 200) resolve(text);
              else reject(new Error(`${path} answered ${status}: ${text}`));
            },
            onResponseError(_controller, error) {
              reject(error);
            },
          },
        );
      });
    },
    close: () => pool.close(),
  };
  return client;
}
