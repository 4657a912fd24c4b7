// The world's mail servers, spoken to over a bare socket.
import { connect, type Socket } from 'node:net';
import { Resolver } from 'node:dns/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from './company.ts';
import { startWorld, type World } from './index.ts';
import { MAIL_BEHAVIOURS, type MailBehaviourName } from './mail/behaviours.ts';

const GREYLIST_MS = 80;
const domainOf = (behaviour: MailBehaviourName) => `${behaviour}.test`;

const COMPANIES = MAIL_BEHAVIOURS.map((mail) =>
  company({
    domain: domainOf(mail),
    name: mail,
    tests: '',
    build: () => ({ pages: [] }),
    mail,
    staff: [
      ['Ann Open', 'CEO'],
      ['Bob Full', 'CTO', { mailbox: 'full' }],
      ['Cid Gone', 'CFO', { mailbox: 'disabled' }],
    ],
  }),
);

describe.each(['many', 'one'] as const)('mail servers on %s addresses', (mailAddresses) => {
  let world: World;
  let now = 0;

  beforeAll(async () => {
    world = await startWorld({
      companies: COMPANIES,
      mailAddresses,
      now: () => now,
      timing: { greylistMs: GREYLIST_MS, slowMs: 60, tarpitMs: 20, recipientsBeforeLimit: 2 },
    });
  });
  afterAll(() => world.close());

  /** The reply to each RCPT in one connection; 'cut' ends the list where the server hung up. */
  async function ask(behaviour: MailBehaviourName, locals: readonly string[], sender = 'probe@asker.test') {
    const client = await Client.to(world, domainOf(behaviour));
    const replies: string[] = [];
    for (const line of ['EHLO asker.test', `MAIL FROM:<${sender}>`]) await client.say(line);
    for (const local of locals) replies.push(await client.say(`RCPT TO:<${local}@${domainOf(behaviour)}>`));
    client.end();
    return replies.map((reply) => reply.slice(0, 9));
  }

  const ROWS: readonly (readonly [MailBehaviourName, readonly string[], readonly string[]])[] = [
    [
      'honest',
      ['ann.open', 'nobody', 'bob.full', 'cid.gone', 'info'],
      ['250 2.1.5', '550 5.1.1', '452 4.2.2', '550 5.2.1', '250 2.1.5'],
    ],
    ['many-lines', ['ann.open', 'nobody'], ['250 2.1.5', '550-5.1.1']],
    ['edge-directory', ['ann.open', 'nobody'], ['250 2.1.5', '550 5.4.1']],
    ['bare', ['ann.open', 'nobody'], ['250 Accep', '550 No su']],
    ['catch-all', ['ann.open', 'nobody'], ['250 2.1.5', '250 2.1.5']],
    ['greylisting', ['ann.open', 'nobody'], ['450 4.2.0', '450 4.2.0']],
    ['greylisting-after-lookup', ['ann.open', 'nobody'], ['450 4.2.0', '550 5.1.1']],
    ['slow', ['ann.open', 'nobody'], ['250 2.1.5', '550 5.1.1']],
    ['drip', ['ann.open', 'nobody'], ['250 2.1.5', '550 5.1.1']],
    ['policy', ['ann.open', 'nobody'], ['550 5.7.1', '550 5.7.1']],
    ['rate-limiting', ['nobody', 'ann.open', 'ann.open'], ['550 5.1.1', '250 2.1.5', '421 4.7.0']],
    ['hang-up', ['ann.open'], ['cut']],
    ['silent', ['ann.open'], ['cut']],
  ];
  const rows = mailAddresses === 'many' ? ROWS.filter(([behaviour]) => behaviour !== 'silent') : ROWS;
  test.each(rows)('%s answers %j with %j', async (behaviour, locals, replies) => {
    expect(await ask(behaviour, locals)).toEqual(replies);
  });

  test('a greylisted pair is taken once it has waited, another sender is put off again', async () => {
    await ask('greylisting', ['ann.open', 'nobody'], 'same@asker.test');
    now += GREYLIST_MS;
    expect(await ask('greylisting', ['ann.open', 'nobody'], 'same@asker.test')).toEqual([
      '250 2.1.5',
      '550 5.1.1',
    ]);
    expect(await ask('greylisting', ['ann.open'], 'other@asker.test')).toEqual(['450 4.2.0']);
  });

  test('the tarpit hangs up after twenty errors', async () => {
    const replies = await ask(
      'tarpit',
      Array.from({ length: 21 }, (_, index) => `nobody${index}`),
    );
    expect(replies.slice(0, 20).every((reply) => reply === '550 5.1.1')).toBe(true);
    expect(replies[20]).toBe('421 4.7.0');
  });

  test('the refusing server turns away at the banner, or at the recipient where addresses are shared', async () => {
    const client = await Client.to(world, domainOf('refusing'));
    if (mailAddresses === 'many') expect(client.banner).toMatch(/^554 5\.7\.1/u);
    else expect(await ask('refusing', ['ann.open'])).toEqual(['554 5.7.1']);
    client.end();
  });

  test('an empty sender is refused only where it is not welcome', async () => {
    const replies = await ask('no-null-sender', ['ann.open'], '');
    expect(replies[0]).toMatch(mailAddresses === 'many' ? /^503/u : /^550 5\.1\.8/u);
    expect(await ask('honest', ['ann.open'], '')).toEqual(['250 2.1.5']);
  });

  test('a domain of somebody else is not relayed', async () => {
    const client = await Client.to(world, domainOf('honest'));
    for (const line of ['EHLO asker.test', 'MAIL FROM:<>']) await client.say(line);
    expect(await client.say('RCPT TO:<a@elsewhere.example>')).toMatch(/^554 5\.7\.1/u);
    client.end();
  });

  test('every command is logged with its domain, and DATA and VRFY are violations', async () => {
    world.log.clear();
    const client = await Client.to(world, domainOf('bare'));
    const lines = [
      'EHLO asker.test',
      'MAIL FROM:<>',
      'RCPT TO:<ann.open@bare.test>',
      'VRFY ann',
      'DATA',
      'QUIT',
    ];
    for (const line of lines) await client.say(line);
    expect(world.log.mail.map((entry) => entry.command)).toEqual(lines);
    expect(new Set(world.log.mail.map((entry) => entry.domain))).toEqual(new Set(['bare.test']));
    expect(new Set(world.log.mail.map((entry) => entry.connection)).size).toBe(1);
    expect(world.log.mail.filter((entry) => entry.violation).map((entry) => entry.command)).toEqual([
      'VRFY ann',
      'DATA',
    ]);
  });
});

/** As little of an SMTP client as the tests need. */
class Client {
  banner = '';
  private readonly socket: Socket;
  private text = '';
  private wake: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      this.text += chunk.toString('latin1');
      this.wake();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => this.wake());
  }

  static async to(world: World, domain: string): Promise<Client> {
    const resolver = new Resolver({ timeout: 1_000, tries: 2 });
    resolver.setServers([world.settings['SVC_DNS_SERVERS'] ?? '']);
    const [exchange] = await resolver.resolveMx(domain);
    const [host] = await resolver.resolve4(exchange?.exchange ?? '');
    const client = new Client(connect({ host: host ?? '', port: Number(world.settings['SVC_SMTP_PORT']) }));
    client.banner = await client.reply();
    return client;
  }

  async say(line: string): Promise<string> {
    if (!this.socket.destroyed) this.socket.write(`${line}\r\n`);
    return this.reply();
  }

  end(): void {
    this.socket.destroy();
  }

  /** The whole reply; 'cut' where the connection ended without one. */
  private async reply(): Promise<string> {
    for (;;) {
      const whole = /^(?:\d{3}-.*\r\n)*\d{3} .*\r\n/u.exec(this.text)?.[0];
      if (whole !== undefined) {
        this.text = this.text.slice(whole.length);
        return whole.trimEnd();
      }
      if (this.socket.closed) return 'cut';
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}
