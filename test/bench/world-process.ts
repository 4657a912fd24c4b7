// The small internet in a process of its own: what it costs to be it must not slow down whoever measures.
// Its parent ends it by closing the channel between them, or by ending.
import { startWorld } from '../world/index.ts';

const PAGE_DELAY_MS = 50;
const MAIL_DELAY_MS = 60;

const world = await startWorld({ pageDelayMs: PAGE_DELAY_MS, mailDelayMs: MAIL_DELAY_MS });
process.once('disconnect', () => void world.close().finally(() => process.exit(0)));
process.send?.(world.settings);
