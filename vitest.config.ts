import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Many tests wait for processes, databases and browsers of their own: one worker more than there are cores.
    maxWorkers: availableParallelism() + 1,
    restoreMocks: true,
  },
});
