import { describe, expect, it } from 'vitest';
import { minuteMs } from '@thymely/contract/ground/time';
import { createSlidingWindow } from './rate-limits.ts';
import { createVisitorLimiter } from './visitor-limiter.ts';
import type { Visitor } from './visitor.ts';

const most = 3;

const createLimiter = () =>
  createVisitorLimiter((shares) =>
    createSlidingWindow({ most: most * shares, windowMs: minuteMs, nowMs: () => 0 }),
  );

/** Returns how many of so many calls are taken. */
function countTaken(calls: number, visitorOfCall: (n: number) => Visitor): number {
  const limiter = createLimiter();
  return Array.from({ length: calls }, (_, n) => limiter.take(visitorOfCall(n))).filter(
    (waitMs) => waitMs === 0,
  ).length;
}

const hex = (n: number) => n.toString(16);

describe('requirement 69: visitors', () => {
  it('requirement 69: each have a share of their own, also behind one node of the CDN', () => {
    const node = '203.0.113.1';
    const behindNode = (n: number) => ({ address: `10.0.0.${n % 4}`, connection: node });
    expect(countTaken(40, behindNode)).toBe(4 * most);
  });

  it('requirement 69: have ten shares together for each address that called Google', () => {
    const forging = (n: number) => ({ address: `10.0.0.${n}`, connection: '192.0.2.1' });
    expect(countTaken(100, forging)).toBe(10 * most);
    const fromTwo = (n: number) => ({ address: `10.0.0.${n}`, connection: `192.0.2.${n % 2}` });
    expect(countTaken(100, fromTwo)).toBe(20 * most);
  });

  it('requirement 69: have a hundred shares together for each /48 that called Google', () => {
    const fromNetworks = (n: number) => ({
      address: `10.0.${n >> 8}.${n & 255}`,
      connection: `2001:db8:1:${hex(n)}::/64`,
    });
    expect(countTaken(500, fromNetworks)).toBe(100 * most);
  });

  it('requirement 69: have ten shares together for each /48 that they are in', () => {
    const inNetworks = (n: number) => ({
      address: `2001:db8:1:${hex(n)}::/64`,
      connection: undefined,
    });
    expect(countTaken(100, inNetworks)).toBe(10 * most);
  });
});

it('a call that is refused, or given back, counts for nobody', () => {
  const limiter = createLimiter();
  const at = (address: string, connection: string): Visitor => ({ address, connection });
  for (let n = 0; n < 10 * most; n++) expect(limiter.take(at(`10.0.0.${n}`, 'one'))).toBe(0);
  for (let n = 0; n < most; n++) expect(limiter.take(at('10.0.1.1', 'one'))).toBe(minuteMs);
  for (let n = 0; n < most; n++) expect(limiter.take(at('10.0.1.1', 'two'))).toBe(0);
  expect(limiter.take(at('10.0.1.1', 'two'))).toBe(minuteMs);
  limiter.giveBack(at('10.0.1.1', 'two'));
  expect(limiter.take(at('10.0.1.1', 'two'))).toBe(0);
  limiter.giveBack(at('10.0.0.0', 'one'));
  expect(limiter.take(at('10.0.2.1', 'one'))).toBe(0);
});
