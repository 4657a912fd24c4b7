// The engine in a process of its own, as the service holds it: told what to ask, it tells what that did to the process.
// Its parent ends it by closing the channel between them, or by ending.
import type { Role } from '../../src/engine/role.ts';
import { startEngine } from '../eval/ask-engine.ts';
import { type Stalls, watchStalls } from '../support/stalls.ts';

/** All at once. */
export type StallQuestion = { searches: readonly { domain: string; role: Role }[] };
export type StallAnswer = Stalls & { rssBytes: number; withResults: number };

const LOOK_EVERY_MS = 10;

const settings = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>; // the parent's own words
const engine = await startEngine(settings);
process.once('disconnect', () => void engine.close().finally(() => process.exit(0)));
process.on('message', (question: StallQuestion) => {
  void measure(question).then((answer) => process.send?.(answer));
});
process.send?.('ready');

async function measure({ searches }: StallQuestion): Promise<StallAnswer> {
  let rssBytes = 0;
  const look = () => {
    rssBytes = Math.max(rssBytes, process.memoryUsage.rss());
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  const end = watchStalls();
  try {
    const answers = await Promise.all(searches.map(({ domain, role }) => engine.ask(domain, role)));
    look();
    return { ...end(), rssBytes, withResults: answers.filter(({ results }) => results.length > 0).length };
  } finally {
    end();
    clearInterval(timer);
  }
}
