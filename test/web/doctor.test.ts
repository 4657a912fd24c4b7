import { describe, expect, test } from 'vitest';
import { rateLimited } from '../../src/core/errors.ts';
import { doctorSection } from '../../src/web/dashboard/doctor.ts';
import type { DoctorReport } from '../../src/web/dashboard/doctor.ts';
import { openSite, SIGNED_IN } from './site.ts';

const MARKUP = '<script>alert(1)</script>';
const REPORT: DoctorReport = {
  ok: false,
  publicUrl: 'https://find.quill.test',
  steps: [
    { title: 'First', state: 'ok', why: 'It works.', change: null },
    { title: 'Second', state: 'failed', why: `It does not. ${MARKUP}`, change: 'Change the proxy.' },
    { title: 'Third', state: 'skipped', why: 'Left out.', change: null },
  ],
};

async function open(report: DoctorReport | Error = REPORT) {
  const runs: object[] = [];
  const section = doctorSection({
    publicUrl: 'https://find.quill.test',
    async examine(member) {
      runs.push(member);
      if (report instanceof Error) throw report;
      return report;
    },
  });
  return { runs, ...(await openSite({ sections: [section] })) };
}

describe('the page of the doctor', () => {
  test('runs nothing before somebody asks for it', async () => {
    const { get, runs } = await open();
    const { status, page } = await get('/dashboard/doctor');
    expect(status).toBe(200);
    expect(page('form button').text()).toContain('Run the doctor');
    expect(page('.doctor-step')).toHaveLength(0);
    expect(runs).toEqual([]);
  });

  test('shows the steps in their order, with what to do, in the name of the person and their team', async () => {
    const { post, runs } = await open();
    const { status, page, html } = await post('/dashboard/doctor', { for_team: 't1' });
    expect(status).toBe(200);
    expect(runs).toEqual([{ userId: 'u1', teamId: 't1' }]);
    expect(
      page('.doctor-title strong')
        .toArray()
        .map((one) => page(one).text()),
    ).toEqual(['First', 'Second', 'Third']);
    expect(page('.doctor-step.failed').text()).toContain('Change the proxy.');
    expect(page('[role=alert]').text()).toContain('One step fails');
    expect(html).not.toContain(MARKUP);
  });

  test('says in one line that all is well', async () => {
    const { post } = await open({ ...REPORT, ok: true, steps: REPORT.steps.slice(0, 1) });
    const { page } = await post('/dashboard/doctor', { for_team: 't1' });
    expect(page('[role=status]').text()).toContain('Every step works');
  });

  test('whoever asks too often is told to wait', async () => {
    const { post } = await open(rateLimited(9));
    const { status, headers } = await post('/dashboard/doctor', { for_team: 't1' });
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('9');
  });

  test('strangers and other sites run nothing', async () => {
    const { get, post, runs } = await open();
    expect((await get('/dashboard/doctor', {})).status).toBe(303);
    expect(
      (await post('/dashboard/doctor', { for_team: 't1' }, { ...SIGNED_IN, origin: 'https://evil.test' }))
        .status,
    ).toBe(403);
    expect((await post('/dashboard/doctor', { for_team: 't1' }, {})).status).not.toBe(200);
    expect(runs).toEqual([]);
  });
});
