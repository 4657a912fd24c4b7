// One score as arithmetic that a person can follow: what was seen, and how probable it made things.
import type { Find, ScorePart } from '../engine/discovery.ts';
import { HOW, MAIL_STATES, PAGE_KINDS, ROLE_PARTS } from './words.ts';

const WORDS_WIDTH = 70;
const ROUNDING = 0.0001;

export function percent(probability: number): string {
  return `${(probability * 100).toFixed(1)} %`;
}

/** "96 = 98.1 % × 98.0 %", and the cap where one holds. */
export function productOf({ score, parts }: Pick<Find, 'score' | 'parts'>): string {
  const cap = valueOf(parts.parts, 'score.cap');
  const product = `${percent(parts.role)} that the person holds the role × ${percent(parts.mailbox)} that mail to the address reaches them`;
  return cap === null
    ? `${score} = ${product}`
    : `${score}, the most for an address that is neither printed nor confirmed: ${product}`;
}

/** What speaks for the role, with how probable it is after each. */
export function roleRows({ parts, role }: Find['parts']): string[] {
  let logits = 0;
  let probability = 0;
  const rows = parts
    .filter(({ name }) => name.startsWith('role.'))
    .map(({ name, value }) => {
      logits += value;
      probability = 1 / (1 + Math.exp(-logits));
      return row(roleText(name), percent(probability));
    });
  return isCut(probability, role)
    ? [...rows, row('pages go out of date: nothing is surer than', percent(role))]
    : rows;
}

/** Whether what the parts give was cut to the surest that anything may be; they are stored with four digits. */
function isCut(computed: number, stored: number): boolean {
  return computed > stored + ROUNDING;
}

function roleText(name: string): string {
  const [, kind = '', word = ''] = name.split('.');
  if (kind === 'source') return `named in the role, read from ${HOW[word] ?? word}`;
  if (kind === 'page') return `it stands on ${PAGE_KINDS[word] ?? word}`;
  return ROLE_PARTS[name] ?? name;
}

/** What speaks for the address. */
export function mailboxRows({ parts, mailbox }: Find['parts']): string[] {
  const share = shareOf(parts);
  const rows = parts.flatMap(({ name, value }) => {
    const [room, kind = '', ...rest] = name.split('.');
    const word = rest.join('.');
    if (room !== 'mailbox') return [];
    switch (kind) {
      case 'published':
        return [row(`printed beside the person; the mail server ${stateText(word)}`, percent(value))];
      case 'pattern':
        return [row(`built as ${word}, before any server was asked`, percent(value))];
      case 'shown':
        return [row('colleagues’ addresses are built so', `× ${value}`)];
      case 'others':
        return [row('beside it: the weight of every other form, or of none', String(value))];
      case 'reply':
        return [row(`the mail server ${stateText(word)}`, `× ${value}`)];
      case 'posterior':
        return [row('its share of all of these', percent(share ?? value))];
      default:
        return [row(name, String(value))];
    }
  });
  return share !== null && isCut(share, mailbox)
    ? [...rows, row('people leave, and namesakes come: nothing is surer than', percent(mailbox))]
    : rows;
}

/** Of a derived address among all that it may be; null of a printed one. */
function shareOf(parts: readonly ScorePart[]): number | null {
  const value = (beginning: string) => parts.find(({ name }) => name.startsWith(beginning))?.value ?? null;
  const others = value('mailbox.others');
  const [pattern, reply] = [value('mailbox.pattern.'), value('mailbox.reply.')];
  if (others === null || pattern === null || reply === null) return null;
  const own = pattern * reply * (value('mailbox.shown') ?? 1);
  return own / (own + others);
}

function stateText(state: string): string {
  const texts: Readonly<Record<string, string>> = MAIL_STATES;
  return texts[state] ?? state;
}

function row(words: string, figure: string): string {
  return `${words.padEnd(WORDS_WIDTH)} ${figure}`;
}

function valueOf(parts: readonly ScorePart[], name: string): number | null {
  return parts.find((part) => part.name === name)?.value ?? null;
}
