import { expect, test } from 'vitest';
import { warmUp } from '../../src/engine/warm-up.ts';

test('warming up hands the process back between its rounds', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  await warmUp();
  clearInterval(counting);
  expect(turns).toBeGreaterThan(2);
});
