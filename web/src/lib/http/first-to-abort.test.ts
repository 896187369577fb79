import { expect, it } from 'vitest';
import { firstToAbort } from './first-to-abort.ts';

it('a signal aborts for the reason of the first that does', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = firstToAbort([one.signal, other.signal]);
  expect(signal.aborted).toBe(false);
  other.abort('too long');
  one.abort('left');
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toBe('too long');
});

it('of signals that have aborted before, the first one counts', () => {
  const signal = firstToAbort([AbortSignal.abort('left'), AbortSignal.abort('too long')]);
  expect(signal.reason).toBe('left');
});
