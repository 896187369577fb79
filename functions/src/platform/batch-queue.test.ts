import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { createBatchQueue, type Again, type Waiting } from './batch-queue.ts';

type Entry = Waiting<string, string>;
type Next = Again<string, string>;

const statusOf = (error: unknown) => (error instanceof AppError ? error.status : error);

/** Turns that end when they are told to, and whose they are. */
function heldTurns({ patienceMs = 100_000, mostWaiting = 200 } = {}) {
  const turns: { chosen: readonly Entry[]; end: (again: Next) => void }[] = [];
  const place = createBatchQueue<string, string>({
    patienceMs,
    mostWaiting,
    choose: (waiting) => waiting.slice(0, 3),
    async run(chosen) {
      const { promise, resolve: end } = Promise.withResolvers<Next>();
      turns.push({ chosen, end });
      const again = await promise;
      const kept = [...again.first, ...again.last];
      for (const each of chosen) if (!kept.includes(each)) each.answer(`${each.item} placed`);
      return again;
    },
  });
  return {
    place: (name: string, untilMs = Infinity) => place(name, untilMs),
    names: () => turns.map(({ chosen }) => chosen.map(({ item }) => item).join(' ')),
    /** Ends a turn. Those that are named need another one. */
    end: async (index: number, { first = '', last = '' } = {}) => {
      const { chosen = [], end } = turns[index] ?? {};
      const named = (name: string) => chosen.filter(({ item }) => item === name);
      end?.({ first: named(first), last: named(last) });
      await sleep(5);
    },
  };
}

describe('turns', () => {
  it('begin at once, and whoever comes during one shares the next', async () => {
    const { place, names, end } = heldTurns();
    const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => place(name)));
    expect(names()).toEqual(['a']);
    await end(0);
    await end(1);
    await end(2);
    expect(names()).toEqual(['a', 'b c d', 'e']);
    expect(await all).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `${name} placed`));
  });

  it('come again, before all others or after them', async () => {
    const { place, names, end } = heldTurns();
    const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => place(name)));
    await end(0, { last: 'a' });
    await end(1, { first: 'c' });
    expect(names()).toEqual(['a', 'b c d', 'c a']);
    await end(2);
    expect(await all).toHaveLength(4);
  });

  it('are refused to those whose time is over and to those whom too many precede', async () => {
    const { place, names, end } = heldTurns({ mostWaiting: 1 });
    const first = place('a');
    const late = place('b', performance.now() + 20).catch(statusOf);
    expect(await place('c').catch(statusOf)).toBe(503);
    expect(await late).toBe(503);
    await end(0);
    expect(await first).toBe('a placed');
    expect(names()).toEqual(['a']);
  });

  it('do not wait for one that hangs, and begin again for whom it returns late', async () => {
    const { place, names, end } = heldTurns({ patienceMs: 20 });
    const hanging = place('a');
    const next = place('b');
    await sleep(60);
    expect(names()).toEqual(['a', 'b']);
    await end(1);
    expect(await next).toBe('b placed');
    await sleep(60);
    await end(0, { first: 'a' });
    expect(names()).toEqual(['a', 'b', 'a']);
    await end(2);
    expect(await hanging).toBe('a placed');
  });

  it('answer everybody with the error that ends them', async () => {
    const fault = new Error('the database is gone');
    const place = createBatchQueue<string, string>({
      patienceMs: 1000,
      mostWaiting: 10,
      choose: (waiting) => waiting,
      run: () => Promise.reject(fault),
    });
    const answers = await Promise.allSettled([place('a', Infinity), place('b', Infinity)]);
    const rejected = { status: 'rejected', reason: fault };
    expect(answers).toEqual([rejected, rejected]);
  });
});
