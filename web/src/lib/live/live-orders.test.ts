import { afterEach, expect, it, vi } from 'vitest';
import { watchOrder } from './live-orders.ts';

const listenToOrder = vi.hoisted(() => vi.fn(() => () => undefined));
vi.mock('./live-chunk.ts', () => ({ listenToOrder }));

afterEach(() => {
  vi.useRealTimers();
});

it('listening begins in a task of its own, and not in the one that has read its code', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const handlers = { onChange: () => undefined, onTrouble: () => undefined };
  const end = watchOrder('o-1', handlers);
  await vi.dynamicImportSettled();
  expect(listenToOrder).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(listenToOrder).toHaveBeenCalledTimes(1);
  end();
});
