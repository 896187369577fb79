import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { createCallLimits } from './call-limits.ts';

// In a second of a busy machine, some calls of the minute come back.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

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

describe('requirement 57: behind two proxies', () => {
  const limits = () => createCallLimits({ callsPerMinute: 1, forwardedHops: 2 });
  const callOf = (visitor: string, proxy = '203.0.113.1') => ({
    headers: { 'x-forwarded-for': `9.9.9.9, ${visitor}, ${proxy}` },
    socket: { remoteAddress: 'socket' },
  });

  it.each(['countVisitor', 'countStray'] as const)(
    'requirement 57: the visitor is the one before the last: %s',
    (name) => {
      const counted = limits();
      counted[name](callOf('192.0.2.1'));
      counted[name](callOf('192.0.2.2'));
      expect(() => {
        counted[name](callOf('192.0.2.1', '203.0.113.2'));
      }).toThrow(AppError);
    },
  );

  it('requirement 57: the visitor is the one before the last, also for refused tokens', () => {
    const counted = limits();
    expect(counted.countRefused(callOf('192.0.2.1'))).toBe(0);
    expect(counted.countRefused(callOf('192.0.2.2'))).toBe(0);
    expect(counted.countRefused(callOf('192.0.2.1', '203.0.113.2'))).toBeGreaterThan(0);
    expect(counted.visitorOf(callOf('192.0.2.1')).address).toBe('192.0.2.1');
  });
});
