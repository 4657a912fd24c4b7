// What a builder works with: the company, its people by place, its words and its dice; and what it hands back.
import type { Company, Page, Person } from '../../company.ts';
import type { Dice } from '../dice.ts';
import { fill, type Voice } from '../voices/voice.ts';
import { esc } from '../../sites/markup.ts';

export type NavEntry = readonly [label: string, path: string];

/** How the site prints addresses. */
export type Disguise = 'mailto' | 'label' | 'text' | 'at' | 'cloudflare' | 'entities';

export type Stage = {
  company: Company;
  voice: Voice;
  dice: Dice;
  disguise: Disguise;
  /** Those whom the leadership page would show. */
  leaders: readonly Person[];
  /** Ordinary people who stand beside them. */
  crowd: readonly Person[];
  /** The same label and path wherever the site speaks of it. */
  place: Readonly<Record<'about' | 'team' | 'leadership' | 'news' | 'contact' | 'imprint', NavEntry>>;
};

/** A page before the site's look is put around it. */
export type Sheet = { path: string; title: string; body: string; head?: string };

export type Article = { title: string; body: string; /** "2026-05-17" */ date: string; author?: string };

/** What is special about the site; the usual pages come by themselves. */
export type Layout = {
  nav?: readonly NavEntry[];
  sheets?: readonly Sheet[];
  /** Files and pages without the look. */
  files?: readonly Page[];
  articles?: readonly Article[];
  home?: string;
  about?: string;
  contact?: string;
  imprint?: string;
  footer?: string;
  head?: string;
  /** Lines of robots.txt. */
  robots?: string;
  sitemap?: readonly string[];
};

export type Markup = { body: string; head?: string };

/** People as a piece of a page. */
export type Block = (people: readonly Person[], stage: Stage) => Markup;

/** One of a voice's ways to say a thing, its braces filled, escaped. */
export function say(
  { company, voice, dice }: Stage,
  what: Exclude<keyof Voice, 'paths'>,
  words: Readonly<Record<string, string>> = {},
): string {
  const said = voice[what];
  const text = typeof said === 'string' ? said : dice.pick(said);
  const usual = { company: company.name, business: company.business, city: company.city };
  return esc(fill(text, { ...usual, ...words }));
}

/** A person's printed address, in the site's way; nothing where it is not published. */
export function mailMark({ disguise, voice }: Stage, person: Person): string {
  if (!person.published) return '';
  const { email } = person;
  switch (disguise) {
    case 'mailto':
      return `<a href="mailto:${email}">${email}</a>`;
    case 'label':
      return `<a href="mailto:${email}" aria-label="${esc(voice.contact[0] ?? '')}"><svg viewBox="0 0 16 16"></svg> E-mail</a>`;
    case 'text':
      return `<span>${email}</span>`;
    case 'at':
      return `<span>${email.replace('@', ' [at] ')}</span>`;
    case 'cloudflare':
      return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${covered(email)}">[email&#160;protected]</a>`;
    case 'entities':
      return `<span>${Array.from(Buffer.from(email), (byte) => `&#${byte};`).join('')}</span>`;
  }
}

const COVER_KEY = 0x3d;

/** The first byte is the key, the others are the address under it. */
function covered(email: string): string {
  const bytes = [COVER_KEY, ...Array.from(Buffer.from(email), (byte) => byte ^ COVER_KEY)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A few sentences about nothing. */
export function prose(stage: Stage, sentences: number): string {
  const { voice, company, dice } = stage;
  const words = { company: company.name, business: company.business, city: company.city };
  return dice
    .sample(voice.filler, sentences)
    .map((text) => esc(fill(text, words)))
    .join(' ');
}

/** A class name as some tool would write it; the same word gives a new one at each call. */
export function cls({ dice }: Stage, word: string): string {
  const hash = () => dice.int(0x10000, 0xfffff).toString(36);
  return dice.pick([
    word,
    `c-${word}`,
    `${word}__${dice.pick(['inner', 'item', 'box', 'text'])}`,
    `css-${hash()}`,
    `${word.slice(0, 1).toUpperCase()}${word.slice(1)}_root__${hash()}`,
    `sc-${hash()} ${hash()}`,
    'col-md-4',
    'flex flex-col gap-4',
  ]);
}
