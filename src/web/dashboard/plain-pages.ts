// Pages of the dashboard that belong to no section: problems, and a person without a team.
import { html } from 'hono/html';
import { empty } from '../design/parts.ts';
import type { Problem } from '../problem.ts';
import type { Shown } from './section.ts';

export function problemShown({ status, title, text }: Problem): Shown {
  return {
    status,
    title,
    main: html`<p>${text}</p>
      <p><a href="/dashboard">To the overview</a></p>`,
  };
}

export const noTeamPage: Shown = {
  status: 403,
  title: 'No team yet',
  main: empty({
    title: 'You do not belong to a team',
    text: 'Credits, searches and connections belong to a team. Ask an owner of yours to invite you.',
  }),
};
