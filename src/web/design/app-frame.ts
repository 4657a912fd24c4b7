// The frame of the dashboard: top bar with the team, navigation, the person. Values in, HTML out.
import { html } from 'hono/html';
import { brand } from './brand.ts';
import { makeDocument } from './document.ts';
import type { Page } from './document.ts';
import type { Script } from './files.ts';
import { NOTHING } from './html.ts';
import type { Html } from './html.ts';

export type NavigationGroup = { label: string; entries: readonly { href: string; label: string }[] };

export type AppSurroundings = {
  navigation: readonly NavigationGroup[];
  /** The path of the entry that the page belongs to. */
  current: string;
  email: string;
  /** The current team; null for a person without one. */
  team: { id: string; name: string } | null;
  teams: readonly { id: string; name: string }[];
};

export type AppPage = {
  title: string;
  /** A sentence under the title. */
  lead?: Html | string;
  /** Beside the title: what one can do here. */
  actions?: Html;
  main: Html;
  /** Beside the one that all pages load. */
  scripts?: readonly Script[];
  /** Shown anew every so many seconds, where no script runs. */
  refreshSeconds?: number;
};

export function appPage(
  around: AppSurroundings,
  { title, lead, actions, main, scripts = [], refreshSeconds }: AppPage,
): Page {
  return makeDocument({
    title,
    frame: 'app-frame',
    refreshSeconds,
    scripts: ['app.js', ...scripts],
    body: html`<a class="skip" href="#main">Skip to content</a>
      <header class="bar">
        ${brand('/dashboard')} ${teamSwitcher(around)}
        <button class="quiet small menu-button" type="button" popovertarget="menu">Menu</button>
      </header>
      <div class="app-body">
        <div id="menu" popover>${navigation(around)} ${person(around)}</div>
        <main id="main" tabindex="-1">
          <div class="page-head">
            <div>
              <h1>${title}</h1>
              ${lead === undefined ? NOTHING : html`<p class="lead">${lead}</p>`}
            </div>
            ${actions ?? NOTHING}
          </div>
          <div class="page-body">${main}</div>
        </main>
      </div>`,
  });
}

function navigation({ navigation, current }: AppSurroundings): Html {
  return html`<nav aria-label="Dashboard">
    ${navigation.map(
      ({ label, entries }) =>
        html`${label === '' ? NOTHING : html`<p class="group">${label}</p>`}
          <ul>
            ${entries.map(
              (entry) =>
                html`<li>
                  <a href="${entry.href}" ${entry.href === current ? html`aria-current="page"` : NOTHING}
                    >${entry.label}</a
                  >
                </li>`,
            )}
          </ul>`,
    )}
  </nav>`;
}

/** One team is a name; several are a list to choose from. */
function teamSwitcher({ team, teams }: AppSurroundings): Html {
  if (team === null) return NOTHING;
  if (teams.length < 2) return html`<div class="team"><div class="team-name">${team.name}</div></div>`;
  return html`<details class="team">
    <summary><span class="visually-hidden">Team: </span><span class="team-name">${team.name}</span></summary>
    <form method="post" action="/dashboard/team">
      ${teams.map(
        ({ id, name }) =>
          html`<button name="team" value="${id}" ${id === team.id ? html`aria-current="true"` : NOTHING}>
            ${name}
          </button>`,
      )}
    </form>
  </details>`;
}

function person({ email }: AppSurroundings): Html {
  return html`<section class="person" aria-label="Your account">
    <p><a href="/docs">Documentation</a></p>
    <p><span class="soft">Signed in as</span><br />${email}</p>
    <form method="post" action="/sign-out"><button class="quiet small" type="submit">Sign out</button></form>
  </section>`;
}
