import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createStores } from '../../stores.firestore.ts';
import { connectEmulators } from '../../testing/emulators.ts';
import { createGuest, placeAsGuest, placementInstance } from '../../testing/guests.ts';
import { takeOrders } from '../../testing/ordering.ts';
import { createPlacementStore } from './placement.firestore.ts';

const emulators = connectEmulators();

beforeEach(() => emulators.clear());
afterAll(() => emulators.disconnect());

describe('placements of one turn', () => {
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
    const instance = placementInstance({ ...orders, ...together });
    const answers = await Promise.allSettled(guests.map((guest) => placeAsGuest(instance, guest)));
    expect(answers[3]).toEqual({ status: 'rejected', reason: fault });
    const numbers = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.order?.number ?? 0] : [],
    );
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are refused by what those before them have taken, once that is written', async () => {
    await takeOrders(emulators, { slotCapacity: 3 });
    const guests = await Promise.all(Array.from({ length: 6 }, () => createGuest(emulators)));
    const instance = placementInstance(createStores(emulators.db).orders);
    const answers = await Promise.all(guests.map((guest) => placeAsGuest(instance, guest)));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409]);
    expect((await emulators.db.collection('orders').get()).size).toBe(3);
  });
});
