import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSight } from './use-is-in-sight.ts';

const onChange = vi.fn();
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

function turn(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  onChange.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page is out of sight once it has been hidden for five minutes without a break', () => {
  const stop = watchSight(onChange);
  turn('hidden');
  vi.advanceTimersByTime(4 * 60_000);
  turn('visible');
  turn('hidden');
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(onChange).not.toHaveBeenCalledWith(false);
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenLastCalledWith(false);
  turn('visible');
  expect(onChange).toHaveBeenLastCalledWith(true);
  stop();
});
