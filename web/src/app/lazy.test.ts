import { afterEach, expect, it, vi } from 'vitest';
import { preparedExtra } from './lazy.tsx';

vi.mock('../lib/when-idle.ts', () => ({ whenIdle: () => Promise.resolve() }));

afterEach(() => {
  vi.useRealTimers();
});

it('what is prepared is loaded in a task of its own, and not in the one that asks for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const load = vi.fn(async () => ({ default: () => null }));
  const isPrepared = preparedExtra(load).prepare();
  await new Promise(setImmediate);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  await isPrepared;
  expect(load).toHaveBeenCalledTimes(1);
});
