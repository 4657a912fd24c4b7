// The signature, against values that were computed elsewhere.
import { expect, test } from 'vitest';
import { signatureHeader } from '../../src/webhooks/signature.ts';

// python3: hmac.new(secret, f"{t}\n".encode() + body, "sha256").hexdigest()
const VECTORS = [
  [
    'whsec_test',
    '{"event":"search.completed"}',
    1800000000,
    '404256bb97b4f3f1f7b1c6bb2229e68db77ebdf80f3740228df7cbb87d9a42f3',
  ],
  ['whsec_ünï', '{"name":"Zoë 😀"}', 1, '8679a463c8f3a3236f23ae6dd947e4788df9b09575b54a763523b6bf5927738b'],
  ['whsec_x', '', 0, '5c6b843656bf09c4a6b2175c7d8b7f74ae67b96da947a3b6e5519343472bf407'],
] as const;

test.for(VECTORS)('%s signs %s at %i', ([secret, body, t, v1]) => {
  expect(signatureHeader([secret], t, body)).toBe(`t=${t},v1=${v1}`);
});

test('two secrets give two signatures, the newest first', () => {
  const [[first, body, t, v1]] = VECTORS;
  const both = signatureHeader(['whsec_new', first], t, body);
  expect(both).toBe(`${signatureHeader(['whsec_new'], t, body)},v1=${v1}`);
});

test('another t, body or secret gives another signature', () => {
  const base = signatureHeader(['whsec_a'], 1, 'x');
  const others = [
    signatureHeader(['whsec_a'], 2, 'x').replace('t=2', 't=1'),
    signatureHeader(['whsec_a'], 1, 'x\n'),
    signatureHeader(['whsec_b'], 1, 'x'),
  ];
  for (const other of others) expect(other).not.toBe(base);
});
