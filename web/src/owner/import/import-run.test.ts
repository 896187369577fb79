import { describe, expect, it } from 'vitest';
import type { ImportReport, ImportRow } from '@thymely/contract/menu/endpoints';
import type { MenuFileRow } from '@thymely/contract/menu/read-csv';
import { createMenuRun } from './further/menu-run.ts';
import { createImportRun, createOpenedRun } from './import-run.ts';

const rows: MenuFileRow[] = Array.from({ length: 250 }, (_, index) => ({
  number: index + 2,
  row: { name: `Dish ${index}` },
  errors: {},
}));
const { signal } = new AbortController();
const ignore = () => undefined;

function allCreated(sent: ImportRow[]): ImportReport {
  return { written: true, rows: sent.map(() => ({ outcome: 'created', _id: 'a' })) };
}

describe('an import', () => {
  it('reports its progress, batch by batch', async () => {
    const told: number[] = [];
    const run = createImportRun({
      rows,
      send: async ({ rows: sent }) => allCreated(sent),
    });
    await run.run(signal, ({ done }) => told.push(done));
    expect(told).toEqual([100, 200, 250]);
  });

  it("writes the last rows first, so that the menu has the file's order", async () => {
    const sent: (string | number | undefined)[] = [];
    const send = async (batch: { rows: ImportRow[] }) => {
      sent.push(batch.rows[0]?.name);
      return allCreated(batch.rows);
    };
    await createImportRun({ rows, importId: 'one', send }).run(signal, ignore);
    expect(sent).toEqual(['Dish 200', 'Dish 100', 'Dish 0']);
  });

  it('continues where it broke off, and sends nothing twice', async () => {
    const sent: number[] = [];
    let isDown = false;
    const run = createImportRun({
      rows,
      importId: 'one',
      send: async (batch) => {
        if (isDown) throw new Error('503');
        sent.push(batch.rows.length);
        isDown = sent.length === 2;
        return allCreated(batch.rows);
      },
    });
    await expect(run.run(signal, ignore)).rejects.toThrow('503');
    expect(run.progress()).toEqual({ done: 150, total: 250 });
    isDown = false;
    const reviewed = await run.run(signal, ignore);
    expect(sent).toEqual([50, 100, 100]);
    expect(reviewed.every(({ outcome }) => outcome === 'created')).toBe(true);
  });

  it.each([1, 2, 3])(
    'that is stopped waits for its write no. %i, and writes no more',
    async (last) => {
      const stopped = new AbortController();
      const writes = { begun: 0, ended: 0 };
      const write = async (sending?: AbortSignal) => {
        writes.begun += 1;
        if (writes.begun === last) stopped.abort();
        await Promise.resolve();
        sending?.throwIfAborted();
        writes.ended += 1;
      };
      const dishes = createImportRun({
        rows: rows.slice(0, 150),
        importId: 'one',
        send: async (batch) => {
          await write(batch.signal);
          return allCreated(batch.rows);
        },
      });
      const run = createMenuRun({
        before: [() => write(), () => write()],
        dishes,
        after: [() => write()],
      });
      await expect(run.run(stopped.signal, ignore)).rejects.toThrow();
      expect(writes).toEqual({ begun: last, ended: last });
    },
  );

  it('writes the rest of a batch when one of its rows is refused in the meantime', async () => {
    const sent: number[] = [];
    const run = createImportRun({
      rows: rows.slice(0, 3),
      importId: 'one',
      send: async (batch) => {
        sent.push(batch.rows.length);
        if (sent.length > 1) return allCreated(batch.rows);
        const [first, second, third] = allCreated(batch.rows).rows;
        if (!first || !second || !third) throw new Error('Three rows were sent.');
        const refused = { outcome: 'refused' as const, errors: { _id: 'It is gone.' } };
        return { written: false, rows: [first, refused, third] };
      },
    });
    const reviewed = await run.run(signal, ignore);
    expect(sent).toEqual([3, 2]);
    expect(reviewed.map(({ outcome }) => outcome)).toEqual(['created', 'refused', 'created']);
  });
});

it('a file that could not be compared with the menu is compared again', async () => {
  let attempts = 0;
  const send = async (batch: { rows: ImportRow[] }) => allCreated(batch.rows);
  const run = createOpenedRun(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('503');
    return createImportRun({ rows, send });
  });
  expect(run.progress()).toEqual({ done: 0, total: 0 });
  await expect(run.run(signal, ignore)).rejects.toThrow('503');
  const told: number[] = [];
  expect(await run.run(signal, ({ done }) => told.push(done))).toHaveLength(250);
  expect([attempts, told]).toEqual([2, [0, 100, 200, 250]]);
});
