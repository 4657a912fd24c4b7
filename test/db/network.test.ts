import { expect, test } from 'vitest';
import { networkOf } from '../../db/network.ts';

test.for([
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['2001:db8::1', '2001:db8::ffff:1', true],
  ['2001:db8:0:0:1::', '2001:db8:0:0:ffff:ffff:ffff:ffff', true],
  ['2001:db8:0:1::1', '2001:db8:0:2::1', false],
  ['192.0.2.1', '192.0.2.2', false],
  ['', 'nonsense', true],
] as const)('%s and %s are one network: %s', ([one, other, same]) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});

test('the address does not stand in the name', () => {
  expect(networkOf('192.0.2.1')).not.toContain('192');
});
