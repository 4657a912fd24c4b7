// What a person may be shown: the pages as values. How they look is the renderer's business.
import type { Response } from 'express';
import { pageHeaders } from '../src/http/page-headers.ts';
import type { RedirectKind } from './redirect-uri.ts';

/** Why a person is shown a page instead of being sent back; each with its status. */
const PROBLEM_STATUS = {
  unknown_client: 400,
  client_document: 400,
  disabled_client: 403,
  redirect_uri: 400,
  malformed_request: 400,
  flow_gone: 410,
  other_session: 403,
  no_team: 403,
  other_team: 403,
  too_many_requests: 429,
  internal: 500,
} as const;

export type PageProblemCode = keyof typeof PROBLEM_STATUS;

/** Ends a request with a page; never with a redirect. `cause` is for the log alone. */
export class PageProblem extends Error {
  readonly code: PageProblemCode;
  readonly status: number;

  constructor(code: PageProblemCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'PageProblem';
    this.code = code;
    this.status = PROBLEM_STATUS[code];
  }
}

/** What a person may mend in the form; the request waits on. */
export type ConsentMistake = 'no_scope' | 'bad_cap';

/** What the person had chosen, for the form to show it again. */
export type ConsentChoice = { team: string; scopes: readonly string[]; dailyCap: string };

export type ConsentPage = {
  kind: 'consent';
  /** The form is posted here, with `flow`, `csrf`, `decision` (`allow` or `deny`), `team`, `scope` (one each), `daily_cap`. */
  action: string;
  flow: string;
  csrf: string;
  client: {
    name: string;
    /** The host that proves the name, for a client named by its document; null where the name is self-declared. */
    provenHost: string | null;
    /** The operator made this client. */
    byOperator: boolean;
    /** Where access goes: a host, or a scheme with its colon. */
    redirectHost: string;
    redirectKind: RedirectKind;
  };
  userEmail: string;
  teams: readonly { id: string; name: string }[];
  scopes: readonly string[];
  mistakes: readonly ConsentMistake[];
  /** Null where nothing was chosen yet. */
  choice: ConsentChoice | null;
};

export type OAuthPage =
  | ConsentPage
  /** Goes on by itself: a meta refresh and a link to `url`, since Chrome holds redirects after a form to form-action. */
  | { kind: 'continue'; url: string; clientName: string; allowed: boolean }
  | { kind: 'problem'; code: PageProblemCode };

/** The page as HTML. Everything in it is untrusted text; headers are added to ours, or replace them. */
export type RenderPage = (page: OAuthPage) => { html: string; headers?: Readonly<Record<string, string>> };

export function sendPage(response: Response, render: RenderPage, page: OAuthPage, status = 200): void {
  const { html, headers } = render(page);
  response
    .status(status)
    .set({ ...pageHeaders(), ...headers })
    .send(html);
}

/** A redirect by which no address bar, cache or Referer tells more than it must. */
export function sendRedirect(response: Response, url: string): void {
  response
    .status(303)
    .set({ Location: url, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .end();
}
