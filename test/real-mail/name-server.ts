// dnsmasq's command line: the zone of the scenarios, and nothing beyond it.
import { OUR_ADDRESS } from './namespaces.ts';
import {
  addressOf,
  DNSBL_ZONE,
  domainOf,
  HELO_NAME,
  NAME_SERVER,
  WEB_SERVER,
  type Scenario,
} from './scenarios.ts';

/** RFC 1035 §3.2.2. */
const TYPE_MX = 15;
/** RFC 7505: preference 0 and the root. */
const NULL_MX_HEX = '000000';

export function nameServerArguments(scenarios: readonly Scenario[]): string[] {
  const reversed = OUR_ADDRESS.split('.').reverse().join('.');
  return [
    '--keep-in-foreground',
    '--conf-file=/dev/null',
    '--no-resolv',
    '--no-hosts',
    '--pid-file=',
    '--user=root',
    '--bind-interfaces',
    `--listen-address=${NAME_SERVER}`,
    '--local=/test/',
    '--log-facility=-',
    `--host-record=${HELO_NAME},${OUR_ADDRESS}`,
    `--host-record=${reversed}.${DNSBL_ZONE},127.0.0.2`,
    ...scenarios.flatMap((scenario) => {
      const domain = domainOf(scenario);
      switch (scenario.route) {
        case 'null_mx':
          return [`--host-record=${domain},${WEB_SERVER}`, `--dns-rr=${domain},${TYPE_MX},${NULL_MX_HEX}`];
        case 'address_only':
          return [`--host-record=${domain},${addressOf(scenario)}`];
        default:
          return [
            `--host-record=${domain},${WEB_SERVER}`,
            `--host-record=mx.${domain},${addressOf(scenario)}`,
            `--mx-host=${domain},mx.${domain},10`,
          ];
      }
    }),
  ];
}
