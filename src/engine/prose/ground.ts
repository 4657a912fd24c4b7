// What a language model said → mentions, as far as the lines bear it out letter for letter. The page is the evidence; the
// model only pointed at it. Knows no model.
import type { Mention, PageFacts } from '../mention.ts';
import { foldSpace } from '../page/document.ts';
import { isGenericMailbox } from '../page/address-syntax.ts';
import { splitOrganization } from '../page/organization.ts';
import { isSampleName } from '../page/placeholder.ts';
import { mentionOf } from '../page/reading.ts';
import { isNameLike } from '../names/name-like.ts';
import { isTitleLike } from '../titles/title-like.ts';
import type { NumberedLine } from './numbered-lines.ts';
import type { SaidPerson } from './people-answer.ts';
import { titleAsPrinted } from './title-in-line.ts';

/** A mention and the page on which its words stand. */
export type Grounded = { page: PageFacts; mention: Mention };

/** Between a name and what is said of it. */
const LINES_APART_MAX = 2;
const WORDS_BEFORE_CHARS = 60;

/** In the order of the answer; whoever does not stand there is left out. */
export function groundPeople(said: readonly SaidPerson[], lines: readonly NumberedLine[]): Grounded[] {
  return said.flatMap((person) => groundPerson(person, lines) ?? []);
}

function groundPerson(said: SaidPerson, lines: readonly NumberedLine[]): Grounded | null {
  const nameLine = lines[said.nameLine - 1];
  const titleLine = lines[said.titleLine - 1];
  if (!said.current || nameLine === undefined || titleLine === undefined) return null;
  if (!isBeside(nameLine, titleLine)) return null;
  const [name, title] = [foldSpace(said.name), foldSpace(said.title)];
  const nameAt = placeOf(name, nameLine.text);
  if (nameAt === null || !isNameLike(name) || isSampleName(name)) return null;
  const isSameLine = titleLine === nameLine;
  const titleAt = placeOf(title, titleLine.text, isSameLine ? nameAt : 0);
  if (titleAt === null || !isTitleLike(title)) return null;
  const named = isSameLine ? { from: nameAt, to: nameAt + name.length } : null;
  const printed = titleAsPrinted(titleLine.text, { from: titleAt, to: titleAt + title.length }, named);
  if (printed === null) return null;
  const { title: own, organization } = splitOrganization(printed);
  return {
    page: nameLine.page,
    mention: mentionOf(nameLine.page, 'llm', {
      name,
      title: own,
      organization,
      emails: emailsOf(said, nameLine, lines),
      words: isSameLine
        ? around(nameLine.text, Math.min(nameAt, titleAt))
        : `${around(nameLine.text, nameAt, 110)} … ${around(titleLine.text, titleAt, 120)}`,
    }),
  };
}

/** Whether both lines stand together on one page. */
function isBeside(one: NumberedLine, other: NumberedLine): boolean {
  return one.page === other.page && Math.abs(one.at - other.at) <= LINES_APART_MAX;
}

/** Where the words stand in the line, as whole words, nearest to `near`; null where they do not. */
function placeOf(words: string, line: string, near = 0): number | null {
  let best: number | null = null;
  for (let at = line.indexOf(words); at !== -1; at = line.indexOf(words, at + 1)) {
    const isWhole = !IN_WORD_END.test(line.slice(0, at)) || !IN_WORD_START.test(words);
    const isEnd = !IN_WORD_START.test(line.slice(at + words.length)) || !IN_WORD_END.test(words);
    if (isWhole && isEnd && (best === null || Math.abs(at - near) < Math.abs(best - near))) best = at;
  }
  return best;
}

const IN_WORD_END = /[\p{L}\p{M}\p{N}]$/u;
const IN_WORD_START = /^[\p{L}\p{M}\p{N}]/u;

/** The address only where our own reader finds it in that line too; an office's mailbox is nobody's. */
function emailsOf({ email, emailLine }: SaidPerson, nameLine: NumberedLine, lines: readonly NumberedLine[]) {
  const line = emailLine === null ? undefined : lines[emailLine - 1];
  if (email === null || line === undefined || !isBeside(nameLine, line)) return [];
  const address = line.addresses.find((printed) => printed === foldSpace(email).toLowerCase());
  return address === undefined || isGenericMailbox(address) ? [] : [address];
}

/** The words from a little before the place on, from the beginning of one to the end of one. */
function around(line: string, at: number, maxChars = 240): string {
  if (line.length <= maxChars) return line;
  const from = at <= WORDS_BEFORE_CHARS ? 0 : line.indexOf(' ', at - WORDS_BEFORE_CHARS) + 1;
  const words = line.slice(Math.min(from, at));
  const end = words.lastIndexOf(' ', maxChars);
  return words.slice(0, words.length > maxChars && end > 0 ? end : maxChars);
}
