import type { SlotRoom } from '@thymely/contract/figures/endpoints';
import { minuteMs } from '@thymely/contract/ground/time';
import { addDays } from '@thymely/contract/ordering/opening-hours';
import { fourWeeks } from '../../web/testing/figures.ts';
import type { Fault } from './fault.ts';
import { contactFaults } from './contact-faults.ts';

const slotMs = 15 * minuteMs;

/** What is booked for the next eight times, two of which are full. */
function room(): SlotRoom[] {
  const first = Math.floor(Date.now() / slotMs) * slotMs;
  return [3, 5, 8, 8, 6, 4, 2, 0].map((orders, n) => ({
    at: new Date(first + n * slotMs).toISOString(),
    orders,
    percent: (orders / 8) * 100,
    isFull: orders === 8,
  }));
}

/** The first screen of an owner, while the restaurant is busy. */
export const dashboardFaults = {
  'it is a busy evening': {
    install: async (page) => {
      await contactFaults['an order has a telephone number'].install(page);
      await page.route(/\/api\/figures\/today$/, (route) => {
        const day = new Date().toISOString().slice(0, 10);
        const weekday = addDays(day, -7);
        const [today] = fourWeeks(day).days.slice(-1);
        const [before] = fourWeeks(weekday, { late: 20 }).days.slice(-1);
        return route.fulfill({
          json: { today, before: { ...before, dishes: undefined }, room: room() },
        });
      });
    },
  },
} satisfies Record<string, Fault>;
