import { addDays } from '@thymely/contract/ordering/opening-hours';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createStores } from '../../stores.firestore.ts';
import { connectEmulators } from '../../testing/emulators.ts';
import { createGuest, placeAsGuest, placementInstance } from '../../testing/guests.ts';
import { newKey, takeOrders } from '../../testing/ordering.ts';
import { orderIdOf } from './placement-key.ts';
import type { PlacementStore } from './placement-store.ts';
import { createPlacementStore } from './placement.firestore.ts';

const emulators = connectEmulators();

beforeEach(() => emulators.clear());
afterAll(() => emulators.disconnect());

/** Lets placements queue once all of them have read their carts: the first begins, the others share a batch. */
function atOnce(count: number, orders: PlacementStore): PlacementStore {
  const all = Promise.withResolvers<void>();
  let ready = 0;
  return {
    ...orders,
    async readEarly(request) {
      const early = orders.readEarly(request);
      await Promise.allSettled([early]);
      ready++;
      if (ready === count) all.resolve();
      await all.promise;
      return early;
    },
  };
}

describe('placements of one batch', () => {
  it('are each placed alone if one of them cannot be written, which alone fails', async () => {
    await takeOrders(emulators, { slotCapacity: 1000 });
    const guests = await Promise.all(Array.from({ length: 6 }, () => createGuest(emulators)));
    const faulty = guests[3]?.diner.uid;
    const fault = new Error('this order cannot be written');
    const { orders } = createStores(emulators.db);
    const together = createPlacementStore(emulators.db, {
      addToStep: (_db, _batch, { order }) => {
        if (order.uid === faulty) throw fault;
      },
    });
    const instance = placementInstance(atOnce(6, { ...orders, ...together }));
    const answers = await Promise.allSettled(guests.map((guest) => placeAsGuest(instance, guest)));
    expect(answers[3]).toEqual({ status: 'rejected', reason: fault });
    const numbers = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.order?.number ?? 0] : [],
    );
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are placed without one that needs the ledgers of other days again and again', async () => {
    await takeOrders(emulators, { slotCapacity: 1000 });
    const guests = await Promise.all(Array.from({ length: 4 }, () => createGuest(emulators)));
    const { orders } = createStores(emulators.db);
    let queued = 0;
    const withOneAsking: PlacementStore = {
      ...orders,
      place(request, decide) {
        queued++;
        // The first has a batch of its own.
        if (queued !== 2) return orders.place(request, decide);
        return orders.place(request, ({ ledgers }) => {
          const last = [...ledgers.keys()].sort().at(-1) ?? '';
          return { readDays: [addDays(last, 1)] };
        });
      },
    };
    const instance = placementInstance(atOnce(4, withOneAsking));
    const answers = await Promise.all(guests.map((guest) => placeAsGuest(instance, guest)));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 201, 503]);
  });

  it('are placed without one whose order is there already, but cannot be read', async () => {
    await takeOrders(emulators, { slotCapacity: 1000 });
    const guests = await Promise.all(Array.from({ length: 4 }, () => createGuest(emulators)));
    const key = newKey();
    const id = orderIdOf(guests[1]?.diner.uid ?? '', key);
    await emulators.db.doc(`orders/${id}`).set({ state: 'mistyped' });
    const instance = placementInstance(atOnce(4, createStores(emulators.db).orders));
    const answers = await Promise.allSettled(
      guests.map((guest, index) => placeAsGuest(instance, guest, index === 1 ? { key } : {})),
    );
    const statuses = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.status : String(answer.reason),
    );
    expect(statuses).toEqual([201, `Error: order ${id} cannot be read`, 201, 201]);
  });

  it('are refused by what those before them have taken, once that is written', async () => {
    await takeOrders(emulators, { slotCapacity: 3 });
    const guests = await Promise.all(Array.from({ length: 6 }, () => createGuest(emulators)));
    const instance = placementInstance(atOnce(6, createStores(emulators.db).orders));
    const answers = await Promise.all(guests.map((guest) => placeAsGuest(instance, guest)));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409]);
    expect((await emulators.db.collection('orders').get()).size).toBe(3);
  });
});
