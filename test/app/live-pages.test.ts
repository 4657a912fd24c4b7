// A page that watches a search, over a real process: asked for, watched, and let go at once when the service stops.
import { expect, test } from 'vitest';
import { makeFolder, startProcess, svc } from '../support/process.ts';

const PASSWORD = 'a long word of invention';

test('a stop ends the streams of pages at once, and in order', { timeout: 60_000 }, async () => {
  const folder = makeFolder();
  const owner = ['--owner', 'owner@quill.test', '--password', PASSWORD];
  const { answer } = await svc(folder, {}, 'team', 'create', '--name', 'Quill', '--credits', '5', ...owner);
  // No worker: what is asked stays waiting.
  const service = await startProcess(folder, { SVC_ROLE: 'web' });
  const origin = `http://localhost:${new URL(service.base).port}`;
  const send = (path: string, cookie: string, fields: Record<string, string>) =>
    fetch(service.base + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, cookie },
      body: new URLSearchParams(fields),
    });
  const signedIn = await send('/sign-in', '', {
    email: 'owner@quill.test',
    password: PASSWORD,
    next: '/dashboard',
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0] ?? '')
    .join('; ');
  const question = { for_team: String(answer['teamId']), company: 'quill.test', role: 'CEO' };
  const asked = await send('/dashboard/search', cookie, question);
  const stream = await fetch(`${service.base}${asked.headers.get('location') ?? ''}/events`, {
    headers: { cookie },
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('data: pending')) text += (await reader?.read())?.value ?? '';
  const stoppedAt = performance.now();
  service.kill('SIGTERM');
  // A stream that was broken off would throw.
  expect((await reader?.read())?.done).toBe(true);
  expect((await service.ended).code).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(5_000);
});
