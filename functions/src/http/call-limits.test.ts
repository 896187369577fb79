import { describe, expect, it } from 'vitest';
import { clientAddress, createCallLimits } from './call-limits.ts';

const addressOf = (forwarded: string | undefined, hops: number) =>
  clientAddress(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: 'socket' } },
    hops,
  );

describe('requirement 24: the address of a visitor', () => {
  it('requirement 24: is the one that our own proxy wrote, counted from the right', () => {
    expect(addressOf('1.1.1.1', 1)).toBe('1.1.1.1');
    expect(addressOf('1.1.1.1, 2.2.2.2', 2)).toBe('1.1.1.1');
  });

  it('requirement 24: does not depend on what the visitor writes before it', () => {
    for (const spoofed of ['9.9.9.9', '9.9.9.9, 8.8.8.8', 'x'.repeat(1000), ', ,']) {
      expect(addressOf(`${spoofed}, 1.1.1.1`, 1)).toBe('1.1.1.1');
      expect(addressOf(`${spoofed}, 1.1.1.1, 2.2.2.2`, 2)).toBe('1.1.1.1');
    }
  });

  it('requirement 24: is that of the connection if there was no proxy', () => {
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

  it('requirement 38: is cut off if the text is not an address', () => {
    expect(addressOf('x'.repeat(8000), 1)).toBe('x'.repeat(45));
  });
});

describe('requirement 54: a visitor with a whole network', () => {
  const callsPerMinute = 5;

  /** Counts the calls that get through if each comes from an address of its own. */
  function countTaken(addressOfCall: (n: number) => string, calls: number) {
    const limits = createCallLimits({ callsPerMinute, forwardedHops: 1 });
    let taken = 0;
    for (let n = 0; n < calls; n++) {
      const request = { headers: { 'x-forwarded-for': addressOfCall(n) }, socket: {} };
      try {
        limits.countVisitor(request);
        taken++;
      } catch (error) {
        expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      }
    }
    return taken;
  }

  it('requirement 54: is also counted by /48, with ten times the calls', () => {
    const hex = (n: number) => n.toString(16);
    expect(countTaken((n) => `2001:db8:1:${hex(n)}::${hex(n)}`, 1000)).toBe(10 * callsPerMinute);
    expect(countTaken((n) => `2001:db8:1:1::${hex(n)}`, 100)).toBe(callsPerMinute);
    expect(countTaken((n) => `2001:db8:${hex(n)}::1`, 100)).toBe(100);
  });

  it('requirement 54: is not counted that way with IPv4, where a household has one address', () => {
    expect(countTaken((n) => `10.1.1.${n % 250}`, 200)).toBe(200);
    expect(countTaken((n) => `::ffff:10.1.1.${n % 250}`, 200)).toBe(200);
  });

  it('requirement 54: is counted that way for refused calls, too', () => {
    const limits = createCallLimits({ callsPerMinute, forwardedHops: 1 });
    const from = (n: number) => ({
      headers: { 'x-forwarded-for': `2001:db8:1:${n.toString(16)}::1` },
      socket: {},
    });
    for (let n = 0; n < 10 * callsPerMinute; n++) {
      limits.countStray(from(n));
      expect(limits.countRefused(from(n))).toBe(0);
    }
    expect(() => limits.countStray(from(99))).toThrow();
    expect(limits.countRefused(from(99))).toBeGreaterThan(0);
  });
});
