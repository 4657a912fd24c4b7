// A search's answer as text for a person: who, why, and what each number stands on; or why there is nobody.
import type { SearchOnceAnswer } from '../app/search-once.ts';
import type { Considered, Evidence, Find, Verification } from '../engine/discovery.ts';
import { mailboxRows, percent, productOf, roleRows } from './explain-score.ts';
import { HOW, MAIL_STATES, mailWords, REASONS, SOURCES } from './words.ts';

/** Weighed and not told: the best of these are shown. */
const LEFT_OUT_MAX = 5;

export function explain({ domain, role, discovery, seen, ms }: SearchOnceAnswer): string {
  const { requests, pages, recipients, mailCommands } = discovery.usage;
  const told = discovery.outcome === 'found' ? discovery.finds : [];
  const mail = seen.mail === null ? null : mailWords(seen.mail, recipients);
  const lines = [
    `${role} of ${domain}`,
    '',
    ...told.flatMap((find, index) => [...findLines(find, index + 1), '']),
    ...(discovery.outcome === 'empty'
      ? [`Nothing is told (${discovery.reason}): ${REASONS[discovery.reason]}.`, '']
      : []),
    ...(discovery.outcome === 'no_such_domain'
      ? ['Nothing is told: the domain does not resolve, so that nobody can be asked.', '']
      : []),
    ...leftOutLines(seen.considered, told),
    ...(mail === null ? [] : [plain(mail), '']),
    `Weights ${seen.weights}; docs/score.md says what each part means and how well such scores held.`,
    `${(ms / 1000).toFixed(1)} s; ${requests} requests, ${pages} pages read; ` +
      `${recipients} addresses asked of the mail server in ${mailCommands} commands.`,
  ];
  return lines.join('\n');
}

function findLines(find: Find, place: number): string[] {
  const { parts, evidence } = find;
  const about = (...kinds: readonly Evidence['about'][]) =>
    evidence.filter((piece) => kinds.includes(piece.about)).flatMap(quoteLines);
  const indented = (rows: readonly string[]) => rows.map((row) => `     ${row}`);
  return [
    `${place}. ${plain(find.name)}, ${plain(find.title)}${find.isExact ? '' : ' (not exactly this role)'}`,
    `   ${find.email}`,
    `   ${SOURCES[find.source]}`,
    '',
    `   Score ${productOf(find)}`,
    '',
    `   Holds the role: ${percent(parts.role)}`,
    ...indented([...roleRows(parts), ...about('role')]),
    '',
    `   Mail reaches them: ${percent(parts.mailbox)}`,
    ...indented([...mailboxRows(parts), ...about('address', 'pattern')]),
    `     ${mailServerLine(find.verification)}`,
  ];
}

function quoteLines({ about, url, at, words, how }: Evidence): string[] {
  if (about === 'pattern') return [];
  return [
    `${url === null ? '' : `${plain(url)} `}(${HOW[how] ?? how}, seen ${moment(at)})`,
    ...(words === '' ? [] : [`  “${plain(words)}”`]),
  ];
}

function mailServerLine({ state, replyClass, code, enhanced, host, at }: Verification): string {
  const said = [
    ...(code === null ? [] : [`reply ${code}${enhanced === null ? '' : ` ${enhanced}`}`]),
    ...(replyClass === null || replyClass === state ? [] : [`read as ${replyClass}`]),
    ...(at === null ? [] : [`asked ${moment(at)}`]),
    ...(host === null && at !== null ? ['remembered, or said by a verifier'] : []),
  ].join(', ');
  return `The mail server${host === null ? '' : ` ${plain(host)}`} ${MAIL_STATES[state]}${said === '' ? '' : ` (${said})`}.`;
}

/** Who was weighed and scores too little: what a miss stands on. */
function leftOutLines(considered: readonly Considered[], told: readonly Find[]): string[] {
  const left = considered
    .filter(({ find, isReturned }) => !isReturned && told.every(({ email }) => email !== find.email))
    .map(({ find }) => find)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, LEFT_OUT_MAX);
  if (left.length === 0) return [];
  return [
    'Weighed, and not told, since nothing under 50 is:',
    ...left.flatMap((find) => [
      `   ${plain(find.name)}, ${plain(find.title)}: ${find.email}`,
      `     ${productOf(find)}`,
      `     ${mailServerLine(find.verification)}`,
    ]),
    '',
  ];
}

/** Epoch milliseconds as a minute. */
function moment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Words of a page on a terminal: nothing that moves the cursor or changes colours. */
function plain(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+/g, ' ');
}
