// The overview: what the team has, what it searches, and how to connect an assistant.
import { html } from 'hono/html';
import type { HistoryEntry } from '../../core/contract/answers.ts';
import type { Operations } from '../../core/operations.ts';
import type { SearchDay } from '../../core/search-days.ts';
import { connectSteps } from '../connect/steps.ts';
import type { Html } from '../design/html.ts';
import { copyText, empty, stats } from '../design/parts.ts';
import { searchChart } from './overview-chart.ts';
import { outOfCredits } from './search/ask-page.ts';
import { runningShown } from './search/running.ts';
import type { TeamSection } from './section.ts';
import { callerOf } from './visit.ts';
import type { Visit } from './visit.ts';

/** Where no script runs, the page looks for itself this often while something runs. */
const REFRESH_SECONDS = 15;

export type OverviewDeps = {
  now: () => number;
  operations: Pick<Operations, 'stats'>;
  mcpUrl: string;
  days(teamId: string): Promise<readonly SearchDay[]>;
  running(teamId: string): Promise<readonly HistoryEntry[]>;
  /** Something that the person may want to do first; nothing, once they have answered. */
  offer(visit: Visit): Promise<Html>;
};

export function overviewSection(deps: OverviewDeps): TeamSection {
  const { operations, mcpUrl, offer } = deps;
  return {
    path: '',
    label: 'Overview',
    group: '',
    of: 'team',
    routes(at) {
      at.get('/', async (visit) => {
        const { searchCount, emailCount, credits } = await operations.stats(callerOf(visit));
        const running = await deps.running(visit.team.id);
        const days = await deps.days(visit.team.id);
        return {
          title: 'Overview',
          actions: html`<a class="button" href="/dashboard/search">Search</a>`,
          main: html`${await offer(visit)} ${credits.balance === 0 ? outOfCredits(visit) : ''}
            ${stats([
              { label: 'Credits left', value: credits.balance },
              { label: 'Credits spent', value: credits.totalUsed },
              { label: 'Searches', value: searchCount },
              { label: 'Addresses found', value: emailCount },
            ])}
            <p id="live-said" class="visually-hidden" role="status"></p>
            ${runningShown(running, deps.now())} ${searchCount === 0 ? firstSearch() : searchChart(days)}
            <section class="stack">
              <h2 id="connect">Connect an assistant</h2>
              <p class="soft">
                Paste this address into it as a connector or MCP server; it asks you to agree here.
              </p>
              ${copyText(mcpUrl)} ${connectSteps(mcpUrl, '')}
            </section>`,
          ...(running.length === 0 ? {} : { scripts: ['live.js'], refreshSeconds: REFRESH_SECONDS }),
        };
      });
    },
  };
}

function firstSearch(): Html {
  return empty({
    title: 'No search yet',
    text: 'Name a company and a role, here or through an assistant. What your team asks each day stands here then.',
    action: html`<a class="button" href="/dashboard/search">Search</a>`,
  });
}
