import { hourMs } from '@thymely/contract/ground/time';
import { describe, expect, it } from 'vitest';
import { createRateLimiter, createSlidingWindow } from './rate-limits.ts';

function limiterAt(options: { callsPerMinute: number; maxCallers?: number }) {
  const clock = { ms: 0 };
  return { clock, limiter: createRateLimiter({ ...options, nowMs: () => clock.ms }) };
}

describe('requirement 24: the calls of a minute', () => {
  it('requirement 24: can all come at once, and the next one must wait', () => {
    const { limiter } = limiterAt({ callsPerMinute: 300 });
    for (let call = 0; call < 300; call++) expect(limiter.take('a')).toBe(0);
    expect(limiter.take('a')).toBe(200);
    expect(limiter.take('b')).toBe(0);
  });

  it('requirement 24: can go on forever at five a second', () => {
    const { clock, limiter } = limiterAt({ callsPerMinute: 300 });
    for (let call = 0; call < 300; call++) limiter.take('a');
    for (let second = 1; second < 600; second++) {
      clock.ms = second * 1000;
      for (let call = 0; call < 5; call++) expect(limiter.take('a')).toBe(0);
      expect(limiter.take('a')).toBeGreaterThan(0);
    }
  });

  it('requirement 24: do not make the wait longer if they are refused', () => {
    const { clock, limiter } = limiterAt({ callsPerMinute: 60 });
    for (let call = 0; call < 60; call++) limiter.take('a');
    for (let call = 0; call < 100; call++) expect(limiter.take('a')).toBe(1000);
    clock.ms = 1000;
    expect(limiter.take('a')).toBe(0);
  });

  it("requirement 24: add up to one minute's worth at most in a quiet hour", () => {
    const { clock, limiter } = limiterAt({ callsPerMinute: 10 });
    limiter.take('a');
    clock.ms = 3_600_000;
    for (let call = 0; call < 10; call++) expect(limiter.take('a')).toBe(0);
    expect(limiter.take('a')).toBeGreaterThan(0);
  });

  it('requirement 24: are remembered for a limited number of callers, the latest ones', () => {
    const { limiter } = limiterAt({ callsPerMinute: 1, maxCallers: 100 });
    for (let caller = 0; caller < 10_000; caller++) limiter.take(`caller-${caller}`);
    expect(limiter.size).toBe(100);
    expect(limiter.take('caller-9999')).toBeGreaterThan(0);
    limiter.take('caller-9900');
    for (let caller = 0; caller < 99; caller++) limiter.take(`new-${caller}`);
    expect(limiter.take('caller-9900')).toBeGreaterThan(0);
  });

  it('requirement 24: lock nobody out if the clock is set back', () => {
    const { clock, limiter } = limiterAt({ callsPerMinute: 60 });
    clock.ms = 1_000_000;
    for (let call = 0; call < 60; call++) limiter.take('a');
    clock.ms = 0;
    expect(limiter.take('a')).toBe(1000);
    clock.ms = 1000;
    expect(limiter.take('a')).toBe(0);
  });

  it('requirement 38: can be made again if they are given back, but no more than that', () => {
    const { limiter } = limiterAt({ callsPerMinute: 2 });
    limiter.giveBack('a');
    for (let call = 0; call < 2; call++) limiter.take('a');
    expect(limiter.waitMs('a')).toBe(30_000);
    limiter.giveBack('a');
    expect(limiter.waitMs('a')).toBe(0);
    for (let call = 0; call < 9; call++) limiter.giveBack('a');
    expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 30_000]);
    expect(limiter.waitMs('nobody')).toBe(0);
    expect(limiter.size).toBe(1);
  });
});

it('lets only so many through in any hour, and says how long to wait', () => {
  let nowMs = 0;
  const window = createSlidingWindow({ most: 3, windowMs: hourMs, nowMs: () => nowMs });
  for (const atMs of [0, 1000, 2000]) {
    nowMs = atMs;
    expect(window.take('a')).toBe(0);
  }
  nowMs = 3000;
  expect(window.take('a')).toBe(hourMs - 3000);
  expect(window.take('b')).toBe(0);
  nowMs = hourMs;
  expect(window.take('a')).toBe(0);
  expect(window.take('a')).toBe(1000);
});

it('forgets whoever has been idle longest when there are too many', () => {
  const window = createSlidingWindow({ most: 1, windowMs: hourMs, maxCallers: 2 });
  for (const caller of ['a', 'b', 'a', 'c']) window.take(caller);
  expect(window.take('a')).toBeGreaterThan(0);
  expect(window.take('b')).toBe(0);
});
