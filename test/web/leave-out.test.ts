import { describe, expect, test } from 'vitest';
import { invalidRequest, rateLimited } from '../../src/core/errors.ts';
import type { LeaveOut } from '../../src/core/privacy/index.ts';
import { createLeaveOutPages } from '../../src/web/leave-out/index.ts';
import { openSite, SIGNED_IN, TOKEN } from './site.ts';
import type { Site } from './site.ts';

const PUBLIC_URL = 'http://find.quill.test';
const SECRET = 'S'.repeat(43);

async function open(leaveOut: Partial<LeaveOut> = {}): Promise<Site & { asked: unknown[] }> {
  const asked: unknown[] = [];
  const site = await openSite({
    publicUrl: PUBLIC_URL,
    areas: [
      createLeaveOutPages({
        publicUrl: PUBLIC_URL,
        accounts: {
          findSession: async (token) =>
            token === TOKEN ? { id: 's1', userId: 'u1', email: 'ada@quill.test', signedInAt: 1 } : null,
        },
        links: [{ href: '/docs', label: 'Docs' }],
        leaveOut: {
          byMail: true,
          ask: async (question) => void asked.push(question),
          confirm: async (secret) => secret === SECRET,
          ...leaveOut,
        },
      }),
    ],
  });
  return { ...site, asked };
}

describe('being left out', () => {
  test('is linked from the foot of the front page, and is for everybody', async () => {
    const { get } = await open();
    expect((await get('/', {})).page('footer a[href="/leave-out"]').length).toBe(1);
    for (const headers of [{}, SIGNED_IN]) {
      const { status, page } = await get('/leave-out', headers);
      expect(status).toBe(200);
      expect(page('h1').text()).toBe('Ask to be left out');
      expect(page('input[name=address]').attr('type')).toBe('email');
      expect(page('header nav').text()).toContain('Docs');
    }
    expect((await get('/leave-out')).page('footer').text()).toContain('ada@quill.test');
  });

  test('the address goes to the core; the answer says the same for every one, and does not repeat it', async () => {
    const { post, asked } = await open();
    const answers = await Promise.all(
      ['ada@quill.test', 'nobody@pen.test'].map((address) => post('/leave-out', { address }, {})),
    );
    expect(asked).toMatchObject([{ address: 'ada@quill.test' }, { address: 'nobody@pen.test' }]);
    expect(answers[0]?.html).toBe(answers[1]?.html);
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.page('main').text()).toContain('A letter is on its way');
  });

  test('without mail, says that the operator decides, and has no links to open', async () => {
    const { get, post } = await open({ byMail: false });
    expect((await get('/leave-out', {})).page('main').text()).toContain('looks at each request');
    expect((await post('/leave-out', { address: 'ada@quill.test' }, {})).page('h1').text()).toBe(
      'Your request waits',
    );
    expect((await get('/leave-out/confirm', { accept: 'text/html' })).status).toBe(404);
  });

  test('what is no address is told beside the field; too many are told to wait', async () => {
    const wrong = await open({
      ask: async () => {
        throw invalidRequest('address must be an email address');
      },
    });
    const { status, page } = await wrong.post('/leave-out', { address: '<b>x' }, {});
    expect(status).toBe(400);
    expect(page('.error').text()).toBe('Address must be an email address.');
    expect(page('input[name=address]').attr('value')).toBe('<b>x');
    const slow = await open({
      ask: async () => {
        throw rateLimited(30);
      },
    });
    const refused = await slow.post('/leave-out', { address: 'ada@quill.test' }, {});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  });

  test('a link asks before it acts, acts once, and says when it opens nothing', async () => {
    const { get, post } = await open();
    const shown = await get('/leave-out/confirm', {});
    expect(shown.page('form[method=post] button').text()).toBe('Leave me out');
    expect((await post('/leave-out/confirm', { secret: ` ${SECRET} ` }, {})).page('h1').text()).toBe(
      'You are left out',
    );
    for (const secret of ['', 'X'.repeat(43)]) {
      const gone = await post('/leave-out/confirm', { secret }, {});
      expect(gone.status).toBe(400);
      expect(gone.page('.error').text()).toContain('used already, or is too old');
    }
  });

  test('forms of other sites, too long ones and broken ones are refused, and nothing is asked', async () => {
    const { post, send, asked } = await open();
    const address = 'ada@quill.test';
    for (const path of ['/leave-out', '/leave-out/confirm'])
      expect((await send(path, { origin: 'https://evil.test' }, { address, secret: SECRET })).status).toBe(
        403,
      );
    expect((await post('/leave-out', { address: 'x'.repeat(400) }, {})).status).toBe(400);
    expect((await post('/leave-out', { address: 'x'.repeat(20_000) }, {})).status).toBe(413);
    expect(asked).toEqual([]);
  });

  test('an error within is told as one, and goes to the log', async () => {
    const { post, errors } = await open({
      confirm: async () => {
        throw new Error('the database is gone');
      },
    });
    const { status, html } = await post('/leave-out/confirm', { secret: SECRET }, {});
    expect(status).toBe(500);
    expect(html).not.toContain('database');
    expect(errors).toHaveLength(1);
  });
});
