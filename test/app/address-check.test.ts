import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { addressDoubts, checkAddress } from '../../src/app/address-check.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makeFolder, startProcess } from '../support/process.ts';
import { startBehindProxy } from './service-behind-proxy.ts';
import type { Manners } from './service-behind-proxy.ts';

const HERE = { publicUrl: 'http://localhost:3000', host: '127.0.0.1', trustProxy: 0 };
const AWAY = { publicUrl: 'https://find.quill.test', host: '127.0.0.1', trustProxy: 1 };

describe('what the settings alone raise doubts about', () => {
  test.for([
    ['the standard settings', HERE, []],
    ['another name of this machine', { ...HERE, publicUrl: 'http://find.localhost:3000' }, []],
    ['a proxy that is told of', AWAY, []],
    ['the service itself on the public side', { ...AWAY, host: '0.0.0.0', trustProxy: 0 }, []],
    ['a port that nobody listens on', { ...HERE, publicUrl: 'http://localhost:8080' }, ['port 8080']],
    ['the default port of the scheme', { ...HERE, publicUrl: 'http://localhost' }, ['port 80']],
    ['a local address told to other machines', { ...HERE, host: '0.0.0.0' }, ['Set SVC_PUBLIC_URL']],
    ['a proxy that must be there, untold', { ...AWAY, trustProxy: 0 }, ['Set SVC_TRUST_PROXY=1']],
  ] as const)('%s', ([, config, expected]) => {
    const doubts = addressDoubts(config, 3000);
    expect(doubts).toHaveLength(expected.length);
    for (const [index, words] of expected.entries()) expect(doubts[index]).toContain(words);
  });
});

const NOT_US: Manners = { answer: (_request, response) => (response.writeHead(502).end(), true) };

describeEachDatabase('the look at the start', (open) => {
  test.for([
    ['leads here', {}, null, 30],
    ['leads elsewhere', NOT_US, 'reach', 40],
  ] as const)('an address that %s: one line in the log', async ([, manners, step, level]) => {
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
    const { deps } = await startBehindProxy(await open(), { manners });
    const words = await checkAddress({ ...deps, log: pino({ base: null }, { write }) });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level, ...(step === null ? {} : { step }) });
    if (step === null) expect(words).toBe('');
    else expect(words).toContain('svc -- doctor');
  });
});

describe('a public address that leads nowhere', () => {
  test('is told on the console and in the log, and stops nothing', { timeout: 60_000 }, async () => {
    const service = await startProcess(makeFolder(), { SVC_PUBLIC_URL: 'http://localhost:1' });
    const warned = (message: string) =>
      service.lines.some(({ msg, level }) => msg === message && level === 'warn');
    await expect.poll(() => warned('the public address does not lead here'), { timeout: 20_000 }).toBe(true);
    expect(warned('the public address looks wrong')).toBe(true);
    expect((await fetch(`${service.base}/healthz`)).status).toBe(200);
    service.kill('SIGTERM');
    const { code, stderr } = await service.ended;
    expect(code).toBe(0);
    expect(stderr).toContain('names port 1 of this machine');
    expect(stderr).toContain('does not lead here');
  });
});
