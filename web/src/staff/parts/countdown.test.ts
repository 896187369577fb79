import { expect, it } from 'vitest';
import { countdown } from './countdown.ts';

it.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [999, '0:00'],
  [59_000, '0:59'],
  [60_000, '1:00'],
  [245_000, '4:05'],
  [3_600_000, '1:00:00'],
  [3_845_000, '1:04:05'],
])('%i ms are shown as %s', (leftMs, words) => {
  expect(countdown(leftMs)).toBe(words);
});
