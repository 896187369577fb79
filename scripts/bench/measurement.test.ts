import { describe, expect, it } from 'vitest';
import { isMet, median, medianOf } from './measurement.ts';

describe('a median', () => {
  it.each([
    { values: [3], middle: 3 },
    { values: [9, 1, 5], middle: 5 },
    { values: [4, 1, 3, 2], middle: 2.5 },
    { values: [100, 20, 3], middle: 20 },
  ])('is $middle for $values', ({ values, middle }) => {
    expect(median(values)).toBe(middle);
  });
});

describe('a target', () => {
  const about = { what: 'LCP', unit: 'ms' } as const;

  it('is met exactly at its limit', () => {
    expect(isMet({ ...about, measured: 1400, target: { atMost: 1400 } })).toBe(true);
    expect(isMet({ ...about, measured: 99, target: { atLeast: 99 } })).toBe(true);
  });

  it('is missed beyond its limit', () => {
    expect(isMet({ ...about, measured: 1401, target: { atMost: 1400 } })).toBe(false);
    expect(isMet({ ...about, measured: 98, target: { atLeast: 99 } })).toBe(false);
  });

  it('is neither met nor missed where there is none', () => {
    expect(isMet({ ...about, measured: 1 })).toBeUndefined();
  });

  it('is compared with the median of all runs', () => {
    const measurement = medianOf([90.4, 3000, 80], { ...about, target: { atMost: 100 } });
    expect(measurement).toMatchObject({ measured: 90.4, runs: [90, 3000, 80] });
    expect(isMet(measurement)).toBe(true);
  });
});
