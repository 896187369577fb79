import { hourMs } from '@thymely/contract/ground/time';
import { weekdays } from '@thymely/contract/ground/weekdays';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import type { DeadMail } from '@thymely/contract/jobs/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { Fault } from './fault.ts';
import { ordersToMake } from './kitchen-orders.ts';
import { realAnswer } from '../harness/real-answer.ts';

/** Returns a fault that replaces the kitchen's open orders and the state of ordering for guests. */
function kitchenAt(orders: () => Order[], ordering: () => Partial<Ordering>): Fault {
  return {
    install: async (page) => {
      await page.route(/\/api\/kitchen\/orders(\?.*)?$/, (route) =>
        route.fulfill({ json: orders() }),
      );
      await page.route(/\/api\/ordering$/, (route) =>
        route.fulfill({ json: { ...openNow(), ...ordering() } }),
      );
    },
  };
}

function openNow(): Ordering {
  const allDay = [{ open: '00:00', close: '00:00' }];
  return {
    state: 'open',
    opensAt: null,
    until: null,
    earliest: new Date(Date.now() + hourMs / 3).toISOString(),
    leadMinutes: 20,
    answerMinutes: 10,
    pauseEndsAt: null,
    timeZone: 'UTC',
    exceptions: {},
    notes: true,
    taxRates: [],
    week: Object.fromEntries(weekdays.map((day) => [day, allDay])) as Ordering['week'],
    soldOut: [],
    soldOutChoices: [],
  };
}

function deadMails(): DeadMail[] {
  const at = new Date(Date.now() - hourMs).toISOString();
  return [
    { _id: '1', kind: 'ready', order: 'order-47', reason: 'refused', at },
    { _id: '2', kind: 'accepted', order: 'order-48', reason: 'unknown', at },
    { _id: '3', kind: 'day_sums', order: null, reason: 'gave_up', at },
  ];
}

const soldOut = ['ember-margherita', 'four-cheeses', 'garden-bowl', 'apple-pie'];

export const attentionFaults = {
  'some dishes are sold out': kitchenAt(
    () => [],
    () => ({ soldOut, left: { 'pepperoni-hot-honey': 3 }, outToday: ['smoked-aubergine'] }),
  ),
  'some options are sold out': kitchenAt(
    () => [],
    () => ({
      soldOutChoices: ['doneness.rare', 'burger-sides.fries', 'extras.olives'],
      left: { 'coal-rib-eye': 2, 'ember-margherita': 3 },
    }),
  ),
  'nothing needs attention': {
    install: async (page) => {
      await kitchenAt(
        () => [],
        () => ({}),
      ).install(page);
      await page.route(/\/api\/menu(?:\?|$)/, async (route) => {
        const response = await realAnswer(route);
        const dishes = (await response.json()) as MenuItem[];
        await route.fulfill({ response, json: dishes.map((dish) => ({ allergens: [], ...dish })) });
      });
    },
  },
  'nobody looks after the orders': kitchenAt(ordersToMake, () => ({
    state: 'unattended',
    soldOut,
  })),
  'some mails were not sent': {
    install: async (page) => {
      await page.route(/\/api\/mails\/dead$/, (route) => route.fulfill({ json: deadMails() }));
    },
  },
  'orders are paused': kitchenAt(
    () => [],
    () => ({ state: 'paused', opensAt: new Date(Date.now() + hourMs / 2).toISOString() }),
  ),
} satisfies Record<string, Fault>;
