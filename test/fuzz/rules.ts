// What each reader keeps whatever it is given. A rule is a property of fast-check; it draws its inputs itself.
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { readSitemapBody } from '../../src/engine/crawl/sitemap-body.ts';
import { parseRobots } from '../../src/engine/crawl/robots.ts';
import { isOn } from '../../src/engine/crawl/page-url.ts';
import { orderMx } from '../../src/engine/dns/mail-route.ts';
import { localPartsOf } from '../../src/engine/local-parts/local-parts.ts';
import { classifyReply } from '../../src/engine/mail/classify-reply.ts';
import { REPLY_CLASSES } from '../../src/engine/mail/reply-class.ts';
import { createReplyReader, REPLY_TEXT_MAX_CHARS } from '../../src/engine/mail/smtp-reply.ts';
import { parsePersonName } from '../../src/engine/names/person-name.ts';
import { samePerson } from '../../src/engine/names/same-person.ts';
import { readHere } from '../../src/engine/readings/readings.ts';
import { ROLES } from '../../src/engine/role.ts';
import { shownWords } from '../../src/engine/shown-words.ts';
import { matchTitle } from '../../src/engine/titles/match-role.ts';
import { parseTitle } from '../../src/engine/titles/parse-title.ts';
import { answersStayAtHome } from './answers.ts';
import { nameServersAreValues } from './name-servers.ts';
import { isAddress, isOneLine, isShort, isWebUrl } from './plain.ts';
import {
  DOMAIN,
  NAME_WORDS,
  pageSoup,
  ROBOTS_WORDS,
  SITEMAP_WORDS,
  SMTP_WORDS,
  soup,
  TITLE_WORDS,
  VCARD_WORDS,
} from './soups.ts';

export type Rule = {
  name: string;
  property: () => fc.IRawProperty<unknown>;
  /** How many times as long as the others it takes. */
  weight: number;
};

const HOME = `https://${DOMAIN}/`;
const asked = { role: 'CEO' as const, homeUrl: HOME, ownDomains: [DOMAIN] };
const readAs = (text: string, contentType: string) =>
  readHere('page', {
    ...asked,
    url: `${HOME}team`,
    fetchedAt: 1_700_000_000_000,
    companyDomain: DOMAIN,
    body: Buffer.from(text),
    contentType,
  });

/** Of a page or a card. */
function checkReading(text: string, contentType: string): void {
  const { facts, leads } = readAs(text, contentType);
  for (const { address, words } of facts.addresses) {
    isAddress(address);
    isShort(words);
  }
  for (const { name, title, emails, words, profileUrl } of facts.mentions) {
    // pages are kept as printed; this is the gate through which their words leave
    for (const part of [name, title, words]) isOneLine(shownWords(part, 240));
    isShort(words);
    for (const address of emails) isAddress(address);
    if (profileUrl !== undefined) isWebUrl(profileUrl);
  }
  for (const { url } of leads) {
    isWebUrl(url);
    assert.ok(isOn(new URL(url), [DOMAIN]));
  }
  assert.deepEqual(structuredClone(facts), facts);
}

export const RULES: readonly Rule[] = [
  {
    name: 'a page yields plain addresses, lines and own links alone',
    property: () => fc.property(pageSoup, (html) => checkReading(html, 'text/html')),
    weight: 4,
  },
  {
    name: 'bytes of any charset yield the same',
    property: () =>
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom(
          'text/html; charset=utf-16le',
          'text/html; charset=shift_jis',
          'text/html; charset=nonsense',
          'text/html',
        ),
        (bytes, contentType) => checkReading(Buffer.from(bytes).toString('latin1'), contentType),
      ),
    weight: 2,
  },
  {
    name: 'a vCard yields plain addresses and lines alone',
    property: () => fc.property(soup(VCARD_WORDS), (text) => checkReading(text, 'text/vcard')),
    weight: 2,
  },
  {
    name: 'all pages together never make a holder of nothing',
    property: () =>
      fc.property(fc.array(pageSoup, { maxLength: 3 }), fc.constantFrom(...ROLES), (pages, role) => {
        const facts = pages.map((html) => readAs(html, 'text/html').facts);
        readHere('enough', { pages: facts, role });
        const company = readHere('company', {
          pages: facts,
          role,
          companyNames: facts.flatMap(({ companyNames }) => companyNames),
          ownDomains: [DOMAIN],
          printed: facts.flatMap(({ addresses }) => addresses.map(({ address }) => address)),
        });
        for (const { sources } of company.holders) assert.ok(sources.length > 0);
        for (const address of company.printed.flat()) isAddress(address);
        isOneLine(company.host);
        assert.deepEqual(structuredClone(company), company);
      }),
    weight: 4,
  },
  {
    name: 'an answer has no address outside the company’s domains, and asks for none',
    property: answersStayAtHome,
    weight: 6,
  },
  {
    name: 'robots.txt answers yes or no to every page, and names a short delay',
    property: () =>
      fc.property(soup(ROBOTS_WORDS), fc.webPath(), (text, path) => {
        const { allows, delayMs, sitemaps } = parseRobots(`${HOME}robots.txt`, text);
        assert.equal(typeof allows(`${HOME}${path.slice(1)}`), 'boolean');
        assert.ok(delayMs >= 0 && delayMs <= 10_000);
        assert.ok(sitemaps.length <= 5);
        for (const sitemap of sitemaps) isOneLine(sitemap.replaceAll('\0', ''));
      }),
    weight: 1,
  },
  {
    name: 'a robots.txt that forbids everything to everybody is believed, whatever stands before it',
    property: () =>
      fc.property(
        soup(['Allow: /a', 'Disallow:', 'User-agent: other', '\n', '#', ' ', 'Sitemap: x']),
        (before) => {
          const text = `${before.replace(/user-agent[^\n]*$/iu, '')}\n\nUser-agent: svc-bot\nDisallow: /\n`;
          assert.equal(parseRobots(`${HOME}robots.txt`, text).allows(`${HOME}team`), false);
        },
      ),
    weight: 1,
  },
  {
    name: 'a sitemap leads to the company’s own pages alone',
    property: () =>
      fc.property(soup(SITEMAP_WORDS), (text) => {
        const { pages, nested } = readSitemapBody({ ...asked, body: Buffer.from(text) });
        for (const { url } of pages) {
          isWebUrl(url);
          assert.ok(isOn(new URL(url), [DOMAIN]));
        }
        assert.ok(pages.length <= 30 && nested.length <= 30);
      }),
    weight: 1,
  },
  {
    name: 'any title is parsed, with and without the company’s names, and fits each role or not',
    property: () =>
      fc.property(soup(TITLE_WORDS, 20), fc.array(soup(TITLE_WORDS, 4), { maxLength: 3 }), (title, names) => {
        for (const post of parseTitle(title, names)) assert.ok(post.scope.length <= 300);
        for (const role of ROLES) matchTitle(title, role, names);
      }),
    weight: 2,
  },
  {
    name: 'any name is parsed or is none, and makes plain local parts alone',
    property: () =>
      fc.property(soup(NAME_WORDS, 8), soup(NAME_WORDS, 8), (text, other) => {
        const name = parsePersonName(text);
        if (name === null) return;
        isOneLine(name.display);
        for (const { localPart, weight } of localPartsOf(name)) {
          assert.match(localPart, /^[a-z0-9._'-]{2,64}$/u);
          assert.ok(weight > 0 && weight <= 1);
        }
        const second = parsePersonName(other);
        if (second !== null) assert.equal(samePerson(name, second), samePerson(second, name));
      }),
    weight: 1,
  },
  {
    name: 'SMTP replies are the same however their bytes are cut, and carry no line ends',
    property: () =>
      fc.property(
        fc.oneof(
          soup(SMTP_WORDS).map((text) => Buffer.from(text)),
          fc.uint8Array({ maxLength: 300 }),
        ),
        fc.array(fc.nat(300), { maxLength: 6 }),
        (bytes, cuts) => {
          const whole = createReplyReader().push(bytes);
          const reader = createReplyReader();
          const edges = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].sort(
            (a, b) => a - b,
          );
          const pieces = edges.slice(1).map((end, index) => reader.push(bytes.subarray(edges[index], end)));
          assert.deepEqual(
            pieces.flatMap(({ replies }) => replies),
            whole.replies,
          );
          assert.equal(pieces.at(-1)?.fault ?? null, whole.fault);
          for (const reply of whole.replies) {
            assert.ok(reply.code >= 200 && reply.code < 600);
            isOneLine(reply.text);
            isShort(reply.text, REPLY_TEXT_MAX_CHARS);
            assert.match(reply.enhanced ?? '5.1.1', /^[245]\.\d{1,3}\.\d{1,3}$/u);
            for (const stage of ['greeting', 'sender', 'recipient'] as const)
              assert.ok(REPLY_CLASSES.includes(classifyReply(reply, stage)));
          }
        },
      ),
    weight: 1,
  },
  {
    name: 'a refusal that names our own fault is never “no such user”',
    property: () =>
      fc.property(
        fc.constantFrom('550', '554', '553', '450', '421'),
        fc.constantFrom('5.7.1', '4.7.0', '5.7.26', '4.7.1'),
        fc.constantFrom(
          'blocked using zen.spamhaus.org',
          'IP address is on a block list',
          'SPF check failed',
        ),
        soup([' ', 'mail', 'host', 'policy', '(', ')', 'see', 'https://', '-'], 6),
        (code, enhanced, reason, rest) => {
          const { replies } = createReplyReader().push(
            Buffer.from(`${code} ${enhanced} ${reason} ${rest.replaceAll(/\s+/gu, ' ')}\r\n`),
          );
          for (const reply of replies)
            assert.ok(!['no_such_user', 'disabled', 'full'].includes(classifyReply(reply, 'recipient')));
        },
      ),
    weight: 1,
  },
  {
    name: 'MX records name hosts, few of them, in the order of their preference',
    property: () =>
      fc.property(
        fc.array(
          fc.record({
            exchange: fc.oneof(
              fc.domain(),
              fc.ipV4(),
              fc.ipV6(),
              fc.constantFrom('', '.', 'MX.Acme.Test.'),
              fc.string(),
            ),
            priority: fc.nat(65_535),
          }),
          { maxLength: 30 },
        ),
        (records) => {
          const hosts = orderMx(records, () => 0.5);
          if (hosts === 'null_mx') return;
          assert.ok(hosts.length <= 10);
          for (const [index, { host, preference }] of hosts.entries()) {
            assert.match(host, /^[a-z0-9_]([a-z0-9._-]{0,251}[a-z0-9_])?$/u);
            assert.ok(preference >= (hosts[index - 1]?.preference ?? 0));
          }
        },
      ),
    weight: 1,
  },
  {
    name: 'whatever a name server sends is an answer or a failure, in time',
    property: nameServersAreValues,
    weight: 40,
  },
];
