// npm run world: the invented internet in the foreground, for a service started beside it. Ends on SIGINT or SIGTERM.
import { parseArgs } from 'node:util';
import { startWorld } from './index.ts';
import { roleTruth, rolesInState } from './truth.ts';

const SAMPLES = 8;

const { values } = parseArgs({
  options: {
    'page-delay': { type: 'string', default: '0' },
    'mail-delay': { type: 'string', default: '0' },
  },
});

const world = await startWorld({
  pageDelayMs: Number(values['page-delay']),
  mailDelayMs: Number(values['mail-delay']),
});

for (const [name, value] of Object.entries(world.settings)) console.log(`export ${name}=${value}`);
console.log(`\n# ${world.companies.length} companies; some questions and what they should be answered:`);
for (const company of world.companies.filter((_, index) => index % 9 === 0).slice(0, SAMPLES)) {
  const [role] = rolesInState(company, 'filled');
  if (role === undefined) continue;
  const { holders, address } = roleTruth(company, role);
  const answers = holders.map((person) => `${person.name} <${person.email}>`).join(', ');
  console.log(`# ${company.domain}  ${role}  →  ${answers}  (${address})`);
}
console.log('# vacant: nobody is to be found');
for (const company of world.companies.filter((one) => one.people.length === 0).slice(0, 2)) {
  console.log(`# ${company.domain}  CEO  →  nobody (${company.tests})`);
}

const stop = () => void world.close();
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
