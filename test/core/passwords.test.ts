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

test.for([
  'password1234',
  'Password123!',
  'P@ssw0rd2026',
  'passwordpassword',
  'aaaaaaaaaaaa',
  '121212121212',
  '123456789012',
  'qwertyuiop12',
  'abcdefghijkl',
  '1q2w3e4r5t6y',
  'iloveyou2026!',
  'Welcome12345!',
  'adminadmin2026',
  'Summer2026!!!',
  'letmein123456',
  'ＰＡＳＳＷＯＲＤ１２３４',
  'correcthorsebatterystaple',
])('a password that many people use is refused: %s', async (password) => {
  await expect(hashPassword(password)).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringMatching(/^password is/),
  });
});

test.for([
  'correct horse battery',
  'my password is a long story',
  'kv7-tamber-ostrich',
  'hH8$kq!2mZ0p',
  'k7#123$$9!Qx2',
  'Zwölf Boxkämpfer',
  '生日快乐祝你健康长寿万事如意',
  '839201847562',
])('a password that is nobody else’s is taken: %s', async (password) => {
  expect(await hashPassword(password)).toMatch(/^\$argon2id/);
});

test.for(['', 'plain', '$argon2id$v=19$m=1,t=1$x$y', '$2b$10$abcdefghijklmnopqrstuv'])(
  'a hash of another form verifies nothing: %s',
  async (hash) => {
    expect(await verifyPassword('correct horse battery', hash)).toBe(false);
  },
);

test('of a crowd that comes at once, those who would wait long are told to come back', async () => {
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$dGFndGFndGFn';
  const crowd = Array.from({ length: 300 }, () => verifyPassword('correct horse battery', cheap));
  const answers = await Promise.allSettled(crowd);
  const refused = answers.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'rate_limited' });
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(100);
  expect(await verifyPassword('correct horse battery', cheap)).toBe(false);
});
