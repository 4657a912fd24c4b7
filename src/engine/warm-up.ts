// Goes an invented person's way from a mention to an address before anybody asks: word tables and expressions are built
// on first use, and the first search of a process would hold up everything else for as long. Keeps nothing.
import { rankCandidates } from './local-parts/candidates.ts';
import { patternPosterior } from './local-parts/pattern-posterior.ts';
import { parsePersonName } from './names/person-name.ts';
import { ROLES } from './role.ts';
import { matchTitle } from './titles/match-role.ts';

/** After so many the work is as fast as it gets soon. */
const ROUNDS = 8;

const PEOPLE: readonly (readonly [name: string, title: string])[] = [
  ['Isolde Ferncastle', 'Chief Executive Officer'],
  ['Dr. Barnaby Öhlenschläger', 'VP of Engineering, EMEA'],
  ['Peregrine Vantongeren', 'Geschäftsführer'],
  ['Salome Quist', 'Founder & CTO'],
];

/** Hands the process back between its rounds. */
export async function warmUp(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [printed, title] of PEOPLE) {
      matchTitle(title, ROLES[round % ROLES.length] ?? 'CEO', []);
      const name = parsePersonName(printed);
      if (name === null) continue;
      const seen = [{ name, localPart: printed.toLowerCase().replaceAll(/[^a-z]+/g, '.') }];
      rankCandidates(name, patternPosterior(seen), 8);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
