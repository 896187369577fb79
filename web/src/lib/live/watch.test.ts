import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Listener } from './live-chunk.ts';
import { startWatch } from './watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns a watch with its reports and its listeners, one for each start. */
function aWatch({ load }: { load?: () => Promise<never> } = {}) {
  const renewToken = vi.fn(() => Promise.resolve(true));
  const told: unknown[] = [];
  const listeners: Listener<string>[] = [];
  const stop = vi.fn();
  const listen = (listener: Listener<string>) => {
    listeners.push(listener);
    return stop;
  };
  const end = startWatch<string>(
    { load: load ?? (() => Promise.resolve(listen)), renewToken },
    {
      onChange: (value) => told.push({ value }),
      onTrouble: (trouble) => told.push(trouble),
    },
  );
  const listener = (): Listener<string> => {
    const last = listeners.at(-1);
    if (!last) throw new Error('Nothing listens yet.');
    return last;
  };
  return { told, listeners, listener, renewToken, stop, end };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('a change that the server confirms is reported, and no trouble after it', async () => {
  const { told, listener } = aWatch();
  await pass(9999);
  listener().onConfirmed('placed');
  await pass(60_000);
  listener().onConfirmed('accepted');
  expect(told).toEqual([{ value: 'placed' }, { value: 'accepted' }]);
});

it('a server that confirms nothing for ten seconds is reported once, as slow', async () => {
  const { told, listener } = aWatch();
  await pass(9000);
  listener().onUnconfirmed();
  await pass(999);
  expect(told).toEqual([]);
  await pass(1);
  listener().onUnconfirmed();
  await pass(60_000);
  expect(told).toEqual(['slow']);
  listener().onConfirmed('placed');
  expect(told).toEqual(['slow', { value: 'placed' }]);
});

it('a connection lost later is reported as slow after ten seconds, and so is the next one', async () => {
  const { told, listener } = aWatch();
  await pass(0);
  for (const value of ['placed', 'accepted']) {
    listener().onConfirmed(value);
    await pass(30_000);
    listener().onUnconfirmed();
    await pass(10_000);
  }
  expect(told).toEqual([{ value: 'placed' }, 'slow', { value: 'accepted' }, 'slow']);
});

it('a connection that is back within ten seconds is not reported as trouble', async () => {
  const { told, listener } = aWatch();
  await pass(0);
  listener().onConfirmed('placed');
  listener().onUnconfirmed();
  await pass(9000);
  listener().onConfirmed('placed');
  await pass(60_000);
  expect(told).toEqual([{ value: 'placed' }, { value: 'placed' }]);
});

it('a watch that the rules refuse even with a new token ends', async () => {
  const { told, listeners, listener, renewToken } = aWatch();
  await pass(10_000);
  listener().onEnd('refused');
  await pass(0);
  expect(told).toEqual(['slow']);
  const second = listener();
  second.onEnd('refused');
  await pass(600_000);
  second.onConfirmed('too late');
  expect(told).toEqual(['slow', 'refused']);
  expect(listeners).toHaveLength(2);
  expect(renewToken).toHaveBeenCalledOnce();
});

it('a watch that is refused because its token lacks a new role continues with a new token', async () => {
  const { told, listeners, listener, renewToken } = aWatch();
  for (const value of ['placed', 'accepted']) {
    await pass(0);
    listener().onEnd('refused');
    await pass(0);
    listener().onConfirmed(value);
  }
  await pass(60_000);
  expect(told).toEqual([{ value: 'placed' }, { value: 'accepted' }]);
  expect(listeners).toHaveLength(3);
  expect(renewToken).toHaveBeenCalledTimes(2);
});

it('a watch of somebody who gets no new token ends', async () => {
  const { told, listeners, listener, renewToken } = aWatch();
  await pass(0);
  renewToken.mockResolvedValue(false);
  listener().onEnd('refused');
  await pass(600_000);
  expect(told).toEqual(['refused']);
  expect(listeners).toHaveLength(1);
});

it('a watch whose token could not be renewed without a connection reports a failure and starts again', async () => {
  const { told, listener, renewToken } = aWatch();
  await pass(0);
  renewToken.mockRejectedValueOnce(new Error('offline'));
  listener().onEnd('refused');
  await pass(30_000);
  listener().onEnd('refused');
  await pass(0);
  listener().onConfirmed('placed');
  expect(told).toEqual(['failed', { value: 'placed' }]);
  expect(renewToken).toHaveBeenCalledTimes(2);
});

it('a watch that was ended during its token renewal does not start again', async () => {
  const { told, listeners, listener, end } = aWatch();
  await pass(0);
  listener().onEnd('refused');
  end();
  await pass(600_000);
  expect(told).toEqual([]);
  expect(listeners).toHaveLength(1);
});

it('a watch that fails reports it once, and starts again until the server confirms something', async () => {
  const { told, listeners, listener } = aWatch();
  await pass(0);
  for (const attempt of [1, 2, 3]) {
    expect(listeners).toHaveLength(attempt);
    listener().onEnd('failed');
    await pass(30_000);
  }
  listener().onConfirmed('ready');
  expect(told).toEqual(['failed', { value: 'ready' }]);
});

it('a watch whose code cannot be loaded reports a failure and loads it again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const { told, end } = aWatch({ load });
  await pass(60_000);
  expect(told).toEqual(['failed']);
  expect(load).toHaveBeenCalledTimes(3);
  end();
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('a watch that was ended reports nothing more and stops listening', async () => {
  const { told, listener, stop, end } = aWatch();
  await pass(0);
  end();
  expect(stop).toHaveBeenCalledOnce();
  listener().onConfirmed('late');
  listener().onUnconfirmed();
  listener().onEnd('failed');
  await pass(60_000);
  expect(told).toEqual([]);
});

it('a watch that was ended while its code was loading does not start listening', async () => {
  const { listeners, end } = aWatch();
  end();
  await pass(60_000);
  expect(listeners).toEqual([]);
});
