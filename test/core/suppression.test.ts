import { expect, test } from 'vitest';
import {
  addressDomain,
  addSuppression,
  checkSuppression,
  listSuppressions,
  removeSuppression,
} from '../../src/core/suppression.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makeSetting } from './setting.ts';

describeEachDatabase('suppression', (open) => {
  test('the list shows kind, domain, date and note, and holds no name or address', async () => {
    const s = await makeSetting(await open());
    await addSuppression(s.deps, { kind: 'address', address: 'Ada@Quill.test', teamId: null, note: 'asked' });
    await addSuppression(s.deps, {
      kind: 'person',
      name: 'Bo Quill',
      domain: 'www.quill.test',
      teamId: null,
      note: null,
    });
    expect(await listSuppressions(s.db, null)).toMatchObject([
      { kind: 'person', domain: 'quill.test', note: null, createdAt: s.clock.at },
      { kind: 'address', domain: 'quill.test', note: 'asked', createdAt: s.clock.at },
    ]);
    expect(await listSuppressions(s.db, s.teamId)).toEqual([]);
    const stored = JSON.stringify(await s.db.selectFrom('suppressions').selectAll().execute());
    expect(stored.toLowerCase()).not.toMatch(/ada|bo quill/);
  });

  test('the same entry is kept once', async () => {
    const s = await makeSetting(await open());
    for (const address of ['ada@quill.test', ' ADA@quill.test']) {
      await addSuppression(s.deps, { kind: 'address', address, teamId: null, note: null });
    }
    expect(await listSuppressions(s.db, null)).toHaveLength(1);
  });

  test('an entry is taken off by whoever owns the list', async () => {
    const s = await makeSetting(await open());
    await addSuppression(s.deps, { kind: 'domain', domain: 'quill.test', teamId: s.teamId, note: null });
    const [entry] = await listSuppressions(s.db, s.teamId);
    expect(await removeSuppression(s.db, null, entry?.id ?? '')).toBe(false);
    expect(await removeSuppression(s.db, s.teamId, entry?.id ?? '')).toBe(true);
    expect(await listSuppressions(s.db, s.teamId)).toEqual([]);
  });

  test.for([
    ['ada@quill.test', 'ada@quill.test'],
    [' ADA@Quill.test. ', 'ada@quill.test'],
    ['<ada@quill.test>', 'ada@quill.test'],
    ['mailto:ada@quill.test', 'ada@quill.test'],
    ['ada@bücher.test', 'ada@xn--bcher-kva.test'],
    ['ada@mail.quill.test', 'ada@mail.quill.test'],
  ] as const)('%s on the list keeps %s from being shown', async ([address, email]) => {
    const s = await makeSetting(await open());
    await addSuppression(s.deps, { kind: 'address', address, teamId: null, note: null });
    const domain = addressDomain(email);
    const check = await checkSuppression(s.db, s.teamId, [domain]);
    expect(check.find({ email, name: 'Ada Quill', domain })).toBe(true);
    expect(check.find({ email: `x${email}`, name: 'Ada Quill', domain })).toBe(false);
  });

  test('is checked for more domains than a statement takes parameters', async () => {
    const s = await makeSetting(await open());
    const entry = { kind: 'domain' as const, domain: 'left-alone.test', note: null };
    await addSuppression(s.deps, { ...entry, teamId: s.teamId });
    const domains = Array.from({ length: 70_000 }, (_, index) => `company-${index}.test`);
    const check = await checkSuppression(s.db, s.teamId, [...domains, 'left-alone.test']);
    expect([check.domain('left-alone.test'), check.domain('company-1.test')]).toEqual([true, false]);
  });

  test('a team that does not exist has no list', async () => {
    const s = await makeSetting(await open());
    const added = addSuppression(s.deps, {
      kind: 'domain',
      domain: 'quill.test',
      teamId: 'nobody',
      note: null,
    });
    await expect(added).rejects.toMatchObject({ code: 'not_found' });
  });

  test('what names nobody is refused', async () => {
    const s = await makeSetting(await open());
    const base = { teamId: null, note: null };
    const refused = { code: 'invalid_request' };
    for (const address of [
      'quill.test',
      'a b@quill.test',
      'ada@',
      '@quill.test',
      'ada@localhost',
      'Ada <ada@quill.test> x',
      'ada@quill.test, bo@quill.test',
    ]) {
      await expect(addSuppression(s.deps, { ...base, kind: 'address', address })).rejects.toMatchObject(
        refused,
      );
    }
    await expect(
      addSuppression(s.deps, { ...base, kind: 'domain', domain: 'localhost' }),
    ).rejects.toMatchObject(refused);
    await expect(
      addSuppression(s.deps, { ...base, kind: 'person', name: ' ', domain: 'quill.test' }),
    ).rejects.toMatchObject(refused);
  });
});
