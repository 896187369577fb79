import { orderingSettingsSchema } from '@thymely/contract/ordering/schema';
import { orderLimits } from '@thymely/contract/orders/limits';
import { whyNotStep } from '@thymely/contract/orders/allowed-steps';
import { orderSchema } from '@thymely/contract/orders/schema';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toOrderResponse } from '../../functions/src/orders/order/store.ts';
import { orderingSettingsOf } from '../../functions/src/ordering/ordering-settings.firestore.ts';
import { isTimeZone } from '../../functions/src/ordering/time-zones.ts';
import { sampleOrdering } from './ordering.ts';
import { sampleOrders } from './orders.ts';

describe('the sample settings of ordering', () => {
  it('follow the contract, in a time zone that exists', () => {
    const settings = orderingSettingsOf(sampleOrdering);
    expect(v.parse(orderingSettingsSchema, settings)).toEqual(settings);
    expect(isTimeZone(settings.timeZone)).toBe(true);
  });
});

/** Noon, just before and after midnight in the restaurant, and hours in which clocks change. */
const moments = [
  '2026-07-01T19:00:00.000Z',
  '2026-07-01T06:58:00.000Z',
  '2026-07-01T07:01:00.000Z',
  '2026-03-08T10:01:00.000Z',
  '2026-11-01T09:02:00.000Z',
];

describe.each(moments)('the sample orders at %s', (moment) => {
  const nowMs = Date.parse(moment);
  const samples = sampleOrders(nowMs);
  const orders = samples.map(({ order }) => order);

  it('follow the contract', () => {
    for (const order of orders.map(toOrderResponse)) {
      expect(v.parse(orderSchema, order)).toEqual(order);
      expect(order.totalCents).toBeGreaterThan(0);
    }
  });

  it('show every end of an order, and one that is cooking now', () => {
    const ends = ['collected', 'cancelled', 'not_collected', 'rejected'];
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set([...ends, 'cooking']));
    const open = orders.filter(({ isOpen }) => isOpen);
    expect(open).toMatchObject([{ uid: 'sample-diner-ben', state: 'cooking' }]);
    expect(Date.parse(open[0]?.dueAt ?? '')).toBeGreaterThan(nowMs);
  });

  it('include a dish with choices and a note', () => {
    const line = orders.at(-1)?.lines.find(({ choices }) => choices.length > 0);
    expect(line?.choices.map(({ name }) => name)).toEqual(['Medium rare', 'Thyme-salted fries']);
    expect(line?.unitCents).toBe(
      2400 + (line?.choices.reduce((sum, { cents }) => sum + cents, 0) ?? 0),
    );
    expect(line?.note).toBe('The sauce on the side, please.');
  });

  it('are numbered from 1, oldest first', () => {
    expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => index + 1));
    const placed = orders.map(({ placedAt }) => placedAt);
    expect(placed).toEqual(placed.toSorted());
  });

  it('change state only as the table of steps allows, and never in the future', () => {
    for (const { order, events } of samples) {
      expect(events.map(({ to }) => to).at(-1)).toBe(order.state);
      expect(events).toHaveLength(order.revision);
      let state = events[0]?.to ?? order.state;
      for (const { action, from, to, at } of events.slice(1)) {
        if (action === 'place' || action === 'undo' || action === 'acknowledge')
          throw new Error(`${action} is no step`);
        const inTime = { state, dueAtMs: Date.parse(order.dueAt), kind: order.pickup.kind };
        expect(whyNotStep(action, inTime, { nowMs: Date.parse(at), lead: 0 })).toBeUndefined();
        expect(from).toBe(state);
        expect(Date.parse(at)).toBeLessThanOrEqual(nowMs);
        state = to;
      }
    }
  });

  it('leave the diners able to order more', () => {
    const open = orders.filter(({ isOpen }) => isOpen);
    expect(open.length).toBeLessThan(orderLimits.openOrders);
  });
});
