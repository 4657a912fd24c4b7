// Rules of which addresses may be asked.
import { describe, expect, test } from 'vitest';
import { canonicalAddress, isAllowedAddress } from '../../src/http/address-guard.ts';

const PUBLIC = ['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::1'];

const ONLY_PRIVATE = [
  '127.0.0.1',
  '127.255.255.254',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '203.0.113.9',
  '::1',
  'fc00::1',
  'fd12:3456::1',
  '2001:db8::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
];

const NEVER = [
  '0.0.0.0',
  '0.1.2.3',
  '169.254.169.254',
  '224.0.0.1',
  '239.255.255.255',
  '255.255.255.255',
  '100.100.100.200',
  '192.0.0.192',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'fec0::1',
  'fd00:ec2::254',
  '::ffff:169.254.169.254',
  '::ffff:0.0.0.0',
  '::7f00:1', // IPv4-compatible
  '64:ff9b::7f00:1', // NAT64
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::', // 6to4
  '2001:0:7f00:1::', // Teredo
  '::ffff:0:127.0.0.1',
  '4000::1',
  'localhost',
  'site.test',
  '',
];

describe('addresses', () => {
  test.each(PUBLIC)('%s is always allowed', (address) => {
    expect([isAllowedAddress(address, false), isAllowedAddress(address, true)]).toEqual([true, true]);
  });
  test.each(ONLY_PRIVATE)('%s is allowed with private networks alone', (address) => {
    expect([isAllowedAddress(address, false), isAllowedAddress(address, true)]).toEqual([false, true]);
  });
  test.each(NEVER)('"%s" is never allowed', (address) => {
    expect([isAllowedAddress(address, false), isAllowedAddress(address, true)]).toEqual([false, false]);
  });
  test('two spellings of one address are the same', () => {
    expect(canonicalAddress('::ffff:127.0.0.1')).toBe(canonicalAddress('127.0.0.1'));
    expect(canonicalAddress('2001:DB8:0:0::1')).toBe(canonicalAddress('2001:db8::1'));
    expect(canonicalAddress('nothing')).toBeNull();
  });
});
