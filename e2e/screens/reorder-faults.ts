import type { Reordered } from '@thymely/contract/orders/endpoints';
import type { Fault } from './fault.ts';
import { ordersToMake } from './kitchen-orders.ts';

/** Returns an order of dishes of the sample menu that was picked up. */
function pastOrder() {
  const [first] = ordersToMake();
  if (first === undefined) throw new Error('There is no order.');
  const lines = first.lines.map((line) => ({
    ...line,
    menuItemId: 'ember-margherita',
    name: 'Ember Margherita',
    quantity: 2,
  }));
  return { ...first, lines, state: 'collected', isOpen: false } as const;
}

const email = 'diner@thymely.example';

const reordered: Reordered = {
  lines: [
    {
      _id: 'again',
      menuItemId: 'ember-margherita',
      name: 'Ember Margherita',
      quantity: 2,
      image: '/dish-art/1f355.webp',
      price: 13,
      email,
      available: true,
    },
  ],
  added: ['again'],
  changed: [
    {
      lineId: 'again',
      name: 'Ember Margherita',
      wasCents: 1250,
      nowCents: 1300,
      lostChoices: ['Burrata', 'Chili oil'],
      lostNote: true,
      newAllergens: ['sesame'],
    },
  ],
  missing: [
    {
      menuItemId: 'coal-rib-eye',
      name: 'Coal-Grilled Ribeye',
      reason: 'choices',
      message: 'How would you like it? Choose 1.',
    },
    {
      menuItemId: 'gone',
      name: 'Asparagus in May',
      reason: 'dish_gone',
      message: 'This dish is no longer on the menu.',
    },
  ],
};

/** The diner has ordered before, and not all of it can be had as it was. */
export const orderedBefore: Fault = {
  install: async (page) => {
    await page.route(/\/api\/orders\?limit/, (route) => route.fulfill({ json: [pastOrder()] }));
    await page.route(/\/api\/orders\/.+\/reorder$/, (route) => route.fulfill({ json: reordered }));
  },
};
