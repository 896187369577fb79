import { expect } from 'vitest';

/** What a file or a body may hold of a text that hurts a pattern. */
const length = 100_000;

/**
 * Ten times what a text of this length may take on an idle machine. A pattern that is linear takes a
 * hundredth of it, and one that is quadratic takes many seconds.
 */
const mostMs = 500;

/** Repeats a text up to the length, with an end that lets a pattern fail at last. */
export function hurting(repeated: string, end = ''): string {
  return repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length) + end;
}

/** A busy machine may stop a process for a while, but hardly in each of so many measurements. */
const mostMeasurements = 5;

/** Expects that reading a text takes a time in proportion to its length. */
export function expectLinear(read: (text: string) => unknown, text: string): void {
  let bestMs = Infinity;
  for (let n = 0; n < mostMeasurements && bestMs >= mostMs; n++) {
    const begun = performance.now();
    read(text);
    bestMs = Math.min(bestMs, performance.now() - begun);
  }
  expect(bestMs).toBeLessThan(mostMs);
}
