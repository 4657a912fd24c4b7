// The overview: what the team has, and how to connect an assistant.
import { html } from 'hono/html';
import type { Operations } from '../../core/operations.ts';
import { connectSteps } from '../connect/steps.ts';
import type { Html } from '../design/html.ts';
import { copyText, stats } from '../design/parts.ts';
import type { TeamSection } from './section.ts';
import { callerOf } from './visit.ts';
import type { Visit } from './visit.ts';

export type OverviewDeps = {
  operations: Pick<Operations, 'stats'>;
  mcpUrl: string;
  /** Something that the person may want to do first; nothing, once they have answered. */
  offer(visit: Visit): Promise<Html>;
};

export function overviewSection({ operations, mcpUrl, offer }: OverviewDeps): TeamSection {
  return {
    path: '',
    label: 'Overview',
    group: '',
    of: 'team',
    routes(at) {
      at.get('/', async (visit) => {
        const { searchCount, emailCount, credits } = await operations.stats(callerOf(visit));
        return {
          title: 'Overview',
          main: html`${await offer(visit)}
            ${stats([
              { label: 'Credits left', value: credits.balance },
              { label: 'Credits spent', value: credits.totalUsed },
              { label: 'Searches', value: searchCount },
              { label: 'Addresses found', value: emailCount },
            ])}
            <section class="stack">
              <h2 id="connect">Connect an assistant</h2>
              <p class="soft">
                Paste this address into it as a connector or MCP server; it asks you to agree here.
              </p>
              ${copyText(mcpUrl)} ${connectSteps(mcpUrl, '')}
            </section>`,
        };
      });
    },
  };
}
