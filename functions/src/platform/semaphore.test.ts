import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('a semaphore runs a limited number of tasks at a time, in the order they came, even if some fail', async () => {
  const inTurn = createSemaphore(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const tasks = Array.from({ length: 5 }, (_, n) =>
    inTurn(async () => {
      begun.push(n);
      await new Promise<void>((resolve) => (ends[n] = resolve));
      if (n === 1) throw new Error('failed');
      return n;
    }),
  );
  const settled = Promise.allSettled(tasks);
  await tick();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await tick();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await tick();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  ends[3]?.();
  ends[4]?.();
  const outcomes = (await settled).map((each) => ('value' in each ? each.value : 'failed'));
  expect(outcomes).toEqual([0, 'failed', 2, 3, 4]);
  // All places are free again.
  expect(await Promise.all([inTurn(async () => 'a'), inTurn(async () => 'b')])).toEqual(['a', 'b']);
});
