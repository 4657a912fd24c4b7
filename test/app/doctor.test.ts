import { describe, expect, test } from 'vitest';
import { examineAsOperator, examineFor, glanceAtAddress } from '../../src/app/doctor.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { startBehindProxy } from './service-behind-proxy.ts';
import type { Behind, Manners } from './service-behind-proxy.ts';
import type { Report } from '../../src/doctor/report.ts';

const states = (report: Report) => Object.fromEntries(report.steps.map(({ id, state }) => [id, state]));
const idsIn = (report: Report, state: string) =>
  report.steps.filter((step) => step.state === state).map(({ id }) => id);
const memberOf = (person: Behind['person']) => {
  if (person === null) throw new Error('this test needs an owner');
  return person;
};
const HOUR_MS = 3_600_000;

describeEachDatabase('an honest way to the service', (open) => {
  test('passes every step, and leaves nothing behind', async () => {
    const { deps, db, person, buckets } = await startBehindProxy(await open());
    const report = await examineFor({ ...deps, buckets }, memberOf(person));
    expect(idsIn(report, 'failed')).toEqual([]);
    expect(idsIn(report, 'skipped')).toEqual([]);
    expect(report).toMatchObject({ ok: true, publicUrl: deps.config.publicUrl });
    for (const table of ['oauth_clients', 'oauth_grants', 'oauth_codes', 'oauth_refresh_tokens'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('passes for the operator in the name of the oldest owner', async () => {
    const { deps } = await startBehindProxy(await open());
    expect(await examineAsOperator(deps)).toMatchObject({ ok: true });
  });

  test('passes over two processes of one installation, whichever answers', async () => {
    const storage = await open();
    const ports: number[] = [];
    let count = 0;
    const first = await startBehindProxy(storage, {
      manners: { onRequest: () => void (first.target.port = ports[(count += 1) % 2] ?? 0) },
    });
    const again = await open.again(storage);
    const { publicUrl } = first;
    const second = await startBehindProxy(again, { publicUrl, owner: false });
    ports.push(first.upstreamPort, second.upstreamPort);
    const report = await examineAsOperator(first.deps);
    expect(idsIn(report, 'failed')).toEqual([]);
    expect(report.ok).toBe(true);
    expect(count).toBeGreaterThan(10);
  });

  test('before anybody owns a team, the rehearsal is left out, and the way to set up is told', async () => {
    const { deps } = await startBehindProxy(await open(), { owner: false });
    const report = await examineAsOperator(deps);
    expect(report.ok).toBe(false);
    expect(idsIn(report, 'failed')).toEqual([]);
    expect(report.steps.find(({ id }) => id === 'registration')).toMatchObject({
      state: 'skipped',
      change: expect.stringContaining('svc setup link'),
    });
  });
});

type Fault = {
  name: string;
  manners: Manners;
  settings?: Record<string, string>;
  /** Exactly these fail. */
  fails: string[];
  /** In what is to be changed, of the first of them. */
  says: string;
};

const append = (headers: Record<string, unknown>) => (headers['x-forwarded-for'] = '127.0.0.1');
const FAULTS: Fault[] = [
  {
    name: 'eats Authorization',
    manners: { onRequest: (headers) => delete headers.authorization },
    fails: ['tool_call', 'clean_up'],
    says: 'hand on Authorization',
  },
  {
    name: 'eats WWW-Authenticate',
    manners: { onAnswer: (headers) => delete headers['www-authenticate'] },
    fails: ['challenge'],
    says: 'hand on WWW-Authenticate',
  },
  {
    name: 'asks for its own password on /mcp',
    manners: {
      answer: (request, response) => {
        if (request.url !== '/mcp') return false;
        response.writeHead(401, { 'www-authenticate': 'Basic realm="proxy"' }).end();
        return true;
      },
    },
    fails: ['challenge', 'tool_call'],
    says: 'no password of its own',
  },
  {
    name: 'holds streams back',
    manners: { body: (body) => body },
    fails: ['stream'],
    says: 'buffering',
  },
  {
    name: 'rewrites Host',
    manners: { onRequest: (headers) => (headers.host = 'backend.internal') },
    fails: ['forwarding', 'challenge', 'tool_call', 'clean_up'],
    says: 'hand on Host',
  },
  {
    name: 'eats Origin',
    manners: { onRequest: (headers) => delete headers.origin },
    fails: ['forwarding'],
    says: 'hand on Origin',
  },
  {
    name: 'is not known to SVC_TRUST_PROXY',
    manners: { onRequest: append },
    fails: ['forwarding'],
    says: 'SVC_TRUST_PROXY=1',
  },
  {
    name: 'does not say for whom it asks',
    manners: { onRequest: (headers) => (headers.via = '1.1 proxy') },
    fails: ['forwarding'],
    says: 'X-Forwarded-For',
  },
  {
    name: 'is believed to stand there, and does not',
    manners: {},
    settings: { SVC_TRUST_PROXY: '1' },
    fails: ['forwarding'],
    says: 'SVC_TRUST_PROXY=0',
  },
  {
    name: 'is an hour off',
    manners: { onAnswer: (headers) => (headers.date = new Date(Date.now() - HOUR_MS).toUTCString()) },
    fails: ['clock'],
    says: 'NTP',
  },
  {
    name: 'does not reach the service',
    manners: { answer: (_request, response) => (response.writeHead(502).end('<h1>evil words</h1>'), true) },
    fails: ['reach'],
    says: 'Point the proxy',
  },
  {
    name: 'redirects to https elsewhere',
    manners: {
      answer: (_request, response) => (
        response.writeHead(301, { location: 'https://elsewhere.quill.test/' }).end(),
        true
      ),
    },
    fails: ['reach'],
    says: 'another host',
  },
  {
    name: 'redirects to its own https',
    manners: {
      answer: (request, response) => (
        response.writeHead(308, { location: `https://${request.headers.host}/` }).end(),
        true
      ),
    },
    fails: ['reach'],
    says: 'redirects to https',
  },
  {
    name: 'cuts JSON documents',
    manners: {
      body: (body, path) => (path.includes('oauth-') ? body.subarray(0, body.length / 2) : body),
    },
    fails: ['resource_metadata', 'server_metadata', 'stream'],
    says: 'whole JSON documents',
  },
  {
    name: 'breaks off in the middle',
    manners: {
      answer: (request, response) => {
        if (!request.url?.includes('jwks')) return false;
        response.writeHead(200, { 'content-length': 100 }).flushHeaders();
        response.write('{"keys":', () => response.destroy());
        return true;
      },
    },
    fails: ['jwks'],
    says: 'whole answers',
  },
  {
    name: 'puts the address of the backend into redirects',
    manners: {
      onAnswer: (headers) => {
        if (headers.location !== undefined) headers.location = headers.location.replace('127.0.0.1', 'inner');
      },
    },
    fails: ['authorize'],
    says: 'rewrite no redirects',
  },
  {
    name: 'keeps paths under /.well-known to itself',
    manners: {
      answer: (request, response) => {
        if (!request.url?.startsWith('/.well-known/oauth-')) return false;
        response.writeHead(404).end();
        return true;
      },
    },
    fails: ['resource_metadata', 'server_metadata'],
    says: '/.well-known',
  },
];

describeEachDatabase('a proxy that misbehaves', (open, dialect) => {
  test.for(dialect === 'sqlite' ? FAULTS : FAULTS.slice(0, 1))(
    '$name: the step that fails says what to change',
    { timeout: 20_000 },
    async ({ manners, settings, fails, says }) => {
      const behind = await startBehindProxy(await open(), {
        manners,
        ...(settings === undefined ? {} : { settings }),
      });
      const report = await examineAsOperator(behind.deps);
      expect(idsIn(report, 'failed')).toEqual(fails);
      expect(report.ok).toBe(false);
      const [first] = report.steps.filter(({ state }) => state === 'failed');
      expect(first?.change).toContain(says);
      // Nothing that came from there is told on, and what was made is gone whatever failed.
      expect(JSON.stringify(report)).not.toMatch(/evil|elsewhere|inner|backend/);
      expect(await behind.db.selectFrom('oauth_clients').selectAll().execute()).toEqual([]);
    },
  );
});

describe('what answers', () => {
  describeEachDatabase('another installation', (open) => {
    test('is told apart, and gets no client, code or token', async () => {
      const mine = await startBehindProxy(await open());
      const other = await startBehindProxy(await open(), { secret: 'two' });
      mine.target.port = other.upstreamPort;
      const report = await examineAsOperator(mine.deps);
      expect(states(report)).toMatchObject({ reach: 'ok', instance: 'failed', registration: 'skipped' });
      // Its documents name its own address, which is not the one that people paste.
      expect(idsIn(report, 'failed')).toEqual([
        'instance',
        'challenge',
        'resource_metadata',
        'server_metadata',
      ]);
      expect(await other.db.selectFrom('oauth_clients').selectAll().execute()).toEqual([]);
    });
  });

  describeEachDatabase('the door of the doctor', (open) => {
    test('does not exist for whoever lacks the secret', async () => {
      const { publicUrl } = await startBehindProxy(await open());
      const challenge = 'c'.repeat(43);
      for (const path of ['/.well-known/svc-instance', '/mcp/svc-instance']) {
        for (const query of ['', `?challenge=${challenge}`, `?challenge=${challenge}&ask=${challenge}`]) {
          const answer = await fetch(publicUrl + path + query);
          expect(answer.status).toBe(404);
          expect(await answer.json()).toEqual({ error: 'Not found' });
        }
      }
    });
  });
});

describeEachDatabase('limits', (open) => {
  test('a person who runs it again and again is told to wait', async () => {
    const { deps, buckets, person } = await startBehindProxy(await open(), {
      manners: { answer: (_request, response) => (response.writeHead(502).end(), true) },
    });
    const run = () => examineFor({ ...deps, buckets }, memberOf(person));
    for (let time = 0; time < 4; time += 1) expect((await run()).ok).toBe(false);
    await expect(run()).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

describeEachDatabase('the look at the start', (open) => {
  test('goes no further than whether the address leads here', async () => {
    const asked: string[] = [];
    const { deps } = await startBehindProxy(await open(), {
      manners: { onRequest: (_headers, path) => void asked.push(path.split('?')[0] ?? '') },
    });
    expect(await glanceAtAddress(deps)).toMatchObject({ ok: true });
    expect(asked).toEqual(['/healthz', '/.well-known/svc-instance']);
  });
});
