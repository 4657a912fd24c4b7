// The pages of the authorization server: consent, going on, and what went wrong. Every name on them is a stranger's word.
import { html } from 'hono/html';
import { cardPage } from './design/card-frame.ts';
import { checkbox, field, selectField } from './design/field.ts';
import { NOTHING } from './design/html.ts';
import type { Html } from './design/html.ts';
import { alertBox, note } from './design/notice.ts';
import { SCOPE_NAMES, SCOPE_WORDS } from './scope-words.ts';

/** As the authorization server hands it over; the same shape, so that neither room looks into the other. */
export type ConsentView = {
  kind: 'consent';
  action: string;
  flow: string;
  csrf: string;
  client: {
    name: string;
    provenHost: string | null;
    byOperator: boolean;
    redirectHost: string;
    redirectKind: 'https' | 'loopback' | 'private-scheme';
  };
  userEmail: string;
  teams: readonly { id: string; name: string }[];
  scopes: readonly string[];
  mistakes: readonly ('no_scope' | 'bad_cap')[];
  /** What the person had chosen before they were asked once more. */
  choice: { team: string; scopes: readonly string[]; dailyCap: string } | null;
};

export type OAuthView =
  | ConsentView
  | { kind: 'continue'; url: string; clientName: string; allowed: boolean }
  | { kind: 'problem'; code: string };

const PROBLEM_WORDS: Readonly<Record<string, string>> = {
  unknown_client:
    'This service does not know the program that sent you here. Connect it again from the start.',
  client_document: 'The program’s own description could not be read or does not hold. Tell its maker.',
  disabled_client: 'This program may not connect any more.',
  redirect_uri:
    'The program wants to be answered at an address that it has not registered. Nothing was sent.',
  malformed_request: 'The request was incomplete. Start again in your assistant.',
  flow_gone: 'This request was answered already, or is too old. Start again in your assistant.',
  other_session: 'This page was opened for another sign-in. Go back and try once more.',
  no_team: 'You do not belong to a team yet. Ask an owner to invite you.',
  other_team: 'You do not belong to that team any more.',
  too_many_requests: 'Too many requests came from your address. Wait a minute.',
};

export function oauthPage(view: OAuthView): string {
  switch (view.kind) {
    case 'consent':
      return consentPage(view);
    case 'continue':
      return cardPage({
        title: view.allowed ? 'Connected' : 'Not connected',
        refreshTo: view.url,
        main: html`<p>You are being sent back to <span class="who">${view.clientName}</span>.</p>
          <p><a href="${view.url}">Go on</a> if nothing happens. You may close this page afterwards.</p>
          ${view.allowed ? howToEnd : NOTHING}`,
      }).html;
    case 'problem':
      return cardPage({
        title: 'That did not work',
        main: html`${alertBox(PROBLEM_WORDS[view.code] ?? 'Something went wrong here. Try again later.')}
          <p><a href="/">To the front page</a></p>`,
      }).html;
  }
}

function consentPage(view: ConsentView): string {
  const { client } = view;
  const hasNoScope = view.mistakes.includes('no_scope');
  return cardPage({
    title: 'Connect an assistant?',
    main: html`<div class="asker">
        <p><span class="who">${client.name}</span> asks for access.</p>
        <p class="soft">${provenance(client)}</p>
      </div>
      ${whereTo(client)}
      <form method="post" action="${view.action}">
        <input type="hidden" name="flow" value="${view.flow}" />
        <input type="hidden" name="csrf" value="${view.csrf}" />
        ${teamChoice(view)}
        <fieldset ${hasNoScope ? html`aria-describedby="scope-error"` : NOTHING}>
          <legend>It may</legend>
          ${hasNoScope ? html`<p class="error" id="scope-error">Choose at least one permission.</p>` : NOTHING}
          ${view.scopes.map((scope) =>
            checkbox({
              name: 'scope',
              value: scope,
              label: SCOPE_NAMES[scope] ?? scope,
              checked: view.choice?.scopes.includes(scope) ?? true,
              ...(SCOPE_WORDS[scope] === undefined ? {} : { hint: SCOPE_WORDS[scope] }),
            }),
          )}
        </fieldset>
        ${view.scopes.includes('email_finder') ? dailyLimit(view) : NOTHING}
        <div class="actions">
          <button type="submit" name="decision" value="allow">Allow</button>
          <button class="quiet" type="submit" name="decision" value="deny" formnovalidate>Deny</button>
        </div>
      </form>`,
    foot: html`You are signed in as <span class="who">${view.userEmail}</span>.`,
  }).html;
}

/** A brake for an assistant that asks too much; the team's credits are the limit without it. */
function dailyLimit({ mistakes, choice }: ConsentView): Html {
  return field({
    name: 'daily_cap',
    label: 'Credits it may spend a day',
    type: 'number',
    value: choice?.dailyCap,
    hint: 'Leave empty for no limit but the team’s credits. The day ends at midnight UTC.',
    error: mistakes.includes('bad_cap') ? 'A whole number from 1 to 9,999,999, or nothing.' : undefined,
    required: false,
  });
}

const howToEnd = html`<p class="soft small">
  You can end this connection at any time under <a href="/dashboard/connections">Connected assistants</a>.
</p>`;

function provenance({ provenHost, byOperator }: ConsentView['client']): Html {
  if (byOperator) return html`The operator of this service has set it up.`;
  return provenHost === null
    ? html`The name is its own word; nobody has proven it.`
    : html`The name is vouched for by <span class="who">${provenHost}</span>.`;
}

function whereTo({ redirectHost, redirectKind }: ConsentView['client']): Html {
  switch (redirectKind) {
    case 'https':
      return html`<p>Access goes to <span class="who">${redirectHost}</span>.</p>`;
    case 'loopback':
      return note(
        'Access goes to a program on this computer. Allow it only if you have just started this there yourself.',
        'warn',
      );
    case 'private-scheme':
      return note(
        html`Access goes to whatever app opens <span class="who">${redirectHost}</span> links on this device.
          Allow it only if you have just started this there yourself.`,
        'warn',
      );
  }
}

function teamChoice({ teams, choice }: ConsentView): Html {
  const [only, second] = teams;
  if (only !== undefined && second === undefined) {
    return html`<p class="for-team">For your team <span class="who">${only.name}</span>.</p>
      <input type="hidden" name="team" value="${only.id}" />`;
  }
  return selectField({
    name: 'team',
    label: 'For the team',
    value: choice?.team,
    options: teams.map(({ id, name }) => ({ value: id, label: name })),
  });
}
