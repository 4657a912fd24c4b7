// One mention per person and title of a page; what several places say of it is put together.
import { isGenericMailbox } from './address-syntax.ts';
import { carriesName } from './person-mention.ts';
import type { Extractor, Mention } from '../mention.ts';

/** Best first: what was written for machines, then what stands in a place of its own, then running text. */
const ORDER: readonly Extractor[] = [
  'json-ld',
  'microdata',
  'vcard',
  'h-card',
  'imprint',
  'table',
  'card',
  'heading',
  'list',
  'state',
  'press',
  'prose',
  'llm',
];
const MENTIONS_MAX = 400;

/** In the order of first appearance; addresses that stand beside two people stay with the one whose name they carry. */
export function mergeMentions(mentions: readonly Mention[]): Mention[] {
  const byKey = new Map<string, Mention>();
  /** "CTO, Blue Harbor" is the CTO whom another reader parted from Blue Harbor. */
  const aliases = new Map<string, string>();
  for (const mention of mentions) {
    const plain = keyOf(mention.name, mention.title);
    const key = aliases.get(plain) ?? plain;
    const known = byKey.get(key);
    if (mention.organization !== undefined)
      aliases.set(keyOf(mention.name, `${mention.title} ${mention.organization}`), key);
    if (known === undefined && byKey.size >= MENTIONS_MAX) continue;
    byKey.set(key, known === undefined ? { ...mention } : joined(known, mention));
  }
  return withoutShared(withoutBare([...byKey.values()]));
}

function keyOf(name: string, title: string): string {
  return `${fold(name)}\n${fold(title)}`;
}

function joined(one: Mention, other: Mention): Mention {
  const [best, rest] =
    ORDER.indexOf(other.extractor) < ORDER.indexOf(one.extractor) ? [other, one] : [one, other];
  const emails = [...new Set([...best.emails, ...rest.emails])];
  return { ...rest, ...best, emails };
}

/** A name without a title says nothing where the same name has one; its addresses go there. */
function withoutBare(mentions: readonly Mention[]): Mention[] {
  const titled = new Map<string, Mention>();
  for (const mention of mentions) {
    const key = fold(mention.name);
    if (mention.title !== '' && !titled.has(key)) titled.set(key, mention);
  }
  return mentions.filter((mention) => {
    const better = mention.title === '' ? titled.get(fold(mention.name)) : undefined;
    if (better === undefined) return true;
    better.emails = [...new Set([...better.emails, ...mention.emails])];
    return false;
  });
}

function withoutShared(mentions: readonly Mention[]): Mention[] {
  const holders = new Map<string, Set<string>>();
  for (const { name, emails } of mentions)
    for (const address of emails) holders.set(address, (holders.get(address) ?? new Set()).add(fold(name)));
  const isOwn = (address: string, name: string): boolean =>
    !isGenericMailbox(address) && ((holders.get(address)?.size ?? 0) < 2 || carriesName(address, name));
  return mentions
    .map((mention) => ({
      ...mention,
      emails: mention.emails.filter((address) => isOwn(address, mention.name)),
    }))
    .filter(({ title, emails }) => title !== '' || emails.length > 0);
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
