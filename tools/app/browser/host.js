// @ts-check
// The card's line to the host that shows it: JSON-RPC over postMessage, as MCP Apps 2026-01-26 words it. Knows no search.
// Our own, because the package's client would bring 542 kB (129 gzipped) into a page that has 25 (9) with all its parts;
// the tests hold this one against the package's AppBridge.

/**
 * @typedef {Record<string, unknown>} Fields
 * @typedef {{
 *   request(method: string, params: object): Promise<Fields>;
 *   notify(method: string, params: object): void;
 * }} Host
 */

/** A call may wait 20 seconds on our server, and as long for a person's consent in the host. */
const REPLY_TIMEOUT_MS = 60_000;
/** JSON-RPC 2.0 §5.1 */
const METHOD_NOT_FOUND = -32_601;

/**
 * Listens to the window around us and to nobody else. `notified` gets notifications by their method; `requested`
 * answers requests, anything but null. A request of ours rejects where the host refuses or stays silent.
 *
 * @param {(method: string, params: Fields) => void} notified
 * @param {(method: string) => Fields | null} requested
 * @returns {Host}
 */
export function connectHost(notified, requested) {
  /** @type {Map<unknown, (reply: Fields | null) => void>} */
  const waiting = new Map();
  let lastId = 0;
  /** @param {object} message */
  // Where the host lives is unknown to us, so any origin; the window around us is the only one that can read it.
  const send = (message) => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');

  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || asFields(data)['jsonrpc'] !== '2.0') return;
    const { id, method, params } = asFields(data);
    if (typeof method !== 'string') {
      waiting.get(id)?.(asFields(data));
      waiting.delete(id);
    } else if (id === undefined) notified(method, asFields(params));
    else {
      const result = requested(method);
      send(result === null ? { id, error: { code: METHOD_NOT_FOUND, message: 'Unknown' } } : { id, result });
    }
  });

  return {
    request(method, params) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const refuse = () => reject(new Error(method));
        const timer = setTimeout(() => waiting.get(id)?.(null), REPLY_TIMEOUT_MS);
        waiting.set(id, (reply) => {
          clearTimeout(timer);
          if (reply === null || reply['result'] === undefined) refuse();
          else resolve(asFields(reply['result']));
        });
        send({ id, method, params });
      });
    },
    notify: (method, params) => send({ method, params }),
  };
}

/**
 * @param {unknown} value
 * @returns {Fields} without fields where it is no object
 */
export function asFields(value) {
  return typeof value === 'object' && value !== null ? /** @type {Fields} */ (value) : {};
}
