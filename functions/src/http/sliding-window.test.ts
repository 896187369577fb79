import { expect, it } from 'vitest';
import { createSlidingWindow } from './sliding-window.ts';

const hourMs = 3_600_000;

it('lets so many through in any hour, and says how long to wait', () => {
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

it('forgets whoever was idle longest when there are too many', () => {
  const window = createSlidingWindow({ most: 1, windowMs: hourMs, maxCallers: 2 });
  for (const caller of ['a', 'b', 'a', 'c']) window.take(caller);
  expect(window.take('a')).toBeGreaterThan(0);
  expect(window.take('b')).toBe(0);
});
