// One Postfix with a listener for each scenario, and the postgrey that some of them ask.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { OUR_ADDRESS } from './namespaces.ts';
import { addressOf, domainOf, type Scenario, type UserTable } from './scenarios.ts';

/** Queue manager and delivery agents are there, though no mail ever comes. */
const SERVICES = `
postlog   unix-dgram n - n - 1 postlogd
pickup    unix n - n 60 1 pickup
cleanup   unix n - n - 0 cleanup
qmgr      unix n - n 300 1 qmgr
tlsmgr    unix - - n 1000? 1 tlsmgr
rewrite   unix - - n - - trivial-rewrite
bounce    unix - - n - 0 bounce
defer     unix - - n - 0 bounce
trace     unix - - n - 0 bounce
verify    unix - - n - 1 verify
proxymap  unix - - n - - proxymap
smtp      unix - - n - - smtp
relay     unix - - n - - smtp
error     unix - - n - - error
retry     unix - - n - - error
discard   unix - - n - - discard
local     unix - n n - - local
virtual   unix - n n - - virtual
anvil     unix - - n - 1 anvil
dnsblog   unix - - n - 0 dnsblog
tlsproxy  unix - - n - 0 tlsproxy
`;

/** Makes the folder that stands in for /etc/postfix. */
export async function configurePostfix(folder: string, scenarios: readonly Scenario[]): Promise<string> {
  const config = join(folder, 'postfix');
  cpSync('/etc/postfix', config, { recursive: true });
  for (const name of ['queue', 'data']) mkdirSync(join(folder, name));
  execFileSync('chown', ['postfix', join(folder, 'data')]);
  const pem = await generate([{ name: 'commonName', value: 'mx.test' }], { keySize: 2048 });
  writeFileSync(join(config, 'key.pem'), pem.private, { mode: 0o600 });
  writeFileSync(join(config, 'cert.pem'), pem.cert);
  for (const table of ['virtual', 'local', 'relay'] as const) writeUsers(config, table, scenarios);
  const domains = (...tables: UserTable[]) => {
    const known = scenarios.filter((scenario) => tables.some((table) => usersOf(scenario) === table));
    return known.map(domainOf).join(' ');
  };
  writeFileSync(
    join(config, 'main.cf'),
    `compatibility_level = 3.6
maillog_file = /dev/stdout
queue_directory = ${join(folder, 'queue')}
data_directory = ${join(folder, 'data')}
myhostname = mx.test
mynetworks = 127.0.0.0/8
inet_protocols = ipv4
mydestination = ${domains('local')}
local_recipient_maps = texthash:/etc/postfix/local
relay_domains = ${domains('relay')}
relay_recipient_maps = texthash:/etc/postfix/relay
virtual_mailbox_domains = ${domains('virtual', 'all')}
virtual_mailbox_maps = texthash:/etc/postfix/virtual
virtual_mailbox_base = ${folder}
virtual_uid_maps = static:65534
virtual_gid_maps = static:65534
smtpd_recipient_restrictions = reject_unauth_destination
smtpd_tls_security_level = may
smtpd_tls_cert_file = /etc/postfix/cert.pem
smtpd_tls_key_file = /etc/postfix/key.pem
postscreen_greet_wait = 2s
postscreen_pipelining_enable = yes
postscreen_pipelining_action = enforce
postscreen_cache_map = btree:${join(folder, 'data', 'postscreen')}
`,
  );
  writeFileSync(join(config, 'master.cf'), SERVICES + scenarios.map(toListener).join(''));
  return config;
}

/** The folder of postgrey's database, which must be its own. */
export function preparePostgrey(folder: string, name: string): string {
  const path = join(folder, `${name}.db`);
  mkdirSync(path);
  execFileSync('chown', ['postgrey', path]);
  return path;
}

/** How Postfix names the scenario in its log. */
function logNameOf({ name }: Scenario): string {
  return `test.${name}`;
}

/** Our RCPT and DATA commands, as the log has counted them at the end of each connection. */
export function countInPostfixLog(log: string, scenario: Scenario): { recipients: number; data: number } {
  const counts = { recipients: 0, data: 0 };
  for (const line of log.split('\n')) {
    if (!line.includes(` ${logNameOf(scenario)}/`) || !line.includes(`[${OUR_ADDRESS}]`)) continue;
    if (line.includes('disconnect from')) {
      counts.recipients += Number(/ rcpt=(?:\d+\/)?(\d+)/u.exec(line)?.[1] ?? 0);
      counts.data += Number(/ (?:data|bdat)=(?:\d+\/)?(\d+)/u.exec(line)?.[1] ?? 0);
    } else if (line.includes('/postscreen[') && line.includes('reject: RCPT')) counts.recipients += 1;
  }
  return counts;
}

function usersOf({ server }: Scenario): UserTable | null {
  return server.kind === 'postfix' ? (server.users ?? 'virtual') : null;
}

function writeUsers(config: string, table: 'virtual' | 'local' | 'relay', scenarios: readonly Scenario[]) {
  const lines = scenarios.flatMap((scenario) => {
    const users = usersOf(scenario);
    if (users === 'all' && table === 'virtual') return [`@${domainOf(scenario)} x`];
    return users === table ? scenario.mailboxes.map((user) => `${user}@${domainOf(scenario)} x`) : [];
  });
  writeFileSync(join(config, table), lines.map((line) => `${line}\n`).join(''));
}

function toListener(scenario: Scenario): string {
  if (scenario.server.kind !== 'postfix') return '';
  const options = { syslog_name: logNameOf(scenario), ...scenario.server.options };
  const words = Object.entries(options).map(([name, value]) => `  -o { ${name} = ${value} }\n`);
  if (scenario.server.isPostscreen === true)
    return `${addressOf(scenario)}:25 inet n - n - 1 postscreen\n${words.join('')}smtpd pass - - n - - smtpd\n${words.join('')}`;
  return `${addressOf(scenario)}:25 inet n - n - - smtpd\n${words.join('')}`;
}
