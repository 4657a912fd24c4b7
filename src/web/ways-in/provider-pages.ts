// The pages on the way to the provider and back. What the provider wrote is on none of them.
import { html } from 'hono/html';
import type { Return } from '../../core/upstream/index.ts';
import type { UpstreamFailure } from '../../core/upstream/upstream-error.ts';
import { cardPage, problemPage } from '../design/card-frame.ts';
import type { Page } from '../design/document.ts';

const BACK = { href: '/sign-in', label: 'Back to sign-in' };

/** A page and no redirect: browsers hold a redirect after a form to the page's own form-action. */
export function departurePage(url: URL, host: string): Page {
  return cardPage({
    title: 'One moment',
    refreshTo: url.href,
    main: html`<p>You are being sent to <span class="who">${host}</span> to sign in.</p>
      <p><a href="${url.href}">Go on</a> if nothing happens.</p>`,
  });
}

const FAILURES: Readonly<Record<UpstreamFailure, { status: number; text: (host: string) => string }>> = {
  unreachable: {
    status: 503,
    text: (host) => `${host} cannot be reached at the moment. Try again later, or sign in another way.`,
  },
  refused: { status: 403, text: (host) => `${host} did not sign you in. You may try once more.` },
  not_started_here: {
    status: 400,
    text: () =>
      'This sign-in was not started in this browser, was finished already, or took too long. Start it again.',
  },
  invalid_answer: {
    status: 400,
    text: (host) => `The answer of ${host} does not hold. Start again; if it stays so, tell the operator.`,
  },
};

export function failurePage(reason: UpstreamFailure, host: string): { status: number; page: Page } {
  const { status, text } = FAILURES[reason];
  return { status, page: problemPage('That did not work', text(host), BACK) };
}

type Refusal = Exclude<Return['outcome'], 'entered' | 'linked'>;

const REFUSALS: Readonly<Record<Refusal, { title: string; text: (host: string) => string }>> = {
  account_exists: {
    title: 'You have an account here',
    text: (host) =>
      `Sign in the way you did before. Then you may link ${host} under “Ways to sign in” of your dashboard.`,
  },
  email_unverified: {
    title: 'Your address is not verified',
    text: (host) => `${host} has not verified your email address. Have it verified there, and try again.`,
  },
  not_invited: {
    title: 'You are not invited yet',
    text: () =>
      'This service is for invited people. Ask an owner of your team to invite the address that you have signed in with.',
  },
  taken: {
    title: 'Somebody else has linked this',
    text: (host) => `This account of ${host} signs in another person here. Nothing was changed.`,
  },
};

export function refusalPage(outcome: Refusal, host: string): Page {
  const { title, text } = REFUSALS[outcome];
  return problemPage(
    title,
    text(host),
    outcome === 'taken' ? { href: '/dashboard/sign-in', label: 'Back to your ways to sign in' } : BACK,
  );
}
