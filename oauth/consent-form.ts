// What a person sends from the consent page: yes or no, for which team, what for, and how much a day. Knows no row.
import type { Agreement } from './codes.ts';
import type { Flow } from './flows.ts';
import { PageProblem } from './pages.ts';
import type { ConsentChoice, ConsentMistake } from './pages.ts';
import type { Parameters } from './parameters.ts';

const DAILY_CAP = /^[1-9]\d{0,6}$/;
/** More of what was typed is not shown again. */
const CAP_SHOWN_CHARACTERS = 20;

/** Throws PageProblem for what our page does not send. */
export function readDecision(form: Parameters): 'allow' | 'deny' {
  const decision = form.get('decision');
  if (form.isRepeated('decision') || (decision !== 'allow' && decision !== 'deny')) {
    throw new PageProblem('malformed_request');
  }
  return decision;
}

/**
 * What was agreed to, or what the person has yet to mend. Scopes are a part of those asked for; the team is checked
 * where the code is written. Throws PageProblem for what our page does not send.
 */
export function readAgreement(
  form: Parameters,
  flow: Pick<Flow, 'scopes'>,
  userId: string,
): { agreement: Agreement } | { mistakes: ConsentMistake[]; choice: ConsentChoice } {
  const team = form.get('team');
  if (team === null || form.isRepeated('team') || team.includes('\0')) throw new PageProblem('other_team');
  const chosen = form.all('scope');
  if (chosen.some((scope) => !flow.scopes.includes(scope)) || form.isRepeated('daily_cap')) {
    throw new PageProblem('malformed_request');
  }
  const scopes = flow.scopes.filter((scope) => chosen.includes(scope));
  const cap = form.get('daily_cap');
  const mistakes: ConsentMistake[] = [
    ...(scopes.length === 0 ? (['no_scope'] as const) : []),
    ...(cap !== null && !DAILY_CAP.test(cap) ? (['bad_cap'] as const) : []),
  ];
  if (mistakes.length > 0) {
    return { mistakes, choice: { team, scopes, dailyCap: (cap ?? '').slice(0, CAP_SHOWN_CHARACTERS) } };
  }
  return { agreement: { userId, teamId: team, scopes, dailyCreditCap: cap === null ? null : Number(cap) } };
}
