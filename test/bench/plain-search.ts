// The plain way to the same answer, as a baseline: home, then /team, role words by regex, and one guessed address.
// Asks no mail server, reads no robots.txt, and follows three redirects.
import { request } from 'node:https';
import { request as plainRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AskedResult } from '../eval/ask.ts';
import type { Role } from '../../src/engine/role.ts';

/** Of the world, by their SVC_ names. */
export type PlainSettings = Readonly<Record<string, string>>;

const PATHS = ['/', '/team'];
const REDIRECTS_MAX = 3;
const TIMEOUT_MS = 10_000;
const LOOPBACK = '127.0.0.1';

const ROLE_WORDS: Record<Role, RegExp> = {
  CEO: /\bCEO\b|chief executive/iu,
  CTO: /\bCTO\b|chief technology/iu,
  COO: /\bCOO\b|chief operating/iu,
  CFO: /\bCFO\b|chief financial/iu,
  CMO: /\bCMO\b|chief marketing/iu,
  CIO: /\bCIO\b|chief information/iu,
  CPO: /\bCPO\b|chief product/iu,
  CoS: /chief of staff/iu,
  Founder: /\bfounder\b/iu,
  'Co-Founder': /co-?founder/iu,
  President: /\bpresident\b/iu,
  'Managing Director': /managing director/iu,
  'VP of Sales': /\bVP\b.{0,6}sales|vice president.{0,6}sales/iu,
  'VP of Engineering': /\bVP\b.{0,6}engineering|vice president.{0,6}engineering/iu,
  'VP of Marketing': /\bVP\b.{0,6}marketing|vice president.{0,6}marketing/iu,
  SVP: /\bSVP\b|senior vice president/iu,
  EVP: /\bEVP\b|executive vice president/iu,
};
const NAME = /\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2}/u;

/** The first name near the role's words on one of two pages, and `first.last` at the domain. */
export async function plainSearch(
  settings: PlainSettings,
  domain: string,
  role: Role,
): Promise<AskedResult[]> {
  for (const path of PATHS) {
    const html = await fetchText(settings, new URL(path, `https://${domain}`)).catch(() => '');
    const lines = linesOf(html);
    const at = lines.findIndex((line) => ROLE_WORDS[role].test(line));
    const title = lines[at];
    if (title === undefined) continue;
    const near = [title.replace(ROLE_WORDS[role], ''), lines[at - 1] ?? '', lines[at + 1] ?? ''];
    const name = near.map((line) => NAME.exec(line)?.[0]).find((found) => found !== undefined);
    if (name === undefined) continue;
    const words = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(' ');
    const email = `${words[0]}.${words.at(-1)}@${domain}`;
    return [{ email, name, title, score: 100, source: 'guess' }];
  }
  return [];
}

function linesOf(html: string): string[] {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/giu, '')
    .replace(/<[^>]+>/gu, '\n')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

async function fetchText(settings: PlainSettings, url: URL, redirects = 0): Promise<string> {
  const response = await open(settings, url);
  const { location } = response.headers;
  if (location !== undefined && redirects < REDIRECTS_MAX) {
    response.resume();
    return fetchText(settings, new URL(location, url), redirects + 1);
  }
  return text(response);
}

/** Over the loopback ports where the invented sites stand; their certificate is nobody's. */
function open(settings: PlainSettings, url: URL): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const options = {
    host: LOOPBACK,
    port: isSecure ? settings.SVC_HTTPS_PORT : settings.SVC_HTTP_PORT,
    path: url.pathname + url.search,
    headers: { host: url.host },
    timeout: TIMEOUT_MS,
    ...(isSecure ? { servername: url.hostname, rejectUnauthorized: false } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = isSecure ? request(options, resolve) : plainRequest(options, resolve);
    sent.once('timeout', () => sent.destroy(new Error('timeout')));
    sent.once('error', reject);
    sent.end();
  });
}
