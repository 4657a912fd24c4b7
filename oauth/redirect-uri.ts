// Where a code may be sent: what may be registered, and when a requested URI is a registered one.
// Compared as text: a parser would take http://127.1 for http://127.0.0.1.
import { REDIRECT_URI_MAX_CHARACTERS } from './protocol.ts';

/** The three ways in which a redirect reaches a client. */
export type RedirectKind = 'https' | 'loopback' | 'private-scheme';

/** The visible characters of ASCII, less those that no URI holds unescaped (RFC 3986 §2) and that markup or headers could mistake. */
const URI_TEXT = /^[!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]+$/;
const SCHEME = /^([a-z][a-z0-9+.-]*):/;
/** host, port, rest. An IP literal or localhost as RFC 8252 §7.3 and clients write them; nothing that merely means the same. */
const LOOPBACK = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::(\d{1,5}))?((?:[/?].*)?)$/;
const HTTPS = /^https:\/\/([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?(?:[/?].*)?$/;
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|\?|$)/i;
const BAD_ESCAPE = /%(?![0-9A-Fa-f]{2})/;

/** Schemes that a browser runs, reads or hands to something that is no client. */
const DENIED_SCHEMES: ReadonlySet<string> = new Set([
  'about',
  'blob',
  'chrome',
  'chrome-extension',
  'cid',
  'content',
  'data',
  'file',
  'filesystem',
  'ftp',
  'ftps',
  'gopher',
  'http',
  'intent',
  'jar',
  'javascript',
  'jscript',
  'ldap',
  'ldaps',
  'livescript',
  'mailto',
  'mid',
  'mhtml',
  'mocha',
  'moz-extension',
  'ms-settings',
  'res',
  'resource',
  'search-ms',
  'sftp',
  'shell',
  'sms',
  'smsto',
  'ssh',
  'tel',
  'telnet',
  'urn',
  'vbscript',
  'view-source',
  'wss',
  'ws',
]);

/** The kind of a URI that may be registered and redirected to; null for any other. */
export function redirectKind(uri: string): RedirectKind | null {
  if (uri.length > REDIRECT_URI_MAX_CHARACTERS || !URI_TEXT.test(uri)) return null;
  if (uri.includes('#') || BAD_ESCAPE.test(uri) || !URL.canParse(uri)) return null;
  // Neither user nor password, however written; '@' in a path stays possible.
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?]*)/.exec(uri)?.[1] ?? '';
  if (authority.includes('@') || DOT_SEGMENT.test(pathOf(uri))) return null;
  const scheme = SCHEME.exec(uri)?.[1];
  if (scheme === undefined) return null;
  if (LOOPBACK.test(uri)) return 'loopback';
  if (scheme === 'https') return HTTPS.test(uri) ? 'https' : null;
  return DENIED_SCHEMES.has(scheme) ? null : 'private-scheme';
}

/**
 * Whether the requested URI is one of those registered: the same text, or for loopback the same text without its port
 * (RFC 8252 §7.3).
 */
export function isRegisteredRedirect(requested: string, registered: readonly string[]): boolean {
  if (redirectKind(requested) === null) return false;
  if (registered.includes(requested)) return true;
  const portless = withoutLoopbackPort(requested);
  return portless !== null && registered.some((uri) => withoutLoopbackPort(uri) === portless);
}

/** What a person should read as the place that access goes to: a host, or a scheme with its colon. */
export function redirectHost(uri: string): string {
  const url = new URL(uri);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.hostname : url.protocol;
}

/** The URI with these parameters; its own query stays as it was (RFC 6749 §3.1.2). */
export function withParameters(uri: string, parameters: Readonly<Record<string, string | null>>): string {
  const added = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) added.append(name, value);
  const [, query] = uri.split('?', 2);
  const joint = query === undefined ? '?' : query === '' || query.endsWith('&') ? '' : '&';
  return `${uri}${joint}${added.toString()}`;
}

function withoutLoopbackPort(uri: string): string | null {
  const match = LOOPBACK.exec(uri);
  return match === null ? null : `${match[1]}${match[3]}`;
}

function pathOf(uri: string): string {
  return uri.replace(/^[a-z][a-z0-9+.-]*:(?:\/\/[^/?]*)?/, '').replace(/\?.*$/, '');
}
