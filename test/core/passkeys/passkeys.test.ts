import { expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { CHALLENGE_TTL_MS } from '../../../src/core/passkeys/challenges.ts';
import { createPasskeys } from '../../../src/core/passkeys/index.ts';
import type { PasskeyEvent } from '../../../src/core/passkeys/index.ts';
import { relyingParty } from '../../../src/core/passkeys/relying-party.ts';
import { createTeam } from '../../../src/core/teams.ts';
import { Authenticator } from '../../support/authenticator.ts';
import type { Faults } from '../../support/authenticator.ts';
import { describeEachDatabase } from '../../support/databases.ts';
import { addPasskeyRow } from './rows.ts';

const ORIGIN = 'https://find.quill.test';
const ADDRESS = '192.0.2.1';

describeEachDatabase('passkeys', (open) => {
  async function make() {
    const storage = await open();
    const clock = { at: 1_800_000_000_000 };
    const events: PasskeyEvent[] = [];
    const deps = {
      db: storage.db,
      buckets: storage.buckets,
      now: () => clock.at,
      newId,
      relyingParty: { id: 'find.quill.test', origin: ORIGIN },
      serviceName: 'Lookup',
      onEvent: (event: PasskeyEvent) => events.push(event),
    };
    const passkeys = createPasskeys(deps);
    const person = async (email: string, passwordHash?: string) => {
      const { userId } = await createTeam(deps, {
        name: 'Quill',
        ownerEmail: email,
        credits: 0,
        ...(passwordHash === undefined ? {} : { ownerPasswordHash: passwordHash }),
      });
      return { userId, email, sessionId: newId() };
    };
    const ada = await person('ada@quill.test', 'a hash');
    const second = async () => {
      const again = await open.again(storage);
      return createPasskeys({ ...deps, db: again.db, buckets: again.buckets });
    };
    async function add(authenticator: Authenticator, holder = ada, faults: Faults = {}, name = 'Laptop') {
      const credential = authenticator.create(await passkeys.creationOptions(holder), faults);
      await passkeys.add(holder, { credential, name });
    }
    async function signIn(authenticator: Authenticator, faults: Faults = {}) {
      const credential = authenticator.get(await passkeys.requestOptions(ADDRESS), faults);
      return passkeys.signIn({ credential, address: ADDRESS });
    }
    return { db: storage.db, clock, events, passkeys, person, ada, second, add, signIn };
  }

  test('a passkey that was added signs its person in, and is listed with its name and last use', async () => {
    const s = await make();
    const authenticator = new Authenticator(ORIGIN);
    await s.add(authenticator);
    expect(await s.passkeys.list(s.ada.userId)).toMatchObject([{ name: 'Laptop', lastUsedAt: null }]);
    s.clock.at += 1000;
    expect(await s.signIn(authenticator)).toEqual({ userId: s.ada.userId });
    expect(await s.passkeys.list(s.ada.userId)).toMatchObject([
      { createdAt: s.clock.at - 1000, lastUsedAt: s.clock.at },
    ]);
    expect(s.events).toEqual([]);
  });

  test('an authenticator that does not count signs as often as it likes', async () => {
    const s = await make();
    const authenticator = new Authenticator(ORIGIN, { counts: false });
    await s.add(authenticator);
    for (const _ of [1, 2]) expect(await s.signIn(authenticator)).not.toBeNull();
  });

  test('the browser is asked for a credential that knows its person, verified, and not twice the same', async () => {
    const s = await make();
    const authenticator = new Authenticator(ORIGIN);
    await s.add(authenticator);
    expect(await s.passkeys.creationOptions(s.ada)).toMatchObject({
      rp: { id: 'find.quill.test', name: 'Lookup' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.credential?.id.toString('base64url') }],
    });
    const options = await s.passkeys.requestOptions(ADDRESS);
    expect(options).toMatchObject({ rpId: 'find.quill.test', userVerification: 'required' });
    // Nothing here says who has a passkey.
    expect(JSON.stringify(options)).not.toContain('allowCredentials');
  });

  const faults: { name: string; faults: Faults }[] = [
    { name: 'on another origin', faults: { origin: 'https://find.quill.test.evil.test' } },
    { name: 'for another host', faults: { rpId: 'evil.test' } },
    { name: 'with a challenge that is not ours', faults: { challenge: 'A'.repeat(43) } },
    { name: 'with a challenge that is none', faults: { challenge: '' } },
    { name: 'without its person verified', faults: { flags: 65 } },
    { name: 'without anybody present', faults: { flags: 68 } },
  ];

  test.for([...faults, { name: 'that is a signature', faults: { type: 'webauthn.get' } }])(
    'a passkey made $name is not added',
    async ({ faults: wrong }) => {
      const s = await make();
      await expect(s.add(new Authenticator(ORIGIN), s.ada, wrong)).rejects.toMatchObject({
        code: 'invalid_request',
        message: 'The passkey was not accepted. Try again',
      });
      expect(await s.passkeys.list(s.ada.userId)).toEqual([]);
    },
  );

  test.for([
    ...faults.map((one) => ({ ...one, faults: { ...one.faults, flags: (one.faults.flags ?? 5) & 5 } })),
    { name: 'by another key', faults: { foreignKey: true } },
    { name: 'for another person', faults: { userHandle: Buffer.from('nobody').toString('base64url') } },
    { name: 'as if it were new', faults: { type: 'webauthn.create' } },
  ])('a signature made $name signs nobody in', async ({ faults: wrong }) => {
    const s = await make();
    const authenticator = new Authenticator(ORIGIN);
    await s.add(authenticator);
    expect(await s.signIn(authenticator, wrong)).toBeNull();
    expect(s.events).toEqual([]);
    expect(await s.signIn(authenticator)).not.toBeNull();
  });

  test('what is no credential is refused as such', async () => {
    const s = await make();
    const authenticator = new Authenticator(ORIGIN);
    await s.add(authenticator);
    const cut = (field: string) => {
      const whole = JSON.parse(authenticator.get({ challenge: 'x', rpId: 'x' })) as {
        response: Record<string, unknown>;
      };
      whole.response[field] = 'AA';
      return JSON.stringify(whole);
    };
    const wrong = [
      '',
      'x',
      '{}',
      '[]',
      'null',
      `"${'x'.repeat(20_000)}"`,
      ...['clientDataJSON', 'userHandle'].map(cut),
    ];
    for (const credential of wrong) {
      expect([credential, await s.passkeys.signIn({ credential, address: ADDRESS })]).toEqual([
        credential,
        null,
      ]);
      await expect(s.passkeys.add(s.ada, { credential, name: '' })).rejects.toMatchObject({
        code: 'invalid_request',
      });
    }
    const broken = JSON.parse(authenticator.get(await s.passkeys.requestOptions(ADDRESS))) as {
      response: Record<string, unknown>;
    };
    broken.response['authenticatorData'] = 'AAAA';
    expect(await s.passkeys.signIn({ credential: JSON.stringify(broken), address: ADDRESS })).toBeNull();
  });

  test('a signature is good once, in two processes too', async () => {
    const s = await make();
    const authenticator = new Authenticator(ORIGIN);
    await s.add(authenticator);
    const other = await s.second();
    const credential = authenticator.get(await s.passkeys.requestOptions(ADDRESS));
    const answers = await Promise.all(
      [s.passkeys, other, s.passkeys, other].map((one) => one.signIn({ credential, address: ADDRESS })),
    );
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    expect(s.events).toEqual([]);
  });

  test('a challenge ends after five minutes, and stands in the database as its hash alone', async () => {
    const s = await make();
    const authenticator = new Authenticator(ORIGIN);
    await s.add(authenticator);
    const options = (await s.passkeys.requestOptions(ADDRESS)) as { challenge: string };
    const rows = await s.db.selectFrom('passkey_challenges').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(options.challenge);
    s.clock.at += CHALLENGE_TTL_MS;
    const credential = authenticator.get(options);
    expect(await s.passkeys.signIn({ credential, address: ADDRESS })).toBeNull();
    await s.passkeys.sweep();
    expect(await s.db.selectFrom('passkey_challenges').select('hash').execute()).toEqual([]);
  });

  test('a challenge of a sign-in adds no passkey, nor does that of another session', async () => {
    const s = await make();
    const authenticator = new Authenticator(ORIGIN);
    const options = await s.passkeys.creationOptions(s.ada);
    const { challenge } = (await s.passkeys.requestOptions(ADDRESS)) as { challenge: string };
    for (const wrong of [
      { ...options, challenge },
      await s.passkeys.creationOptions({ ...s.ada, sessionId: 'x' }),
    ]) {
      await expect(
        s.passkeys.add(s.ada, { credential: authenticator.create(wrong), name: '' }),
      ).rejects.toMatchObject({ code: 'invalid_request' });
    }
    await s.passkeys.add(s.ada, { credential: authenticator.create(options), name: '' });
  });

  test('a count that does not rise means that two hold the key: nobody is let in, and the log hears of it', async () => {
    const s = await make();
    const authenticator = new Authenticator(ORIGIN);
    await s.add(authenticator);
    await s.signIn(authenticator, { counter: 7 });
    const [passkey] = await s.passkeys.list(s.ada.userId);
    for (const counter of [7, 6, 0]) expect(await s.signIn(authenticator, { counter })).toBeNull();
    expect(s.events).toEqual(
      [1, 2, 3].map(() => ({ event: 'passkey_counter', userId: s.ada.userId, passkeyId: passkey?.id })),
    );
    expect(await s.signIn(authenticator, { counter: 8 })).not.toBeNull();
  });

  test('a credential belongs to one person', async () => {
    const s = await make();
    const bo = await s.person('bo@quill.test');
    const authenticator = new Authenticator(ORIGIN);
    await s.add(authenticator);
    const taken = authenticator.credential?.id;
    const other = new Authenticator(ORIGIN);
    const credential = other.create(await s.passkeys.creationOptions(bo));
    // The same id within what is signed by nobody: attestation is not asked for.
    const forged = JSON.parse(credential) as {
      id: string;
      rawId: string;
      response: { attestationObject: string };
    };
    const bytes = Buffer.from(forged.response.attestationObject, 'base64url');
    const at = bytes.indexOf(other.credential?.id ?? '');
    taken?.copy(bytes, at);
    forged.response.attestationObject = bytes.toString('base64url');
    forged.id = forged.rawId = taken?.toString('base64url') ?? '';
    await expect(s.passkeys.add(bo, { credential: JSON.stringify(forged), name: '' })).rejects.toMatchObject({
      message: 'This passkey is in use already',
    });
    expect(await s.signIn(authenticator)).toEqual({ userId: s.ada.userId });
  });

  test('a person has at most ten, however many are added at once', async () => {
    const s = await make();
    for (let i = 0; i < 9; i++) await addPasskeyRow(s.db, s.ada.userId);
    const settled = await Promise.allSettled([1, 2, 3].map(() => s.add(new Authenticator(ORIGIN))));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await s.passkeys.list(s.ada.userId)).toHaveLength(10);
  });

  test('a removed passkey signs nobody in; nobody removes another’s', async () => {
    const s = await make();
    const bo = await s.person('bo@quill.test');
    const authenticator = new Authenticator(ORIGIN);
    await s.add(authenticator);
    const id = (await s.passkeys.list(s.ada.userId))[0]?.id ?? '';
    await s.passkeys.remove(bo.userId, id);
    expect(await s.signIn(authenticator)).not.toBeNull();
    await s.passkeys.remove(s.ada.userId, id);
    expect(await s.signIn(authenticator)).toBeNull();
  });

  test('the last way to sign in stays, also when two are removed at once', async () => {
    const s = await make();
    const bo = await s.person('bo@quill.test');
    await addPasskeyRow(s.db, bo.userId);
    await addPasskeyRow(s.db, bo.userId);
    const listed = await s.passkeys.list(bo.userId);
    const settled = await Promise.allSettled(listed.map(({ id }) => s.passkeys.remove(bo.userId, id)));
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await s.passkeys.list(bo.userId)).toHaveLength(1);
  });

  test('a removed person’s passkeys are gone with them', async () => {
    const s = await make();
    const authenticator = new Authenticator(ORIGIN);
    await s.add(authenticator);
    await s.db.deleteFrom('users').where('id', '=', s.ada.userId).execute();
    expect(await s.signIn(authenticator)).toBeNull();
  });

  test.for([
    ['  Laptop ', 'Laptop'],
    ['', 'Passkey'],
    ['\u202E\u0007\u2028', 'Passkey'],
    ['x'.repeat(100), 'x'.repeat(60)],
    ['<b>', '<b>'],
  ] as const)('the name %j is kept as %j', async ([name, kept]) => {
    const s = await make();
    await s.add(new Authenticator(ORIGIN), s.ada, {}, name);
    expect(await s.passkeys.list(s.ada.userId)).toMatchObject([{ name: kept }]);
  });

  test('a passkey is offered until there is one, or the person has said no', async () => {
    const s = await make();
    const bo = await s.person('bo@quill.test');
    expect(await s.passkeys.isOffered(s.ada.userId)).toBe(true);
    await s.add(new Authenticator(ORIGIN));
    expect(await s.passkeys.isOffered(s.ada.userId)).toBe(false);
    await s.passkeys.dismissOffer(bo.userId);
    await s.passkeys.dismissOffer(bo.userId);
    expect(await s.passkeys.isOffered(bo.userId)).toBe(false);
  });

  test('tries without end are slowed, by address and by person', async () => {
    const s = await make();
    const many = async (attempt: () => Promise<unknown>) => {
      for (let i = 0; i < 61; i++) await attempt();
    };
    await expect(many(() => s.passkeys.requestOptions(ADDRESS))).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await expect(s.passkeys.signIn({ credential: '', address: ADDRESS })).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await expect(many(() => s.passkeys.creationOptions(s.ada))).rejects.toMatchObject({
      code: 'rate_limited',
    });
    expect(await s.passkeys.signIn({ credential: '', address: '192.0.2.2' })).toBeNull();
  });
});

test.for([
  ['https://find.quill.test', 'find.quill.test'],
  ['http://localhost:3000', 'localhost'],
  ['http://127.0.0.1:3000', null],
  ['http://find.quill.test', null],
  ['https://192.0.2.1', null],
  ['https://[2001:db8::1]', null],
] as const)('at %s passkeys are for %s', ([publicUrl, id]) => {
  expect(relyingParty(publicUrl)?.id ?? null).toBe(id);
});
