import type { ServingTime } from '@thymely/contract/categories/endpoints';
import { weekdays } from '@thymely/contract/ground/weekdays';
import { offersAt } from '@thymely/contract/ordering/slots';
import { expect, it } from 'vitest';
import { emptyMenu } from '../../testing/dishes.ts';
import { lineOf, nowMs, readingOf, soupDish } from '../../testing/placement.ts';
import { toInstant } from '../../ordering/time-zones.ts';
import { excludesAll } from './dish-times.ts';
import { priceCart } from './priced-lines.ts';

it('a dish that leaves no time is found without looking at the calendar for each of 3 000 times', () => {
  const allDay: ServingTime = { days: [...weekdays], from: '00:00', to: '00:00' };
  const never: ServingTime = { days: ['wed'], from: '03:01', to: '03:02' };
  const items = [allDay, allDay, never].map((time, n) => ({
    ...soupDish,
    _id: `dish-${n}`,
    served: [time],
  }));
  const lines = items.map(({ _id }) => lineOf({ id: `line-${_id}`, menuItemId: _id }));
  const { cart, settings: open, ...reading } = readingOf({ menu: { ...emptyMenu, items } });
  const settings = { ...open, daysAhead: 30 };
  let lookUps = 0;
  const moment = {
    settings,
    nowMs,
    isAttended: true,
    toInstant: (wall: Parameters<typeof toInstant>[0]) => {
      lookUps += 1;
      return toInstant(wall);
    },
  };
  const offers = offersAt(moment);
  expect(offers.slots.length).toBeGreaterThan(2900);
  const priced = priceCart({ ...reading, settings, cart: { ...cart, lines } }).lines;
  lookUps = 0;
  const problem = excludesAll(offers, { moment, lines: priced });
  expect(problem).toEqual({ code: 'not_served', lineId: 'line-dish-2', times: [] });
  expect(lookUps).toBeLessThan(1000);
});
