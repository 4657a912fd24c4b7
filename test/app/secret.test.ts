import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSecret } from '../../src/app/secret.ts';
import { makeFolder } from '../support/process.ts';

test('a secret is made once, readable by its owner alone, and every purpose has a key of its own', () => {
  const dataDir = join(makeFolder(), 'data');
  const first = openSecret({ secret: null, dataDir });
  const again = openSecret({ secret: null, dataDir });
  expect(again('cursors')).toEqual(first('cursors'));
  expect(first('other')).not.toEqual(first('cursors'));
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

test('a given secret is the same everywhere, and no file is made', () => {
  const secret = 'a secret of more than thirty-two characters';
  const one = openSecret({ secret, dataDir: '/nowhere' });
  expect(openSecret({ secret, dataDir: '/elsewhere' })('cursors')).toEqual(one('cursors'));
});

test.for(['', '\n', 'abc', 'g'.repeat(64)])(
  'a damaged secret file stops the start and is kept: %j',
  (text) => {
    const dataDir = join(makeFolder(), 'data');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'secret'), text);
    expect(() => openSecret({ secret: null, dataDir })).toThrow(/does not hold the secret/);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(text);
  },
);
