// The card in a real browser: what a person sees, hears and can do, and what a hostile value cannot.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { CallToolResult } from '@modelcontextprotocol/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DomainError } from '../../src/core/errors.ts';
import type { DomainErrorCode } from '../../src/core/errors.ts';
import { EMPTY_REASONS, SOURCES } from '../../src/engine/discovery.ts';
import type { Evidence } from '../../src/engine/discovery.ts';
import { toErrorResult, toInternalErrorResult, toResult } from '../../tools/results.ts';
import { find, found } from '../core/setting.ts';
import { describeInBrowser } from '../support/browser.ts';
import { openCard, readPage } from './app-host.ts';
import type { HostOptions } from './app-host.ts';
import { TOKEN, openTools } from './door.ts';
import { openSqlite } from './sqlite.ts';

/** A busy machine is slow; a card that does not come never does. */
const PATIENCE = { timeout: 10_000 };
const SEARCH_ID = '019a7c4e-1111-7222-8333-444455556666';
const QUESTION = { arguments: { url: 'quill.test', role: 'CEO' } };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const piece = (more: object = {}) => ({
  about: 'role',
  url: 'https://quill.test/team',
  at: Date.UTC(2026, 10, 3, 12),
  words: 'Ada Quill, Chief Executive Officer',
  how: 'text',
  ...more,
});

const ada = (more: object = {}) => ({
  email: 'ada@quill.test',
  name: 'Ada Quill',
  title: 'Chief Executive Officer',
  score: 95,
  source: 'verified',
  isExact: true,
  evidence: [piece(), piece({ about: 'mailbox', url: null, words: '', how: 'smtp' })],
  ...more,
});

const report = (more: object = {}): CallToolResult =>
  toResult({
    searchId: SEARCH_ID,
    done: true,
    status: 'completed',
    results: [ada()],
    creditsUsed: 1,
    ...more,
  });

const running = (status: string) => report({ done: false, status, results: [] });

describeInBrowser('the card', (open) => {
  const show = async (options: HostOptions = {}, person: Parameters<typeof open>[0] = {}) => {
    const card = await openCard(await open(person), options);
    await card.bridge.sendToolInput(QUESTION);
    return card;
  };
  const showResult = async (
    result: CallToolResult,
    options: HostOptions = {},
    person: Parameters<typeof open>[0] = {},
  ) => {
    const card = await show(options, person);
    await card.bridge.sendToolResult(result);
    return card;
  };
  type Card = Awaited<ReturnType<typeof show>>;
  const told = ({ frame }: Card) => frame.getByRole('status').textContent();
  /** Moves the card's clock until it is so. */
  const later = (card: Card, look: () => Promise<string | null>, expected: string) =>
    expect
      .poll(async () => {
        await card.clock.runFor(1_000);
        return look();
      }, PATIENCE)
      .toBe(expected);
  const stageOf = ({ frame }: Card) => frame.locator('#stages [aria-current]').textContent();

  describe('while a search runs', () => {
    test('names the question and says that it looks', async () => {
      const card = await show();
      await expect.poll(() => card.frame.locator('h1').textContent()).toBe('CEO at quill.test');
      expect(await told(card)).toContain('Looking for the person');
      expect(await card.frame.locator('#stages li').allTextContents()).toEqual([
        'Waiting',
        'Searching',
        'Checking',
        'Done',
      ]);
      expect(await card.frame.locator('#stages [aria-current]').count()).toBe(0); // nobody has said it yet
    });

    test('where the answer is not done it asks for the status until it is, and shows each stage', async () => {
      const answers = [running('searching'), running('validating'), report()];
      const gates = answers.map(() => Promise.withResolvers<void>());
      const card = await showResult(running('pending'), {
        onCall: async () => {
          const at = card.calls.length - 1;
          await gates[at]?.promise;
          return answers[at] ?? report();
        },
      });
      for (const [at, stage] of ['Waiting', 'Searching', 'Checking'].entries()) {
        await later(card, () => stageOf(card), stage);
        gates[at]?.resolve();
      }
      await later(card, () => told(card), '1 person found.');
      expect(await stageOf(card)).toBe('Done');
      expect(card.calls).toHaveLength(3);
      for (const { name, arguments: args } of card.calls) {
        expect(name).toBe('svc_get_search_status');
        expect(args).toEqual({ searchId: SEARCH_ID, waitSeconds: expect.any(Number) });
        expect(args?.['waitSeconds']).toBeLessThanOrEqual(20);
      }
    });

    test('a host that hands progress on is believed: its words are shown, and the stage is asked for', async () => {
      const answer = Promise.withResolvers<CallToolResult>();
      const card = await show({ onCall: () => answer.promise });
      const message = `Search ${SEARCH_ID}: looking at 4 pages of 12`;
      await card.say('notifications/progress', { progressToken: 1, progress: 1, message });
      await expect.poll(() => told(card)).toBe('Looking at 4 pages of 12.');
      await expect.poll(() => card.calls[0]?.arguments?.['searchId']).toBe(SEARCH_ID);
      answer.resolve(report());
      await expect.poll(() => told(card)).toBe('1 person found.');
    });

    test('an answer of the host ends the asking', async () => {
      const answer = Promise.withResolvers<CallToolResult>();
      const card = await showResult(running('searching'), { onCall: () => answer.promise });
      await expect.poll(() => card.calls.length).toBe(1);
      await card.bridge.sendToolResult(report({ results: [], reason: 'parked', creditsUsed: 0 }));
      await expect.poll(() => told(card)).toContain('parked');
      answer.resolve(running('validating'));
      await card.frame.evaluate(() => new Promise(requestAnimationFrame));
      expect(await told(card)).toContain('parked');
    });

    test('too many questions make it wait and ask again', async () => {
      const error = new DomainError('rate_limited', 'Rate limit exceeded', { retryAfterSeconds: 30 });
      const card = await showResult(running('pending'), {
        onCall: async () => (card.calls.length === 1 ? toErrorResult(error) : report()),
      });
      await expect.poll(() => card.calls.length).toBe(1);
      await later(card, () => told(card), '1 person found.');
      expect(card.calls).toHaveLength(2);
    });

    test('a search that is gone is not asked for again', async () => {
      const card = await showResult(running('pending'), {
        onCall: async () => toErrorResult(new DomainError('not_found', 'Search not found')),
      });
      await expect.poll(() => told(card)).toContain('404 not_found');
      expect(card.calls).toHaveLength(1);
    });

    test('a host that refuses its calls is asked a few times; then the person knows what to do', async () => {
      const card = await showResult(running('pending'), {
        onCall: () => Promise.reject(new Error('denied')),
      });
      const words = `The search may still go on. Ask the assistant for the status of search ${SEARCH_ID}.`;
      await later(card, () => told(card), words);
      expect(card.calls).toHaveLength(4);
    });

    test('a host without calls of tools is not asked', async () => {
      const card = await showResult(running('pending'), { capabilities: {} });
      await expect.poll(() => told(card)).toContain('Ask the assistant for the status');
      expect(card.calls).toEqual([]);
    });

    test('a cancelled call is said, and a closed card asks no more', async () => {
      const answer = Promise.withResolvers<CallToolResult>();
      const card = await showResult(running('searching'), { onCall: () => answer.promise });
      await expect.poll(() => card.calls.length).toBe(1);
      await card.bridge.sendToolCancelled({ reason: 'user' });
      await expect.poll(() => told(card)).toContain('The search itself goes on');
      expect(await card.bridge.teardownResource({})).toEqual({});
      answer.resolve(running('validating'));
      await card.clock.runFor(60_000);
      expect(card.calls).toHaveLength(1);
    });
  });

  describe('the people found', () => {
    test('are shown with score, what it means, role and at most three pieces of evidence', async () => {
      const evidence = [
        piece(),
        piece({ about: 'address' }),
        piece({ about: 'pattern' }),
        piece({ words: 'a fourth' }),
      ];
      const bo = ada({
        email: 'bo@quill.test',
        name: 'Bo Quill',
        score: 40,
        source: 'pattern',
        isExact: false,
      });
      const card = await showResult(report({ results: [ada({ evidence }), bo] }));
      await expect.poll(() => told(card)).toBe('2 people found.');
      const [first, second] = await card.frame.locator('.person').all();
      const text = (await first?.innerText()) ?? '';
      for (const part of ['Ada Quill', 'Chief Executive Officer', 'exactly the role', 'ada@quill.test'])
        expect(text).toContain(part);
      for (const part of [
        '95 of 100',
        'mail server accepts',
        'Evidence (3)',
        'quill.test/team',
        'Nov 3, 2026',
      ])
        expect(text).toContain(part);
      expect(text).not.toContain('a fourth');
      const meter = first?.getByRole('meter');
      expect(await meter?.getAttribute('aria-valuenow')).toBe('95');
      expect(await second?.innerText()).toContain('close to the role');
      expect(await second?.innerText()).toContain('not confirmed');
      expect(await card.frame.locator('#cost').textContent()).toBe('1 credit');
    });

    test.each<[by: string, selection: boolean]>([
      ['the selection, which every sandbox allows', true],
      ['the clipboard that the host grants, where the selection does not do', false],
    ])('are copied by %s', async (_, selection) => {
      const permissions = selection ? [] : ['clipboard-write'];
      const card = await showResult(report(), { clipboard: !selection }, { permissions });
      if (!selection) await card.frame.evaluate(() => (document.execCommand = () => false));
      const button = card.frame.getByRole('button', { name: 'Copy ada@quill.test' });
      await button.focus();
      await card.frame.page().keyboard.press('Enter');
      await expect.poll(() => button.textContent()).toBe('Copied');
      expect(await card.paste()).toBe('ada@quill.test');
    });

    test('are selected for the person’s own hand where nothing may be copied', async () => {
      const card = await showResult(report(), { clipboard: false });
      await card.frame.evaluate(() => (document.execCommand = () => false));
      const button = card.frame.getByRole('button', { name: 'Copy ada@quill.test' });
      await button.click();
      await expect.poll(() => button.textContent()).toBe('Press Ctrl+C');
      expect(await card.frame.evaluate(() => getSelection()?.toString())).toBe('ada@quill.test');
      await expect.poll(() => card.faults.length).toBe(1);
      expect(card.faults.pop()).toContain('Clipboard');
    });

    test('a source is opened by the host and by nobody else', async () => {
      const card = await showResult(report());
      await card.frame.getByRole('button', { name: 'Open quill.test/team' }).click();
      await expect.poll(() => card.opened).toEqual(['https://quill.test/team']);
      expect(card.frame.page().context().pages()).toHaveLength(1);
      expect(await card.frame.locator('a, [href], [src], form, iframe').count()).toBe(0);
    });

    test('a source that the host does not open is written out', async () => {
      const refusing = await showResult(report(), { onOpenLink: () => ({ isError: true }) });
      await refusing.frame.getByRole('button', { name: 'Open quill.test/team' }).click();
      await expect.poll(() => refusing.frame.locator('p.link').textContent()).toBe('https://quill.test/team');
      const unable = await showResult(report(), { capabilities: { serverTools: {} } });
      await expect.poll(() => unable.frame.locator('p.link').textContent()).toBe('quill.test/team');
    });

    test('a host that hands on the text alone shows the same', async () => {
      const { content } = report();
      const card = await showResult({ content });
      await expect.poll(() => told(card)).toBe('1 person found.');
    });
  });

  describe('an answer without people', () => {
    test('says in words why, and that nothing was charged', async () => {
      const card = await show();
      const said = new Set<string>();
      for (const reason of EMPTY_REASONS) {
        await card.bridge.sendToolResult(report({ results: [], reason, creditsUsed: 0 }));
        await expect.poll(() => told(card)).toMatch(/^[A-Z][^(]{20,}\. Nothing was charged\.$/);
        await expect.poll(async () => said.has((await told(card)) ?? '')).toBe(false);
        said.add((await told(card)) ?? '');
      }
      expect(said.size).toBe(EMPTY_REASONS.length);
      expect(await stageOf(card)).toBe('Done');
      expect(await card.frame.locator('#cost').textContent()).toBe('Free');
    });

    test('of a reason that came later names it', async () => {
      const card = await showResult(report({ results: [], reason: 'moon_phase', creditsUsed: 0 }));
      await expect.poll(() => told(card)).toContain('Nobody was found (moon_phase)');
    });

    test('of a failed search says why', async () => {
      const error = 'The domain does not resolve';
      const card = await showResult(report({ results: [], status: 'failed', error, creditsUsed: 0 }));
      await expect.poll(() => told(card)).toBe(`${error}. Nothing was charged.`);
      expect(await stageOf(card)).toBe('Failed');
    });

    const problems: [code: DomainErrorCode, status: number, words: string][] = [
      ['invalid_request', 400, 'role must be known'],
      ['insufficient_credits', 402, 'no credits left'],
      ['daily_limit_reached', 402, 'what it may spend in a day'],
      ['not_found', 404, 'no such search'],
      ['rate_limited', 429, 'Try again in 7 seconds'],
      ['queue_full', 429, 'Try again in 7 seconds'],
    ];
    test('of a refused call says what happened, with its code', async () => {
      const card = await show();
      for (const [code, status, words] of problems) {
        const waits = code === 'rate_limited' || code === 'queue_full';
        const error = new DomainError(code, 'role must be known', waits ? { retryAfterSeconds: 7 } : {});
        await card.bridge.sendToolResult(toErrorResult(error));
        await expect.poll(() => told(card)).toContain(`${status} ${code}`);
        expect(await told(card)).toContain(words);
        expect(await card.frame.locator('#stages').isVisible()).toBe(false);
      }
    });

    test('of our own fault, and of words that no server of ours sent, is no riddle either', async () => {
      const card = await showResult(toInternalErrorResult());
      await expect.poll(() => told(card)).toContain('500 internal');
      await card.bridge.sendToolResult({ content: [{ type: 'text', text: 'Denied' }], isError: true });
      await expect.poll(() => told(card)).toBe('The call did not succeed. Denied.');
      await card.bridge.sendToolResult({ content: [] });
      await expect.poll(() => told(card)).toBe('The call did not succeed.');
    });
  });

  describe('hostile values', () => {
    const MARKUP = '<img src=x onerror="parent.postMessage(1)"><script>document.title="ran"</script>';

    test('markup is text wherever it stands', async () => {
      const evil = ada({
        email: MARKUP,
        name: MARKUP,
        title: MARKUP,
        source: MARKUP,
        evidence: [piece({ words: MARKUP, about: MARKUP, url: `https://quill.test/${MARKUP}` })],
      });
      const card = await openCard(await open());
      await card.bridge.sendToolInput({ arguments: { url: MARKUP, role: MARKUP } });
      await card.bridge.sendToolResult(report({ results: [evil] }));
      await expect.poll(() => told(card)).toBe('1 person found.');
      expect(await card.frame.locator('img, main script').count()).toBe(0);
      expect(await card.frame.title()).toBe('Executive email lookup');
      expect(await card.frame.locator('h2').textContent()).toContain('<img src=x');
      for (const wrong of [
        report({ results: [], status: MARKUP, reason: MARKUP }),
        report({ results: [], status: 'failed', error: MARKUP }),
        { content: [{ type: 'text', text: MARKUP }], isError: true } satisfies CallToolResult,
      ]) {
        await card.bridge.sendToolResult(wrong);
        await expect.poll(() => told(card)).toContain('<img src=x');
        expect(await card.frame.locator('img, main script').count()).toBe(0);
      }
    });

    test('marks that turn text around are made visible, and what is copied is what is seen', async () => {
      const card = await showResult(
        report({ results: [ada({ email: 'ada\u202e@tset.lliuq\u200b', name: 'Ada\u2066\u0000 Quill' })] }),
      );
      await expect.poll(() => card.frame.locator('h2').textContent()).toBe('Ada\ufffd\ufffd Quill');
      expect(await card.frame.locator('.address code').textContent()).toBe('ada\ufffd@tset.lliuq');
      await card.frame.getByRole('button', { name: /^Copy/ }).click();
      await expect.poll(() => card.frame.locator('.copy').textContent()).toBe('Copied');
      expect(await card.paste()).toBe('ada\ufffd@tset.lliuq');
    });

    test('nothing but an honest page of the web is a link', async () => {
      const urls = [
        'javascript:alert(1)',
        'data:text/html,<script>alert(1)</script>',
        'file:///etc/passwd',
        'vbscript:x',
        'https://quill.test@evil.test/',
        'not a link',
        `https://quill.test/${'x'.repeat(3_000)}`,
      ];
      const results = urls.map((url) => ada({ evidence: [piece({ url })] }));
      const card = await showResult(report({ results }));
      await expect.poll(() => card.frame.locator('details').count()).toBe(urls.length);
      expect(await card.frame.locator('.link').count()).toBe(0);
    });

    test('very long values and a thousand people leave the card readable at 320 pixels', async () => {
      const long = 'W'.repeat(20_000);
      const person = ada({
        email: `${long}@quill.test`,
        name: long,
        title: long,
        evidence: [piece({ words: long })],
      });
      const card = await show({}, { viewport: { width: 320, height: 640 } });
      await card.bridge.sendToolResult(report({ results: [person, person, ...Array(998).fill(ada())] }));
      await expect.poll(() => card.frame.locator('.person').count()).toBe(20);
      expect((await card.frame.locator('main').innerText()).length).toBeLessThan(30_000);
      const overflow = await card.frame.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });

    test('values of the wrong kind break nothing', async () => {
      const odd = [
        null,
        7,
        { evidence: 'x', score: '95' },
        { score: 1e99, evidence: [null, { at: 1e300 }], name: {} },
      ];
      const card = await showResult(report({ results: odd, creditsUsed: 'many', reason: [] }));
      await expect.poll(() => told(card)).toBe('4 people found.');
      await card.bridge.sendToolResult(report({ results: { length: 5 } }));
      await expect.poll(() => told(card)).toContain('Nobody was found');
    });

    test('a message that is not the host’s is not heard', async () => {
      const card = await show();
      await card.frame.evaluate(
        (params) =>
          window.postMessage({ jsonrpc: '2.0', method: 'ui/notifications/tool-result', params }, '*'),
        report(),
      );
      await card.say('ui/notifications/unheard-of', {});
      await card.frame.evaluate(() => new Promise(requestAnimationFrame));
      expect(await card.frame.locator('.person').count()).toBe(0);
    });

    test('a style that would load something is left out', async () => {
      const variables = {
        '--color-background-primary': 'url(https://tracker.test/pixel)',
        '--font-sans': 'Georgia',
        '--color-text-primary': '#123456',
      };
      // The type wants every name that there is; hosts send those that they have.
      const card = await showResult(report(), { context: { styles: { variables: variables as never } } });
      const style = (name: string) =>
        card.frame.evaluate((name) => getComputedStyle(document.body).getPropertyValue(name), name);
      expect(await style('color')).toBe('rgb(18, 52, 86)');
      expect(await style('font-family')).toBe('Georgia');
      expect(await style('background-image')).toBe('none');
    });

    test('even our own script could not turn text into markup or load anything', async () => {
      const card = await show();
      const outcome = await card.frame.evaluate(() => {
        try {
          document.body.innerHTML = '<b>x</b>';
          return 'markup';
        } catch (error) {
          return String(error);
        }
      });
      expect(outcome).toContain('TrustedHTML');
      await expect.poll(() => card.faults.join()).toContain('require-trusted-types-for');
      card.faults.length = 0;
    });
  });

  test('a host that does not answer, and a window without a host, show nothing', async () => {
    const { page } = await open();
    const text = readPage().text;
    const attribute = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    await page.setContent(`<iframe title="Card" sandbox="allow-scripts" srcdoc="${attribute}"></iframe>`);
    const inner = page.frameLocator('iframe').locator('main');
    await expect.poll(() => inner.count()).toBe(1);
    expect(await inner.isVisible()).toBe(false);
    await page.setContent(text);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator('main').isVisible()).toBe(false);
  });

  describe('before the real server', () => {
    test('shows a search from the hand-over to the address, and may call no other tool', async () => {
      const door = await openTools(await openSqlite(), { waits: { handOverMs: 60 } });
      const client = new Client({ name: 'host', version: '1' });
      const headers = { authorization: `Bearer ${TOKEN}` };
      await client.connect(
        new StreamableHTTPClientTransport(new URL(door.url), { requestInit: { headers } }),
      );
      onTestFinished(() => client.close());
      const { tools } = await client.listTools();
      const card = await show({
        // As the specification bids a host: what does not name `app` is not for the card.
        onCall: async (call) => {
          const ui = tools.find(({ name }) => name === call.name)?._meta?.['ui'] as { visibility: string[] };
          expect(ui.visibility).toContain('app');
          return client.callTool(call);
        },
      });
      const asked = await client.callTool({ name: 'svc_find_email', ...QUESTION });
      await card.bridge.sendToolResult(asked);
      await expect.poll(() => stageOf(card)).toBe('Waiting');
      const evidence = [piece() as Evidence];
      await door.finish(await door.nextSearch(), found(find('ada@quill.test', { evidence })));
      await later(card, () => told(card), '1 person found.');
      const shown = await card.main.innerText();
      for (const part of ['1 credit', 'Ada Quill', 'ada@quill.test', '95 of 100', 'quill.test/team'])
        expect(shown).toContain(part);
      expect(door.errors).toEqual([]);
    });
  });

  test.each(['srcdoc', 'write'] as const)('stands in a frame that a host fills by %s', async (fill) => {
    const card = await showResult(report(), { fill });
    await expect.poll(() => told(card)).toBe('1 person found.');
    await card.frame.getByRole('button', { name: 'Open quill.test/team' }).click();
    await expect.poll(() => card.opened).toEqual(['https://quill.test/team']);
    // The browser's remark on a frame that its host can write into.
    const faults = card.faults.splice(0);
    expect(faults.filter((fault) => !fault.includes('can escape its sandboxing'))).toEqual([]);
  });

  describe('the looks', () => {
    test('theme and width follow the host, and the host learns the height', async () => {
      const card = await showResult(report(), { context: { theme: 'dark' } });
      await expect.poll(() => told(card)).toBe('1 person found.');
      const background = () => card.frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(await background()).toBe('rgb(27, 33, 41)');
      card.bridge.setHostContext({ theme: 'light' });
      await expect.poll(background).toBe('rgb(255, 255, 255)');
      const height = await card.frame.evaluate(() => document.documentElement.getBoundingClientRect().height);
      await expect.poll(() => card.heights.at(-1)).toBe(Math.ceil(height));
    });

    const states: [state: string, result: CallToolResult | null][] = [
      ['running', null],
      ['found', report({ results: SOURCES.map((source, at) => ada({ source, score: 95 - at * 30 })) })],
      ['empty', report({ results: [], reason: 'no_such_role', creditsUsed: 0 })],
      ['failed', report({ results: [], status: 'failed', error: 'The domain does not resolve' })],
      ['error', toErrorResult(new DomainError('insufficient_credits', 'Insufficient credits'))],
    ];
    const looks = states.flatMap(([state, result]) =>
      (['light', 'dark'] as const).map((theme) => ({ state, result, theme })),
    );
    test.each(looks)('axe finds nothing in $state, $theme', async ({ state, result, theme }) => {
      const card = await show({ context: { theme } }, { reducedMotion: 'reduce' });
      if (result !== null) await card.bridge.sendToolResult(result);
      await expect.poll(() => told(card)).not.toBe('');
      await card.frame
        .locator('details')
        .evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
      const violations = await card.frame.evaluate(`${AXE};
        axe.run(document, { iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) =>
          id + ': ' + nodes.map(({ html }) => html).join(' ')))`);
      expect(violations).toEqual([]);
      await picture(card, `${state}-${theme}`);
    });

    test('all that can be done is done by keyboard, and the focus is seen', async () => {
      const card = await showResult(report());
      await expect.poll(() => told(card)).toBe('1 person found.');
      const { keyboard } = card.frame.page();
      const focused: (string | null)[] = [];
      for (let at = 0; at < 3; at += 1) {
        await keyboard.press('Tab');
        focused.push(
          await card.frame.evaluate(() => {
            const { outlineStyle } = getComputedStyle(document.activeElement ?? document.body);
            return outlineStyle === 'none' ? null : (document.activeElement?.tagName ?? null);
          }),
        );
      }
      expect(focused).toEqual(['BUTTON', 'SUMMARY', 'BUTTON']);
    });
  });

  /** Written where a person who works on the card asks for it. */
  async function picture({ frame }: Card, name: string): Promise<void> {
    const folder = process.env['TEST_PICTURES'];
    if (folder === undefined) return;
    const page = frame.page();
    for (const width of [720, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await frame.evaluate(() => new Promise(requestAnimationFrame));
      await page.screenshot({ path: `${folder}/card-${name}-${width}.png`, fullPage: true });
    }
  }
});
