// Whether the engine concluded what it must of each server, and the table that says so. Pure.
import type { RememberedReply } from '../../src/engine/mail/memory.ts';
import { domainOf, type Scenario } from './scenarios.ts';

/** What one search came to. */
export type Outcome = {
  name: string;
  found: { email: string; source: string; score: number; state: string } | null;
  reason: string | null;
  /** RCPT that we have sent, by our own count. */
  recipients: number;
  ms: number;
  /** What is remembered of the addresses that could be asked. */
  replies: readonly RememberedReply[];
};

/** What the server's own log has counted; null where the server keeps none. */
export type Counted = { recipients: number; data: number } | null;

/** 15 where a role has several holders. */
const RECIPIENTS_MOST = 9;
/** Of a mailbox: certainly wrong where the refusal is about us. */
const OF_A_MAILBOX = new Set(['no_such_user', 'disabled', 'full']);

/** What the engine did wrong; empty where nothing. */
export function judge(scenario: Scenario, outcome: Outcome | undefined, counted: Counted): string[] {
  if (outcome === undefined) return ['was not searched'];
  const { expects } = scenario;
  const { found } = outcome;
  const wrong: string[] = [];
  const expect = (isRight: boolean, what: string) => {
    if (!isRight) wrong.push(what);
  };
  const state = found?.state ?? 'nothing';
  expect(state === expects.state, `${state} instead of ${expects.state}`);
  if (expects.address !== undefined)
    expect(found?.email === `${expects.address}@${domainOf(scenario)}`, `returned ${String(found?.email)}`);
  if (expects.replyClass !== undefined) {
    const replyClass = outcome.replies.find(({ address }) => address === found?.email)?.replyClass ?? null;
    expect(replyClass === expects.replyClass, `${String(replyClass)}, not ${String(expects.replyClass)}`);
  }
  for (const { address, replyClass } of outcome.replies) {
    const exists = scenario.mailboxes.some((mailbox) => address === `${mailbox}@${domainOf(scenario)}`);
    if (exists || expects.isOurFault === true)
      expect(!OF_A_MAILBOX.has(replyClass), `${address} counted as ${replyClass}`);
  }
  const most = expects.recipientsMost ?? RECIPIENTS_MOST;
  expect(outcome.recipients <= most, `${outcome.recipients} recipients asked`);
  const { secondsMost = Number.POSITIVE_INFINITY } = expects;
  expect(outcome.ms <= secondsMost * 1_000, `${Math.round(outcome.ms / 1_000)} s`);
  if (counted !== null) {
    expect(counted.recipients <= most, `${counted.recipients} RCPT in the server's log`);
    expect(counted.data === 0, `${counted.data} DATA in the server's log`);
  }
  return wrong;
}

export type Row = { scenario: Scenario; outcome: Outcome | undefined; counted: Counted; wrong: string[] };

export function toTable(rows: readonly Row[]): string {
  const head = [
    'scenario',
    'the server said',
    'the engine concludes',
    'score',
    'RCPT',
    'in its log',
    'DATA',
    's',
    '',
  ];
  const body = rows.map(({ scenario, outcome, counted, wrong }) => [
    scenario.name,
    summarise(outcome?.replies ?? []),
    concluded(outcome),
    String(outcome?.found?.score ?? '–'),
    String(outcome?.recipients ?? '–'),
    String(counted?.recipients ?? '–'),
    String(counted?.data ?? '–'),
    outcome === undefined ? '–' : (outcome.ms / 1000).toFixed(1),
    wrong.length === 0 ? 'ok' : wrong.join('; '),
  ]);
  const all = [head, ...body];
  const widths = head.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** "no_such_user 550 5.1.1 ×7". */
function summarise(replies: readonly RememberedReply[]): string {
  const counts = new Map<string, number>();
  for (const { replyClass, code, enhanced } of replies) {
    const what = [replyClass, code, enhanced].filter((part) => part !== null).join(' ');
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => (count === 1 ? what : `${what} ×${count}`)).join(', ') || '–';
}

function concluded(outcome: Outcome | undefined): string {
  if (outcome === undefined) return '–';
  if (outcome.found === null) return `nothing: ${String(outcome.reason)}`;
  const { source, state, email } = outcome.found;
  return `${email.split('@')[0]} ${source}, ${state}`;
}
