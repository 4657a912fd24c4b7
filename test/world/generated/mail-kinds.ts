// How often mail servers and sites behave in which way.
import type { DnsShape, WebShape } from '../company.ts';
import type { MailBehaviourName } from '../mail/behaviours.ts';
import type { Dice } from './dice.ts';

/** Of a thousand companies. */
const MAIL: readonly (readonly [MailBehaviourName, number])[] = [
  ['honest', 185],
  ['many-lines', 170],
  ['edge-directory', 150],
  ['bare', 35],
  ['catch-all', 210],
  ['greylisting', 35],
  ['greylisting-after-lookup', 20],
  ['slow', 20],
  ['drip', 5],
  ['tarpit', 25],
  ['policy', 20],
  ['refusing', 25],
  ['sender-refused', 10],
  ['rate-limiting', 25],
  ['harvest-guard', 15],
  ['edge-closed', 20],
  ['busy', 10],
  ['hang-up', 5],
  ['no-null-sender', 5],
  ['tls-first', 5],
  ['silent', 5],
];

const DNS: readonly (readonly [DnsShape, number])[] = [
  ['one-mx', 78],
  ['several-mx', 14],
  ['dead-first-mx', 3],
  ['no-mx', 3],
  ['null-mx', 2],
];

const WEB: readonly (readonly [WebShape, number])[] = [
  ['https-www', 46],
  ['https-apex', 38],
  ['https', 6],
  ['http', 4],
  ['http-www', 4],
  ['refused', 1],
];

export const GENERATED_MAIL = MAIL.map(([name]) => name);

export function chooseServers(dice: Dice): { mail: MailBehaviourName; dns: DnsShape; web: WebShape } {
  return { mail: dice.weighted(MAIL), dns: dice.weighted(DNS), web: dice.weighted(WEB) };
}
