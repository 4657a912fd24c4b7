// The small internet in a process of its own: what it costs to be it must not slow down whoever measures.
// `hostile`: the other one, of sites that are made to cost.
// Its parent ends it by closing the channel between them, or by ending.
import { startWorld } from '../world/index.ts';
import { HOSTILE } from './hostile-companies.ts';

const PAGE_DELAY_MS = 50;
const MAIL_DELAY_MS = 60;

const world = await startWorld({
  pageDelayMs: PAGE_DELAY_MS,
  mailDelayMs: MAIL_DELAY_MS,
  ...(process.argv[2] === 'hostile' ? { companies: HOSTILE } : {}),
});
process.once('disconnect', () => void world.close().finally(() => process.exit(0)));
process.send?.(world.settings);
