// Owns how the asked company becomes one registrable domain, and what is refused on the way. Knows no network.
import { domainToASCII, domainToUnicode } from 'node:url';
import { getDomain } from 'tldts';
import { mixesScripts } from './script.ts';

export const COMPANY_MAX_CHARACTERS = 2_048;
/** RFC 1035 §2.3.4, in ASCII, without the final dot. */
const NAME_MAX_CHARS = 253;
const ALLOWED_PORTS: ReadonlySet<number> = new Set([80, 443]);

/** Fit to follow the name of the field. */
const PROBLEM_MESSAGES = {
  empty: 'must name a company domain or web address',
  too_long: `must be at most ${COMPANY_MAX_CHARACTERS} characters`,
  control_characters: 'must not contain control characters',
  bad_scheme: 'must start with http:// or https://, or with the domain',
  credentials: 'must not contain a user name or password',
  bad_port: 'must not name a port other than 80 or 443',
  ip_literal: 'must name a domain, not an IP address',
  malformed: 'is not a valid domain or web address',
  single_label: 'must name a full domain such as example.com',
  local_name: 'must not name this machine',
  public_suffix: 'must name a company, not a suffix under which many own domains',
  mixed_scripts: 'must not mix scripts in one label of the domain',
} as const;

/** Why an input names no company; a closed set. */
export type CompanyProblem = keyof typeof PROBLEM_MESSAGES;

export type ParsedCompany = { ok: true; domain: string } | { ok: false; problem: CompanyProblem };

/**
 * A domain or web address as a caller gives it → the registrable domain (public suffix list with private domains),
 * ASCII (IDNA), lower case. Nothing of the input is repeated in a problem.
 */
export function parseCompany(input: string): ParsedCompany {
  const host = readHost(input);
  if ('problem' in host) return { ok: false, problem: host.problem };
  const ascii = domainToASCII(host.name).replace(/\.$/, '');
  const problem = findProblem(ascii);
  if (problem !== null) return { ok: false, problem };
  const domain = registrableDomain(ascii);
  return domain === null ? { ok: false, problem: 'public_suffix' } : { ok: true, domain };
}

/** The message for a problem: our own words, fit to be shown. */
export function companyProblemMessage(problem: CompanyProblem): string {
  return PROBLEM_MESSAGES[problem];
}

/**
 * The registrable domain of an ASCII host name ('www.shop.example.co.uk' → 'example.co.uk'), lower case; null for an
 * address, a single label, a public suffix and what is no host name. An unlisted top label counts as a suffix.
 */
export function registrableDomain(host: string): string | null {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (!isHostName(name) || endsInNumber(name)) return null;
  const domain = getDomain(name, {
    allowPrivateDomains: true,
    extractHostname: false,
    validateHostname: false,
  });
  return domain !== null && domain.split('.').every((label) => LABEL.test(label)) ? domain : null;
}

/** The host as it stands in the input; the port, path and scheme are checked and dropped. */
function readHost(input: string): { name: string } | { problem: CompanyProblem } {
  if (input.length > COMPANY_MAX_CHARACTERS) return { problem: 'too_long' };
  if (/[\u0000-\u001f\u007f-\u009f]/.test(input)) return { problem: 'control_characters' };
  const text = input.trim();
  if (text === '') return { problem: 'empty' };
  const [, scheme, rest = ''] = /^(?:([a-z][a-z0-9+.-]{0,30}):)?(?:\/\/)?(.*)$/is.exec(schemed(text)) ?? [];
  if (scheme !== undefined && !/^https?$/i.test(scheme)) return { problem: 'bad_scheme' };
  const [authority = ''] = rest.split(/[/?#]/, 1);
  if (authority.includes('@')) return { problem: 'credentials' };
  if (authority.startsWith('[') || authority.split(':').length > 2) return { problem: 'ip_literal' };
  const [name = '', port = ''] = authority.split(':');
  if (port !== '' && !/^\d{1,5}$/.test(port)) return { problem: 'malformed' };
  if (port !== '' && !ALLOWED_PORTS.has(Number(port))) return { problem: 'bad_port' };
  // percent signs and backslashes mean different hosts to different readers; format characters are invisible
  if (name === '' || /[%\\\s\p{Cf}]/u.test(name)) return { problem: 'malformed' };
  return { name };
}

/** "example.com:443" has no scheme: what stands before the colon counts as one only before "//" or a known word. */
function schemed(text: string): string {
  return /^[a-z][a-z0-9+.-]{0,30}:\/\//i.test(text) ||
    /^(?:javascript|data|mailto|file|blob|about|tel):/i.test(text)
    ? text
    : `//${text.replace(/^\/\//, '')}`;
}

function findProblem(ascii: string): CompanyProblem | null {
  if (ascii === '' || !isHostName(ascii)) return 'malformed';
  if (endsInNumber(ascii)) return 'ip_literal';
  if (ascii === 'localhost' || ascii.endsWith('.localhost')) return 'local_name';
  if (!ascii.includes('.')) return 'single_label';
  const domain = registrableDomain(ascii);
  if (domain === null && /_/.test(ascii)) return 'malformed';
  return domainToUnicode(ascii).split('.').some(mixesScripts) ? 'mixed_scripts' : null;
}

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Host names below the registrable domain carry underscores in practice. */
const SUBDOMAIN_LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

function isHostName(name: string): boolean {
  return name.length <= NAME_MAX_CHARS && name.split('.').every((label) => SUBDOMAIN_LABEL.test(label));
}

/** WHATWG URL §3.5: a host whose last label is a number is an IPv4 address in some spelling, or nothing. */
function endsInNumber(name: string): boolean {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return /^(?:\d+|0x[0-9a-f]*)$/.test(last);
}
