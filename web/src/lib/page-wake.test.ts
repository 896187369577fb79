import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onPageWake } from './page-wake.ts';

const listener = vi.fn();
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const tab = new EventTarget();
let stop: () => void;

const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  listener.mockReset();
  page.visibilityState = 'visible';
  stop = onPageWake(listener);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page wakes up on focus, on reconnection, on the back button, and when it becomes visible', () => {
  const wakes = [
    () => tab.dispatchEvent(new Event('focus')),
    () => tab.dispatchEvent(new Event('online')),
    () => tab.dispatchEvent(pageshow(true)),
    () => page.dispatchEvent(new Event('visibilitychange')),
  ];
  for (const [index, wake] of wakes.entries()) {
    wake();
    expect(listener).toHaveBeenCalledTimes(index + 1);
    vi.advanceTimersByTime(1000);
  }
});

it('several browser events for one return count once', () => {
  page.dispatchEvent(new Event('visibilitychange'));
  tab.dispatchEvent(new Event('focus'));
  tab.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('a page that is hidden or shown for the first time does not wake up', () => {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  tab.dispatchEvent(pageshow(false));
  expect(listener).not.toHaveBeenCalled();
});

it('a removed listener is not called', () => {
  stop();
  tab.dispatchEvent(new Event('focus'));
  expect(listener).not.toHaveBeenCalled();
});
