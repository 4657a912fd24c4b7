// An exim daemon for each scenario that wants one: its configuration, its user, and what its log has counted.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, domainOf, type Scenario } from './scenarios.ts';

/** The user that Debian's exim was built for, in files that stand in for the system's where exim is not installed. */
const EXIM_USER = 'Debian-exim';
const EXIM_ID = 64_999;

const RCPT_MARK = 'ASKED-RCPT';
const DATA_MARK = 'ASKED-DATA';

/** What stands in for /etc/passwd and /etc/group. */
export function writeEximUser(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [name, line] of [
    ['passwd', `${EXIM_USER}:x:${EXIM_ID}:${EXIM_ID}::/nonexistent:/usr/sbin/nologin`],
    ['group', `${EXIM_USER}:x:${EXIM_ID}:`],
  ] as const) {
    const system = readFileSync(`/etc/${name}`, 'utf8');
    files[`/etc/${name}`] = join(folder, name);
    writeFileSync(join(folder, name), system.includes(`${EXIM_USER}:`) ? system : `${system}${line}\n`);
  }
  return files;
}

/** Answers the path of the configuration. */
export function configureExim(folder: string, scenario: Scenario, acl: readonly string[]): string {
  const home = join(folder, scenario.name);
  mkdirSync(home);
  const domain = domainOf(scenario);
  const path = join(home, 'exim.conf');
  writeFileSync(
    path,
    `primary_hostname = mx.${domain}
spool_directory = ${join(home, 'spool')}
log_file_path = ${logPathOf(folder, scenario).replace('main', '%s')}
pid_file_path =
exim_user = root
exim_group = root
keep_environment =
local_interfaces = ${addressOf(scenario)}
daemon_smtp_ports = 25
rfc1413_query_timeout = 0s
domainlist local_domains = ${domain}
acl_smtp_rcpt = recipient
acl_smtp_predata = data

begin acl

recipient:
  warn logwrite = ${RCPT_MARK}
${acl.map((line) => `  ${line}\n`).join('')}  deny message = relay not permitted
       ! domains = +local_domains
  require verify = recipient
  accept

data:
  warn logwrite = ${DATA_MARK}
  accept

begin routers

elsewhere:
  driver = dnslookup
  domains = ! +local_domains
  transport = out
  no_more

user:
  driver = accept
  domains = +local_domains
  local_parts = ${scenario.mailboxes.join(' : ')}
  transport = nowhere

begin transports

out:
  driver = smtp

nowhere:
  driver = appendfile
  file = /dev/null
  user = nobody
`.replace(/\n {2}local_parts = \n/u, '\n  local_parts = nobody-at-all\n'),
  );
  return path;
}

export function logPathOf(folder: string, { name }: Scenario): string {
  return join(folder, name, 'main.log');
}

export function countInEximLog(log: string): { recipients: number; data: number } {
  const count = (mark: string) => log.split(mark).length - 1;
  return { recipients: count(RCPT_MARK), data: count(DATA_MARK) };
}
