// The pages of set-up and sign-in, and the front page. Values in, HTML out.
import { html } from 'hono/html';
import { alertBox, field, renderPage } from './layout.ts';

export function setupPage(shown: {
  error: string | null;
  email: string;
  teamName: string;
  secret: string;
}): string {
  return renderPage({
    title: 'Set up the service',
    script: '/assets/setup.js',
    main: html`<p>
        You are the first owner. Your account signs assistants in; your team holds credits and history.
      </p>
      ${alertBox(shown.error)}
      <form method="post" action="/setup">
        ${field({ name: 'email', label: 'Email', type: 'email', value: shown.email, autocomplete: 'username' })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'new-password',
          hint: 'At least 12 characters.',
        })}
        ${field({ name: 'team', label: 'Team', value: shown.teamName, autocomplete: 'organization' })}
        ${field({
          name: 'secret',
          label: 'Set-up code',
          value: shown.secret,
          hint: 'What stands behind the # of the link on the console; filled in where the link was opened.',
        })}
        <div class="actions"><button type="submit">Create the owner</button></div>
      </form>`,
  });
}

export function signInPage(shown: { error: string | null; email: string; next: string }): string {
  return renderPage({
    title: 'Sign in',
    main: html`${alertBox(shown.error)}
      <form method="post" action="/sign-in">
        <input type="hidden" name="next" value="${shown.next}" />
        ${field({ name: 'email', label: 'Email', type: 'email', value: shown.email, autocomplete: 'username' })}
        ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}
        <div class="actions"><button type="submit">Sign in</button></div>
      </form>`,
  });
}

export function frontPage(shown: { mcpUrl: string; email: string | null }): string {
  return renderPage({
    title: 'Find the right executive’s address',
    main: html`<p>
        Name a company and a role; get that person’s validated business address, a score that means what it
        says, and the evidence.
      </p>
      <h2>In your assistant</h2>
      <p>Add a connector or MCP server with this address, then sign in and agree:</p>
      <p><code>${shown.mcpUrl}</code></p>
      <p>Claude Code: <code>claude mcp add --transport http email-lookup ${shown.mcpUrl}</code></p>
      <h2>Over REST</h2>
      <p>Make a key with the operator’s commands, then call <code>POST /api/v1/find-email</code>.</p>
      ${
        shown.email === null
          ? html`<div class="actions"><a class="button" href="/sign-in">Sign in</a></div>`
          : html`<form method="post" action="/sign-out">
              <p>Signed in as <span class="who">${shown.email}</span>.</p>
              <div class="actions"><button class="quiet" type="submit">Sign out</button></div>
            </form>`
      }`,
  });
}

export function problemPage(title: string, text: string): string {
  return renderPage({ title, main: html`<p>${text}</p>` });
}
