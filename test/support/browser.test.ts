// The browser that other tests rely on: it shows text, sees faults, and never leaves this machine.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from './browser.ts';

async function serve(html: string, headers: Record<string, string> = {}): Promise<string> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/`; // a TCP server that listens has one
}

describeInBrowser('the browser', (open) => {
  test('text is drawn with a font, bold text wider', async () => {
    const { page, visited } = await open();
    const url = await serve('<p><span>Agree and go on</span></p><p><b>Agree and go on</b></p>');
    await page.goto(url);
    const [plain, bold] = await page
      .locator('span, b')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(plain).toBeGreaterThan(50);
    expect(bold).toBeGreaterThan(plain ?? 0);
    expect(visited).toEqual([url]);
  });

  test('a request that would leave this machine is stopped and told', async () => {
    const { page, faults } = await open();
    await page.goto(await serve('<img src="https://tracker.test/pixel" alt="">'));
    await expect.poll(() => faults.join()).toContain('leaves loopback: https://tracker.test/pixel');
    faults.length = 0;
  });

  test('a violated content security policy is told', async () => {
    const { page, faults } = await open();
    await page.goto(
      await serve('<script>document.title = "ran"</script>', {
        'content-security-policy': "default-src 'none'",
      }),
    );
    await expect.poll(() => faults.join()).toContain('content security policy: script-src-elem inline');
    expect(await page.title()).toBe('');
    faults.length = 0;
  });

  test('an arrival off loopback answers without being asked', async () => {
    const { page, visited } = await open({ arrivals: ['https://quill.test/cb'] });
    await page.goto('https://quill.test/cb?code=1');
    expect(await page.title()).toBe('arrived');
    expect(visited).toEqual(['https://quill.test/cb?code=1']);
  });
});
