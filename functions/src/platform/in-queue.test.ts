import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createQueues } from './in-queue.ts';

/** Creates a task that records when it begins and ends. */
function noting(log: string[], name: string, ms: number) {
  return async () => {
    log.push(`${name} begins`);
    await sleep(ms);
    log.push(`${name} ends`);
    return name;
  };
}

it('a queue runs its tasks one after another, in the order in which they came', async () => {
  const inQueue = createQueues({ patienceMs: 60_000 });
  const log: string[] = [];
  const results = await Promise.all([
    inQueue('today', noting(log, 'a', 20)),
    inQueue('today', noting(log, 'b', 1)),
    inQueue('today', noting(log, 'c', 1)),
  ]);
  expect(results).toEqual(['a', 'b', 'c']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('a queue does not wait for another queue', async () => {
  const inQueue = createQueues({ patienceMs: 60_000 });
  const release = Promise.withResolvers<string>();
  const first = inQueue('today', () => release.promise);
  expect(await inQueue('tomorrow', async () => 'b')).toBe('b');
  release.resolve('a');
  expect(await first).toBe('a');
});

it('a queue continues after a task that fails, and after one that hangs', async () => {
  const inQueue = createQueues({ patienceMs: 20 });
  const failed = inQueue('today', () => Promise.reject(new Error('no')));
  const thrown = inQueue('today', () => {
    throw new Error('never');
  });
  const hanging = inQueue('today', () => new Promise<string>(() => {}));
  await expect(failed).rejects.toThrow('no');
  await expect(thrown).rejects.toThrow('never');
  expect(await inQueue('today', async () => 'done')).toBe('done');
  expect(await Promise.race([hanging, sleep(1, 'hangs')])).toBe('hangs');
});

it('a queue never begins a task whose turn has not come in time, even if both happen at once', async () => {
  const inQueue = createQueues({ patienceMs: 60_000 });
  const log: string[] = [];
  const release = Promise.withResolvers<string>();
  const first = inQueue('today', () => release.promise);
  const second = inQueue('today', noting(log, 'b', 1), performance.now() + 10);
  const third = inQueue('today', noting(log, 'c', 1));
  await expect(second).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  release.resolve('a');
  expect(await Promise.all([first, third])).toEqual(['a', 'c']);
  expect(log).not.toContain('b begins');
  const late = inQueue('tomorrow', noting(log, 'd', 1), performance.now() - 1);
  await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(log).not.toContain('d begins');
});

it('a queue refuses tasks at once while too many wait', async () => {
  const inQueue = createQueues({ patienceMs: 60_000, mostWaiting: 2 });
  const log: string[] = [];
  const release = Promise.withResolvers<string>();
  const running = inQueue('today', () => release.promise);
  const waiting = [1, 2].map((n) => inQueue('today', noting(log, `b${n}`, 1)));
  await expect(inQueue('today', noting(log, 'c', 1))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  expect(log).toEqual([]);
  release.resolve('a');
  await Promise.all([running, ...waiting]);
  expect(await inQueue('today', noting(log, 'd', 1))).toBe('d');
});
