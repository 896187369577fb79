import { onTestFinished, vi } from 'vitest';

/**
 * Takes over the timers of one test: time passes as usual, and what is waited for can be skipped.
 * @returns what lets so many milliseconds pass at once
 */
export function fakeTime(): (ms: number) => Promise<unknown> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return (ms) => vi.advanceTimersByTimeAsync(ms);
}

/** Lets time stand while something is done, so that it takes no time on a slow machine either. */
export async function inNoTime(act: () => Promise<void>): Promise<void> {
  vi.setTimerTickMode('manual');
  await act();
  vi.setTimerTickMode('interval');
}
