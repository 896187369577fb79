import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLanes } from './in-lane.ts';

/** Creates a task that records when it begins and ends. */
function noting(log: string[], name: string, ms: number) {
  return async () => {
    log.push(`${name} begins`);
    await sleep(ms);
    log.push(`${name} ends`);
    return name;
  };
}

it('a lane runs its tasks one after another, in the order in which they came', async () => {
  const inLane = createLanes({ patienceMs: 60_000 });
  const log: string[] = [];
  const results = await Promise.all([
    inLane('today', noting(log, 'a', 20)),
    inLane('today', noting(log, 'b', 1)),
    inLane('today', noting(log, 'c', 1)),
  ]);
  expect(results).toEqual(['a', 'b', 'c']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('a lane does not wait for another lane', async () => {
  const inLane = createLanes({ patienceMs: 60_000 });
  const release = Promise.withResolvers<string>();
  const first = inLane('today', () => release.promise);
  expect(await inLane('tomorrow', async () => 'b')).toBe('b');
  release.resolve('a');
  expect(await first).toBe('a');
});

it('a lane continues after a task that fails, and after one that hangs', async () => {
  const inLane = createLanes({ patienceMs: 20 });
  const failed = inLane('today', () => Promise.reject(new Error('no')));
  const thrown = inLane('today', () => {
    throw new Error('never');
  });
  const hanging = inLane('today', () => new Promise<string>(() => {}));
  await expect(failed).rejects.toThrow('no');
  await expect(thrown).rejects.toThrow('never');
  expect(await inLane('today', async () => 'done')).toBe('done');
  expect(await Promise.race([hanging, sleep(1, 'hangs')])).toBe('hangs');
});

it('a lane never begins a task whose turn has not come in time, even if both happen at once', async () => {
  const inLane = createLanes({ patienceMs: 60_000 });
  const log: string[] = [];
  const release = Promise.withResolvers<string>();
  const first = inLane('today', () => release.promise);
  const second = inLane('today', noting(log, 'b', 1), performance.now() + 10);
  const third = inLane('today', noting(log, 'c', 1));
  await expect(second).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  release.resolve('a');
  expect(await Promise.all([first, third])).toEqual(['a', 'c']);
  expect(log).not.toContain('b begins');
  const late = inLane('tomorrow', noting(log, 'd', 1), performance.now() - 1);
  await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(log).not.toContain('d begins');
});

it('a lane refuses tasks at once while too many wait', async () => {
  const inLane = createLanes({ patienceMs: 60_000, mostWaiting: 2 });
  const log: string[] = [];
  const release = Promise.withResolvers<string>();
  const running = inLane('today', () => release.promise);
  const waiting = [1, 2].map((n) => inLane('today', noting(log, `b${n}`, 1)));
  await expect(inLane('today', noting(log, 'c', 1))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(log).toEqual([]);
  release.resolve('a');
  await Promise.all([running, ...waiting]);
  expect(await inLane('today', noting(log, 'd', 1))).toBe('d');
});
