// A newcomer's way, counted: the service as a process, the set-up link of its console, one form, one yes, one question.
import { expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { makeFolder, startProcess } from '../support/process.ts';
import { startWorld } from '../world/index.ts';
import { roleTruth } from '../world/truth.ts';
import { ASSISTANTS } from './assistant.ts';
import { openCallback } from './callback.ts';
import { answer, setUp } from './person.ts';

const ROLE = 'CEO';

describeInBrowser('from the first start', (openPerson) => {
  test(
    'four actions of a person lead to the first answer, and then one to each further assistant',
    { timeout: 120_000 },
    async () => {
      const world = await startWorld();
      onTestFinished(() => world.close());
      const company = world.companies.find((one) => roleTruth(one, ROLE).address === 'published');
      const service = await startProcess(makeFolder(), world.settings);
      const base = service.base.replace('127.0.0.1', 'localhost');
      const callback = await openCallback('/callback');
      const person = await openPerson();
      let opened = 0;
      let asked = 0;

      opened += 1;
      await setUp(person, await service.told(/http:\/\/localhost:\d+\/setup#\S+(?=\s)/));
      expect(person.clicks).toEqual(['Create the owner']);
      for (const { open } of ASSISTANTS) {
        // The person pastes the address once; the assistant opens the browser by itself.
        const assistant = await open(`${base}/mcp`, {
          redirectUri: callback.redirectUri,
          async walk(url) {
            await answer(person, url);
            return callback.arrival(person.page);
          },
        });
        asked += 1;
        const found = await assistant.call('svc_find_email', { url: company?.domain, role: ROLE });
        expect(found.structuredContent).toMatchObject({ done: true, status: 'completed' });
        await assistant.close();
        if (asked === 1) expect(opened + person.clicks.length + asked).toBe(4);
      }
      expect(person.clicks).toEqual(['Create the owner', ...ASSISTANTS.map(() => 'Allow')]);
      expect(person.visited.some((url) => new URL(url).pathname === '/sign-in')).toBe(false);

      service.kill('SIGTERM');
      expect((await service.ended).code).toBe(0);
    },
  );
});
