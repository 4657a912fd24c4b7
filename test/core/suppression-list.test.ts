import { expect, test } from 'vitest';
import { createCursors } from '../../src/core/cursor.ts';
import { importSuppressions } from '../../src/core/suppression-import.ts';
import { pageOfSuppressions } from '../../src/core/suppression-list.ts';
import { addSuppression, checkSuppression, listSuppressions } from '../../src/core/suppression.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makeSetting } from './setting.ts';

const cursors = createCursors(new Uint8Array(32).fill(7));

describeEachDatabase('the list of suppressions', (open) => {
  test('is leafed through newest first, or by domain, and is of its team alone', async () => {
    const s = await makeSetting(await open());
    const deps = { db: s.db, cursors };
    const { teamId } = s;
    for (const domain of ['a.test', 'b.test', 'c.test']) {
      s.clock.at += 1;
      await addSuppression(s.deps, { kind: 'domain', domain, teamId, note: null });
    }
    await addSuppression(s.deps, { kind: 'domain', domain: 'z.test', teamId: null, note: null });
    const first = await pageOfSuppressions(deps, teamId, { limit: 2 });
    expect(first.entries.map(({ domain }) => domain)).toEqual(['c.test', 'b.test']);
    const cursor = first.nextCursor ?? '';
    const second = await pageOfSuppressions(deps, teamId, { limit: 2, cursor });
    expect([second.entries.map(({ domain }) => domain), second.isDone]).toEqual([['a.test'], true]);
    const byDomain = await pageOfSuppressions(deps, teamId, { limit: 2, domain: 'https://www.B.test/x' });
    expect(byDomain.entries.map(({ domain }) => domain)).toEqual(['b.test']);
    const refused = { code: 'invalid_request' };
    await expect(pageOfSuppressions(deps, teamId, { limit: 2, domain: 'no' })).rejects.toMatchObject(refused);
    const other = await makeSetting(s.storage);
    await expect(pageOfSuppressions(deps, other.teamId, { limit: 2, cursor })).rejects.toMatchObject(refused);
    expect((await pageOfSuppressions(deps, other.teamId, { limit: 2 })).entries).toEqual([]);
  });

  test('what stands on it already stays as it is, and that is told', async () => {
    const s = await makeSetting(await open());
    const entry = { kind: 'address', address: 'ada@quill.test', teamId: s.teamId } as const;
    expect(await addSuppression(s.deps, { ...entry, note: ' by letter ' })).toBe(true);
    expect(await addSuppression(s.deps, { ...entry, note: 'again' })).toBe(false);
    expect(await listSuppressions(s.db, s.teamId)).toMatchObject([{ note: 'by letter' }]);
  });

  test.for(['x'.repeat(201), 'a\u0000b', 'a\nb'])('a note is one line: %j is refused', async (note) => {
    const s = await makeSetting(await open());
    const added = addSuppression(s.deps, { kind: 'domain', domain: 'quill.test', teamId: s.teamId, note });
    await expect(added).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await listSuppressions(s.db, s.teamId)).toEqual([]);
  });
});

describeEachDatabase('an import of suppressions', (open) => {
  test.for([
    ['ada@quill.test', 'address', null],
    ['address,ada@quill.test', 'address', null],
    ['ada@quill.test, by letter', 'address', 'by letter'],
    ['quill.test', 'domain', null],
    ['Domain;https://www.quill.test/about;by phone', 'domain', 'by phone'],
    ['person,Ada Quill,quill.test', 'person', null],
    ['person\tAda Quill\tquill.test\tby letter', 'person', 'by letter'],
    ['"person","Ada Quill","quill.test","said ""no"", twice"', 'person', 'said "no", twice'],
    ['quill.test,', 'domain', null],
    ['quill.test,,,', 'domain', null],
  ] as const)('takes %j as %s', async ([line, kind, note]) => {
    const s = await makeSetting(await open());
    expect(await importSuppressions(s.deps, s.teamId, line)).toEqual({ problems: null, added: 1, known: 0 });
    expect(await listSuppressions(s.db, s.teamId)).toMatchObject([{ kind, domain: 'quill.test', note }]);
    const check = await checkSuppression(s.db, s.teamId, ['quill.test']);
    expect(check.find({ email: 'ada@quill.test', name: 'Ada Quill', domain: 'quill.test' })).toBe(true);
  });

  test.for([
    ['nonsense', 'neither an address nor a domain'],
    ['Ada Quill,quill.test', 'person, name, domain'],
    ['A.Quill,quill.test', 'person, name, domain'],
    ['person,Ada Quill', 'domain must be'],
    ['person,,quill.test', 'name must be'],
    ['address,quill.test', 'address must be'],
    ['a b@quill.test', 'address must be'],
    ['domain,localhost', 'domain must be'],
    ['ada@quill.test,note,more', 'more cells'],
    ['"ada@quill.test', 'quotation mark'],
    ['"ada"x@quill.test,y', 'quotation mark'],
    [`ada@quill.test,${'x'.repeat(201)}`, 'note must have'],
    [`ada@quill.test,${'x'.repeat(1_001)}`, 'the line must have'],
    ['ada@quill.test,a\u0000b', 'note must be'],
    ['email', 'neither an address nor a domain'],
  ] as const)('adds nothing where %j is among the lines, and says which', async ([line, words]) => {
    const s = await makeSetting(await open());
    const imported = await importSuppressions(s.deps, s.teamId, `\r\nbo@quill.test\r\n${line}\n\nx.test`);
    expect(imported.problems).toHaveLength(1);
    expect(imported.problems?.[0]).toMatchObject({ line: 3, text: line });
    expect(imported.problems?.[0]?.problem).toContain(words);
    expect(await listSuppressions(s.db, s.teamId)).toEqual([]);
  });

  test('takes a thousand lines and no more, and tells what it knew', async () => {
    const s = await makeSetting(await open());
    const lines = Array.from({ length: 1_000 }, (_, index) => `person-${index}@quill.test`);
    const tooMany = importSuppressions(s.deps, s.teamId, [...lines, 'one@quill.test'].join('\n'));
    await expect(tooMany).rejects.toMatchObject({ code: 'invalid_request' });
    for (const nothing of ['', ' \n \r\n'])
      await expect(importSuppressions(s.deps, s.teamId, nothing)).rejects.toMatchObject({
        code: 'invalid_request',
      });
    expect(await listSuppressions(s.db, s.teamId)).toEqual([]);
    await addSuppression(s.deps, {
      kind: 'address',
      address: 'person-7@quill.test',
      teamId: s.teamId,
      note: null,
    });
    const withOneTwice = [...lines.slice(1), 'PERSON-9@quill.test'].join('\n');
    expect(await importSuppressions(s.deps, s.teamId, withOneTwice)).toEqual({
      problems: null,
      added: 998,
      known: 2,
    });
    expect(await listSuppressions(s.db, s.teamId)).toHaveLength(999);
    expect(await importSuppressions(s.deps, s.teamId, lines.join('\r'))).toMatchObject({
      added: 1,
      known: 999,
    });
  });

  test('is of one team, which must be there', async () => {
    const s = await makeSetting(await open());
    const other = await makeSetting(s.storage);
    await importSuppressions(s.deps, s.teamId, 'quill.test');
    expect(await listSuppressions(s.db, other.teamId)).toEqual([]);
    expect(await listSuppressions(s.db, null)).toEqual([]);
    await expect(importSuppressions(s.deps, 'nobody', 'quill.test')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
