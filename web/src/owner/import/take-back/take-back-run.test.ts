import { describe, expect, it } from 'vitest';
import type { FinishedImport, TakenBackBatch } from '@thymely/contract/imports/endpoints';
import { createTakeBackRun, type TakenBack } from './take-back-run.ts';

const finished: FinishedImport = {
  _id: 'one',
  who: { _id: 'ada', name: 'Ada' },
  when: '2026-01-31T18:42:00.000Z',
  until: '2026-01-31T19:42:00.000Z',
  created: 3,
  updated: 1,
  groups: 0,
  categories: 0,
  lists: 0,
  isBegun: false,
};
const { signal } = new AbortController();
const left: TakenBack['left'] = [{ _id: 'soup', name: 'Soup', what: 'dish', reason: 'changed' }];
const nothing = { removed: 0, restored: 0, groups: 0, categories: 0, lists: 0 };
const batches: TakenBackBatch[] = [
  { ...nothing, removed: 2, left, next: 'a' },
  { ...nothing, restored: 1, groups: 1, left: [], next: null },
];

describe('taking back an import', () => {
  it('adds up its batches, and asks for each where the one before has ended', async () => {
    const sent: unknown[] = [];
    const told: number[] = [];
    const run = createTakeBackRun(finished, async ({ importId, after }) => {
      sent.push([importId, after]);
      return batches[sent.length - 1] ?? { ...nothing, left: [], next: null };
    });
    const all = await run.run(signal, ({ removed, restored }) => told.push(removed + restored));
    expect(all).toEqual({ ...nothing, removed: 2, restored: 1, groups: 1, left });
    expect(sent).toEqual([
      ['one', undefined],
      ['one', 'a'],
    ]);
    expect(told).toEqual([2, 3]);
  });

  it('continues where it broke off, and counts no dish twice', async () => {
    let calls = 0;
    const run = createTakeBackRun(finished, async ({ after }) => {
      calls += 1;
      if (calls === 2) throw new Error('503');
      const batch = batches[after === undefined ? 0 : 1];
      if (!batch) throw new Error('There is no such batch.');
      return batch;
    });
    await expect(run.run(signal, () => undefined)).rejects.toThrow('503');
    expect(run.soFar()).toEqual({ ...nothing, removed: 2, left });
    expect(await run.run(signal, () => undefined)).toEqual({
      ...nothing,
      removed: 2,
      restored: 1,
      groups: 1,
      left,
    });
    expect(calls).toBe(3);
  });
});
