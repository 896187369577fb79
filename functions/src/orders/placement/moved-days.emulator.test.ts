import { beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../../testing/dishes.ts';
import { fillCart, placeOrder, takeOrders } from '../../testing/ordering.ts';
import { signUpAdmin, signUpDiner } from '../../testing/people.ts';
import { orderOf, writeOrders } from '../../testing/orders.ts';
import { everyDay } from '../../testing/ordering-settings.ts';
import { useTestApi } from '../../testing/test-api.ts';

/** It is a Friday evening. */
const nowMs = Date.parse('2026-03-06T19:00:00Z');
const api = useTestApi({ nowMs: () => nowMs });

let dishId: string;

beforeEach(async () => {
  await api.clear();
  dishId = (await addDish(api, { admin: await signUpAdmin(api) }))._id;
});

const evening = { open: '18:00', close: '02:00' };
const night = { open: '00:00', close: '02:00' };
const untilMidnight = { open: '18:00', close: '00:00' };

async function order(pickup: string) {
  const diner = await signUpDiner(api);
  await fillCart(api, diner, { dishId });
  const { status, data, error } = await placeOrder(api, diner, { pickup });
  return { status, day: data?.day, problems: error?.problems?.map(({ code }) => code) };
}

describe('requirement 45: a slot keeps its capacity whatever day it belongs to', () => {
  const afterMidnight = '2026-03-07T00:30:00.000Z';
  const settings = { slotCapacity: 2, leadMinutes: 0, lastOrderMinutes: 0 };

  it('requirement 45: after the night was divided at midnight', async () => {
    const week = everyDay(evening.open, evening.close);
    await takeOrders(api, { ...settings, week });
    for (let n = 0; n < 2; n++) expect(await order(afterMidnight)).toMatchObject({ status: 201 });
    const split = Object.fromEntries(Object.keys(week).map((day) => [day, [night, untilMidnight]]));
    await takeOrders(api, { ...settings, week: split as typeof week });
    const refused = await order(afterMidnight);
    expect(refused).toMatchObject({ status: 409, problems: ['slot_full'] });
    expect((await api.db.doc('days/2026-03-07').get()).exists).toBe(false);
  });

  it('requirement 45: after the time zone was corrected', async () => {
    const week = everyDay('00:00', '00:00');
    const lateInLisbon = '2026-03-06T23:45:00.000Z';
    await takeOrders(api, { ...settings, week, timeZone: 'Europe/Lisbon' });
    for (let n = 0; n < 2; n++) {
      expect(await order(lateInLisbon)).toMatchObject({ status: 201, day: '2026-03-06' });
    }
    await takeOrders(api, { ...settings, week, timeZone: 'Europe/Madrid' });
    expect(await order(lateInLisbon)).toMatchObject({ status: 409, problems: ['slot_full'] });
  });
});

describe('the number of an order', () => {
  it('continues across days of pick-up, and starts above every open order', async () => {
    await writeOrders(api.db, [
      orderOf({ _id: 'old-1', number: 17 }),
      orderOf({ _id: 'old-2', number: 40, isOpen: false, state: 'collected' }),
    ]);
    await takeOrders(api);
    const numbers = async () => {
      const { docs } = await api.db.collection('orders').orderBy('placedAt').get();
      return docs.map((each) => each.get('number') as number).slice(-3);
    };
    await order('asap');
    await order('2026-03-08T12:00:00.000Z');
    await order('asap');
    expect((await numbers()).sort()).toEqual([18, 19, 20]);
    expect((await api.db.doc('counters/orders').get()).data()).toEqual({ last: 20 });
  });
});
