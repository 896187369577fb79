import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectEmulators, type Emulators } from '../../testing/emulators.ts';
import { endedOrder, orderOf, soupLine, writeOrders } from '../../testing/orders.ts';
import { failWritesOf, noteCommits } from '../../testing/sent-commits.ts';
import { createOrderAnonymizer } from './anonymize-orders.firestore.ts';
import type { StoredOrder } from './store.ts';

const mostBytes = 4 * 1024 * 1024;

let emulators: Emulators;
/** The emulators as the observed process sees them. */
let own: Emulators;

beforeAll(() => {
  emulators = connectEmulators();
});
afterAll(() => emulators.disconnect());

beforeEach(async () => {
  await emulators.clear();
  own = connectEmulators();
  return () => own.disconnect();
});

const idOf = (n: number) => `order-${String(n).padStart(3, '0')}`;

async function writeMany(many: number, changes: Partial<StoredOrder> = {}): Promise<void> {
  const orders = Array.from({ length: many }, (_, n) =>
    orderOf({ ...endedOrder, ...changes, _id: idOf(n) }),
  );
  // Few documents are written at a time, because a commit takes up to 10 MiB.
  for (let start = 0; start < many; start += 20) {
    await writeOrders(emulators.db, orders.slice(start, start + 20));
  }
}

async function stored() {
  const { docs } = await emulators.db.collection('orders').get();
  return docs.map((order) => ({ id: order.id, ...order.data() }) as { id: string } & StoredOrder);
}

const idsOfNamed = async () =>
  (await stored()).filter(({ name }) => name !== 'Guest').map(({ id }) => id);

/** Lines with notes of the maximum length, in a script with three bytes per letter. */
const longLines = Array.from({ length: 100 }, (_, n) => ({
  ...soupLine,
  id: `line-${n}`,
  name: '御膳'.repeat(60),
  note: '辛'.repeat(140),
}));

describe('the orders of a removed diner', () => {
  it('requirement 62: are anonymized in commits of up to 4 MiB: 120 orders with 100 long notes each', async () => {
    await writeMany(120, { lines: longLines, note: '辛'.repeat(300), allergies: '辛'.repeat(200) });
    const commits = noteCommits(own.db);
    await createOrderAnonymizer(own.db).forgetDiner('dana');

    const orders = await stored();
    expect(orders).toHaveLength(120);
    for (const { lines, ...order } of orders) {
      const nobody = { uid: '', name: 'Guest', note: '', allergies: '', searchPrefixes: [] };
      expect(order).toMatchObject(nobody);
      expect(lines).toEqual(longLines.map((line) => ({ ...line, note: '' })));
    }
    const sizes = commits.map(({ bytes }) => bytes);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(mostBytes);
    expect(sizes.length).toBeLessThanOrEqual(12);
  }, 600_000);

  it('requirement 62: are anonymized a hundred at a time if they are short', async () => {
    await writeMany(250);
    const commits = noteCommits(own.db);
    await createOrderAnonymizer(own.db).forgetDiner('dana');
    expect(commits.map(({ writes }) => writes.length)).toEqual([100, 100, 50]);
    expect(await idsOfNamed()).toEqual([]);
  });

  it('requirement 62: have their lines written only if a note is removed', async () => {
    const noted = { ...soupLine, note: 'For Dana' };
    await writeOrders(emulators.db, [
      orderOf({ ...endedOrder, _id: 'noted', lines: [soupLine, noted] }),
      orderOf({ ...endedOrder, _id: 'plain', note: 'Call 555 0100' }),
      orderOf({ _id: 'open', lines: [noted] }),
    ]);
    const commits = noteCommits(own.db);
    await createOrderAnonymizer(own.db).forgetDiner('dana');
    const withLines = commits.flatMap(({ writes }) =>
      writes.filter(({ fields }) => fields.includes('lines')).map(({ path }) => path),
    );
    expect(withLines).toEqual(['orders/noted']);
  });

  it("requirement 41: lose the kitchen's own words to the diner together with the notes", async () => {
    const refusal = { code: 'other', message: "Dana, we don't deliver to Elm Street 7." };
    const rejected = { state: 'rejected', isOpen: false, refusal } as const;
    await writeOrders(emulators.db, [orderOf(rejected)]);
    await createOrderAnonymizer(own.db).forgetDiner('dana');
    expect(await stored()).toMatchObject([
      { name: 'Guest', refusal: { code: 'other', message: '' } },
    ]);
  });

  it('requirement 62: are anonymized even if one cannot be written, which is reported', async () => {
    await writeMany(150);
    const mend = failWritesOf(own.db, `orders/${idOf(42)}`);
    const { forgetDiner } = createOrderAnonymizer(own.db);
    await expect(forgetDiner('dana')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      cause: { message: expect.stringMatching(/^1 order /) as string },
    });
    expect(await idsOfNamed()).toEqual([idOf(42)]);
    mend();
    await forgetDiner('dana');
    expect(await idsOfNamed()).toEqual([]);
  });

  it('requirement 60: are anonymized even if they are malformed', async () => {
    await writeMany(3);
    await emulators.db.doc(`orders/${idOf(1)}`).set({ uid: 'dana', name: 'Dana', lines: 'none' });
    await createOrderAnonymizer(own.db).forgetDiner('dana');
    expect((await stored()).map(({ uid, name }) => [uid, name])).toEqual(
      [0, 1, 2].map(() => ['', 'Guest']),
    );
  });
});

describe('open orders of removed diners that nobody completed', () => {
  it('requirement 62: are found however many others were anonymized before', async () => {
    const dueAt = '2026-03-01T18:15:00.000Z';
    const open = { state: 'placed', isOpen: true, uid: '', dueAt } as const;
    await writeMany(230, { ...open, name: 'Guest' });
    await writeOrders(emulators.db, [orderOf({ ...open, _id: 'the-last', name: 'Dana' })]);
    await createOrderAnonymizer(own.db).forgetLeftOpen(Date.parse(dueAt) + 1);
    expect(await idsOfNamed()).toEqual([]);
  });

  it('requirement 60: count as old if they have no time', async () => {
    await emulators.db.doc('orders/by-hand').set({ uid: '', isOpen: true, name: 'Dana' });
    await createOrderAnonymizer(own.db).forgetLeftOpen(1);
    expect(await idsOfNamed()).toEqual([]);
  });
});
