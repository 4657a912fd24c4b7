// A site that hides its addresses from robots in four ways, one after the other.
import type { Company, Person, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc } from './markup.ts';

const CF_KEY = 0x5a;

export function hiddenAddresses(company: Company): Site {
  const site = frame(company, 'theme', [['People', '/people']]);
  const rows = at(company, 'leadership').map(
    (person, index) => `<section class="person"><h2>${esc(person.name)}</h2><p>${esc(person.title)}</p>
      <p>${person.published ? (DISGUISES[index % DISGUISES.length]?.(person) ?? '') : ''}</p></section>`,
  );
  return {
    pages: [
      site.home(),
      site.page('/people', 'People', `<h1>People</h1>${rows.join('\n')}`),
      site.about('/about'),
      ...site.noise(),
    ],
  };
}

const DISGUISES: readonly ((person: Person) => string)[] = [
  ({ email }) =>
    `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${cloudflare(email)}">[email&#160;protected]</a>`,
  ({ email }) => email.replace('@', ' [at] ').replace(/\./gu, ' [dot] '),
  ({ email }) => Array.from(Buffer.from(email), (byte) => `&#${byte};`).join(''),
  ({ email }) => email.replace('@', '(at)'),
];

/** The first byte is the key, the others are the address under it. */
function cloudflare(email: string): string {
  const bytes = [CF_KEY, ...Array.from(Buffer.from(email), (byte) => byte ^ CF_KEY)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
