// The connection doctor: whether assistants can reach the service and sign in, step by step, and what to change.
import { html } from 'hono/html';
import * as z from 'zod';
import { NOTHING } from '../design/html.ts';
import type { Html } from '../design/html.ts';
import { alertBox, doneBox } from '../design/notice.ts';
import { badge } from '../design/parts.ts';
import type { Tone } from '../design/parts.ts';
import type { Shown, TeamSection } from './section.ts';
import { teamForm } from './team-form.ts';
import type { Visit } from './visit.ts';

export type DoctorStep = {
  title: string;
  state: 'ok' | 'failed' | 'skipped';
  why: string;
  /** Null where nothing has to be done. */
  change: string | null;
};

export type DoctorReport = { ok: boolean; publicUrl: string; steps: readonly DoctorStep[] };

export type DoctorSectionDeps = {
  publicUrl: string;
  /** Throws `rate_limited`. */
  examine(member: { userId: string; teamId: string }): Promise<DoctorReport>;
};

const PATH = '/dashboard/doctor';

export function doctorSection({ publicUrl, examine }: DoctorSectionDeps): TeamSection {
  return {
    path: '/doctor',
    label: 'Connection doctor',
    group: 'Connections',
    of: 'team',
    routes(at) {
      at.get('/', async (visit) => shown(visit, publicUrl, null));
      at.post('/', z.object({}), async (visit) =>
        shown(visit, publicUrl, await examine({ userId: visit.user.id, teamId: visit.team.id })),
      );
    },
  };
}

function shown(visit: Visit, publicUrl: string, report: DoctorReport | null): Shown {
  return {
    title: 'Connection doctor',
    lead: html`Walks the way of an assistant, from the address to a tool’s answer, and says which step fails
    and what to change.`,
    main: html`${report === null ? NOTHING : summary(report)}
      <section class="panel">
        <p>
          The service asks itself at <code>${publicUrl}</code>, as a client from outside would. It registers a
          client of its own, connects it in your name with permission to read the balance and nothing else,
          and deletes it at the end. It costs no credit and takes a few seconds.
        </p>
        ${teamForm(
          visit,
          PATH,
          html`<div class="actions">
            <button type="submit">${report === null ? 'Run the doctor' : 'Run it again'}</button>
          </div>`,
        )}
      </section>
      ${report === null ? NOTHING : stepList(report.steps)}`,
  };
}

function summary({ ok, steps }: DoctorReport): Html {
  if (ok) return doneBox('Every step works: an assistant that can reach this address can connect.');
  const failed = steps.filter(({ state }) => state === 'failed').length;
  return alertBox(
    failed === 0
      ? 'Some steps could not be tried. What to do stands beside them.'
      : `${failed === 1 ? 'One step fails' : `${failed} steps fail`}. Begin with the first: others may follow from it.`,
  );
}

const BADGES: Readonly<Record<DoctorStep['state'], readonly [string, Tone]>> = {
  ok: ['Works', 'good'],
  failed: ['Fails', 'bad'],
  skipped: ['Left out', 'plain'],
};

function stepList(steps: readonly DoctorStep[]): Html {
  return html`<section class="stack">
    <h2>Steps</h2>
    <ol class="doctor-steps">
      ${steps.map(
        ({ title, state, why, change }) =>
          html`<li class="doctor-step ${state}">
            <p class="doctor-title"><strong>${title}</strong> ${badge(...BADGES[state])}</p>
            <p class="soft">${why}</p>
            ${change === null ? NOTHING : html`<p class="doctor-change">${change}</p>`}
          </li>`,
      )}
    </ol>
  </section>`;
}
