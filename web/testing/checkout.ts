import type { Checkout } from '@thymely/contract/orders/endpoints';

/** Dana's checkout, with one dish. */
export const checkout: Checkout = {
  quote: 'a-quote',
  name: 'Dana Diner',
  lines: [
    {
      lineId: 'stew',
      menuItemId: 'stew',
      name: 'Stew',
      image: '/dish-art/1f372.webp',
      quantity: 1,
      unitCents: 1250,
      totalCents: 1250,
      available: true,
      choices: [],
      note: '',
      diets: [],
      allergens: [],
    },
  ],
  totalCents: 1250,
  asap: '2030-01-01T20:00:00.000Z',
  day: '2030-01-01',
  days: ['2030-01-01'],
  fullSlots: [],
  slots: ['2030-01-01T20:00:00.000Z'],
  problems: [],
};
