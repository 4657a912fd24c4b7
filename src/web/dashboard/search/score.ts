// The parts of a score as a reader can follow them: what was seen, and how probable it made things. Two numbers come of
// it, each on its own way: that the person holds the role, and that mail to the address reaches them.
import type { ExplainedResult } from '../../../core/contract/answers.ts';
import { HOW, MAIL_STATES, PAGE_KINDS } from './words.ts';

type Part = ExplainedResult['parts']['parts'][number];

export type Step = {
  text: string;
  /** How probable it is after this step, 0 to 1; null where the step is only weighed with the next. */
  after: number | null;
  /** What the step itself does, where it is no probability. */
  effect?: string;
};

export type Steps = { role: Step[]; mailbox: Step[]; cap: number | null };

export function stepsOf({ parts }: ExplainedResult['parts']): Steps {
  return {
    role: roleSteps(parts.filter(({ name }) => name.startsWith('role.'))),
    mailbox: parts.filter(({ name }) => name.startsWith('mailbox.')).map(mailboxStep),
    cap: parts.find(({ name }) => name === 'score.cap')?.value ?? null,
  };
}

/** Of scores that were stored until 2026-11; since then these are evidence like any other. */
const FACTORS: Readonly<Record<string, string>> = {
  'role.near': 'The title is only close to the role',
  'role.qualified': 'The title is qualified: interim, regional and the like',
};

const SHIFTS: Readonly<Record<string, string>> = {
  'role.more_pages': 'Other pages say the same',
  'role.age': 'All that says so is more than a year old',
  'role.old': 'All that says so is more than a year old',
  'role.very_old': 'All that says so is more than three years old',
  'role.former_elsewhere': 'Another page calls the person a former holder',
  'role.other_holder': 'Somebody else is named in the role too',
  'role.weaker_holder': 'Somebody else is named in the role too, on a weaker source',
  'role.fit.near': 'The title is only close to the role',
  'role.fit.qualified': 'The title is qualified: interim, regional and the like',
};

/** Evidence adds up in log-odds; factors come last. */
function roleSteps(parts: readonly Part[]): Step[] {
  let logits = 0;
  let factor = 1;
  return parts.map(({ name, value }) => {
    if (name in FACTORS) factor *= value;
    else logits += value;
    return { text: roleText(name), after: factor / (1 + Math.exp(-logits)) };
  });
}

function roleText(name: string): string {
  const [, kind = '', word = ''] = name.split('.');
  if (kind === 'source') return `Named in the role, read from ${HOW[word] ?? word}`;
  if (kind === 'page') return `It stands ${PAGE_KINDS[word] ?? word}`;
  return FACTORS[name] ?? SHIFTS[name] ?? name;
}

function mailboxStep({ name, value }: Part): Step {
  const [, kind = '', ...rest] = name.split('.');
  const word = rest.join('.');
  switch (kind) {
    case 'published':
      return { text: `Printed beside the person. The mail server: ${stateText(word)}`, after: value };
    case 'pattern':
      return { text: `Built as ${word}, as likely as the company’s other addresses make it`, after: value };
    case 'others':
      return {
        text: 'What is left for every other form of the name, or none',
        after: null,
        effect: `${value}`,
      };
    case 'reply':
      return { text: `The mail server: ${stateText(word)}`, after: null, effect: `× ${value}` };
    case 'posterior':
      return { text: 'Weighed against every other form of the name', after: value };
    default:
      return { text: name, after: value };
  }
}

function stateText(state: string): string {
  const texts: Readonly<Record<string, string>> = MAIL_STATES;
  return texts[state] ?? state;
}
