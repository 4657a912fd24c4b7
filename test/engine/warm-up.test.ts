import { expect, test } from 'vitest';
import { warmUp } from '../../src/engine/warm-up.ts';

test('warming up reads a page of people through the whole reader, and hands the process back between', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  await warmUp();
  clearInterval(counting);
  expect(turns).toBeGreaterThan(2);
});
