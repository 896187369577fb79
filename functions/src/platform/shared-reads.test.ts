import { expect, it } from 'vitest';
import { shareReads } from './shared-reads.ts';

/** Creates reads that end on command. Each returns how many had begun before it. */
function readsByHand({ patienceMs = 60_000 } = {}) {
  const ends: ((failure?: Error) => void)[] = [];
  const read = shareReads(
    () => {
      const index = ends.length;
      return new Promise<number>((resolve, reject) => {
        ends.push((failure) => {
          if (failure) reject(failure);
          else resolve(index);
        });
      });
    },
    { patienceMs },
  );
  return { ends, read };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

it('callers during a read share the next one', async () => {
  const { ends, read } = readsByHand();
  const first = read('page');
  const others = [read('page'), read('page'), read('page')];
  await aMoment();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(0);
  await aMoment();
  const late = read('page');
  ends[1]?.();
  expect(await Promise.all(others)).toEqual([1, 1, 1]);
  await aMoment();
  ends[2]?.();
  expect(await late).toBe(2);
});

it('reads of different pages are separate', async () => {
  const { ends, read } = readsByHand();
  const both = [read('one'), read('other')];
  expect(ends).toHaveLength(2);
  for (const end of ends) end();
  expect(await Promise.all(both)).toEqual([0, 1]);
});

it('a read that fails does so for those who share it, but not for the next', async () => {
  const { ends, read } = readsByHand();
  const first = read('page').catch((error: unknown) => error);
  const next = read('page');
  ends[0]?.(new Error('no database'));
  expect(await first).toMatchObject({ message: 'no database' });
  await aMoment();
  ends[1]?.();
  expect(await next).toBe(1);
});

it('a read that hangs delays others only briefly', async () => {
  const { ends, read } = readsByHand({ patienceMs: 5 });
  void read('page');
  const next = read('page');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect(await next).toBe(1);
});
