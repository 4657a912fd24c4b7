// Posts to a server over kept-alive connections, as cheaply as it can: the asker shares the machine with the asked.
import { Pool } from 'undici';

export const CONNECTIONS = 16;
const TIMEOUT_MS = 60_000;

export type Client = {
  /** Posts the JSON to /api/v1/<operation>; answers the body. @throws Error for every status but 200. */
  post(operation: string, key: string, json: string): Promise<string>;
  close(): Promise<void>;
};

export function openClient(base: string): Client {
  const pool = new Pool(base, {
    connections: CONNECTIONS,
    pipelining: 1,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });
  return {
    post(operation, key, json) {
      return new Promise((resolve, reject) => {
        let status = 0;
        const chunks: Buffer[] = [];
        pool.dispatch(
          {
            method: 'POST',
            path: `/api/v1/${operation}`,
            headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
            body: json,
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
              else reject(new Error(`${operation} answered ${status}: ${text}`));
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
}
