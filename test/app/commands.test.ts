import { expect, test } from 'vitest';
import { makeFolder, makeTeam, startProcess, svc } from '../support/process.ts';

const WITH_PROCESSES = { timeout: 90_000 };
const URI = 'https://app.quill.test/cb';

test(
  'clients: made once with all their redirect URIs, listed, stopped and let go on',
  WITH_PROCESSES,
  async () => {
    const folder = makeFolder();
    const run = (...argv: string[]) => svc(folder, {}, 'client', ...argv);
    const made = await run(
      'create',
      '--name',
      'Quill',
      '--redirect-uri',
      URI,
      '--redirect-uri',
      'quill://cb',
      '--secret',
    );
    expect(made).toMatchObject({ code: 0, answer: { clientId: expect.any(String) } });
    expect(made.answer['clientSecret']).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const client = String(made.answer['clientId']);
    const entry = { clientId: client, name: 'Quill', redirectUris: [URI, 'quill://cb'], hasSecret: true };
    expect((await run('list')).answer).toMatchObject({ clients: [entry], more: false });
    expect((await run('disable', '--client', client)).answer).toMatchObject({
      disabledAt: expect.any(Number),
    });
    expect((await run('enable', '--client', client)).answer).toEqual({ clientId: client, disabledAt: null });
  },
);

test.for([
  ['no redirect URI', ['client', 'create', '--name', 'Quill'], '--redirect-uri is required'],
  ['no name', ['client', 'create', '--redirect-uri', URI], '--name is required'],
  [
    'a redirect URI that cannot be used',
    ['client', 'create', '--name', 'Quill', '--redirect-uri', 'http://quill.test/'],
    'a redirect URI is https',
  ],
  ['an unknown client to disable', ['client', 'disable', '--client', 'nobody'], 'Client not found'],
  ['an unknown client to enable', ['client', 'enable', '--client', 'nobody'], 'Client not found'],
  ['no client', ['client', 'disable'], '--client is required'],
  ['a flag that takes no value', ['client', 'list', '--all'], 'all'],
  ['half a command', ['client'], 'usage:'],
  ['a word too many', ['doctor', 'now'], 'usage:'],
  ['a name of every object', ['constructor'], 'usage:'],
] as const)('%s: exit 1, words on stderr, nothing on stdout', WITH_PROCESSES, async ([, argv, words]) => {
  const { code, stdout, stderr } = await svc(makeFolder(), {}, ...argv);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(words);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test(
  'the doctor beside a running service: one object, exit 0; exit 1 where something fails',
  WITH_PROCESSES,
  async () => {
    const folder = makeFolder();
    await makeTeam(folder, {});
    const service = await startProcess(folder, {});
    const SVC_PUBLIC_URL = service.base.replace('127.0.0.1', 'localhost');
    const healthy = await svc(folder, { SVC_PUBLIC_URL }, 'doctor');
    expect(healthy.answer).toMatchObject({ ok: true, publicUrl: SVC_PUBLIC_URL });
    expect(healthy.code).toBe(0);
    // The same address, asked by who has another secret.
    const stranger = await svc(folder, { SVC_PUBLIC_URL, SVC_SECRET: 'x'.repeat(32) }, 'doctor');
    expect(stranger.code).toBe(1);
    const steps = stranger.answer['steps'] as { id: string; state: string }[]; // a report has its steps
    expect(steps.filter(({ state }) => state === 'failed').map(({ id }) => id)).toEqual(['instance']);
    service.kill('SIGTERM');
    expect((await service.ended).code).toBe(0);
  },
);
