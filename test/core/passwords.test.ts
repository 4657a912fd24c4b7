import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../src/core/passwords.ts';

test('a password is verified against its hash, and another is not', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]+\$[^$]+$/);
  expect(await verifyPassword('correct horse battery', hash)).toBe(true);
  expect(await verifyPassword('correct horse batterz', hash)).toBe(false);
});

test.for(['short', 'x'.repeat(257)])('a password of wrong length is refused', async (password) => {
  await expect(hashPassword(password)).rejects.toMatchObject({ code: 'invalid_request' });
});

test.for(['', 'plain', '$argon2id$v=19$m=1,t=1$x$y', '$2b$10$abcdefghijklmnopqrstuv'])(
  'a hash of another form verifies nothing: %s',
  async (hash) => {
    expect(await verifyPassword('correct horse battery', hash)).toBe(false);
  },
);
