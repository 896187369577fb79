import { describe, expect, it } from 'vitest';
import { clientAddress } from './call-limits.ts';

const addressOf = (forwarded: string | undefined, hops: number) =>
  clientAddress(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: 'socket' } },
    hops,
  );

describe('requirement 24: the address of a visitor', () => {
  it('requirement 24: is the one our own proxy wrote, counted from the right', () => {
    expect(addressOf('1.1.1.1', 1)).toBe('1.1.1.1');
    expect(addressOf('1.1.1.1, 2.2.2.2', 2)).toBe('1.1.1.1');
  });

  it('requirement 24: is not changed by what a visitor writes before it', () => {
    for (const spoofed of ['9.9.9.9', '9.9.9.9, 8.8.8.8', 'x'.repeat(1000), ', ,']) {
      expect(addressOf(`${spoofed}, 1.1.1.1`, 1)).toBe('1.1.1.1');
      expect(addressOf(`${spoofed}, 1.1.1.1, 2.2.2.2`, 2)).toBe('1.1.1.1');
    }
  });

  it('requirement 24: is that of the connection when there was no proxy', () => {
    expect(addressOf(undefined, 1)).toBe('socket');
    expect(addressOf('', 1)).toBe('socket');
    expect(addressOf('1.1.1.1', 2)).toBe('socket');
  });
});

describe('requirement 38: an IPv6 address', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:102:304', '1.2.3.4'],
  ])('requirement 38: %s counts as %s', (address, counted) => {
    expect(addressOf(address, 1)).toBe(counted);
  });

  it('requirement 38: text that is not an address is not kept in full', () => {
    expect(addressOf('x'.repeat(8000), 1)).toBe('x'.repeat(45));
  });
});
