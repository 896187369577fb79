import type { Order } from '@thymely/contract/orders/endpoints';
import { lineOf, orderOf } from './kitchen-orders.ts';

const guests = [
  'Anna Weiß',
  'Jürgen Müller-Lüdenscheidt',
  'محمد',
  'José',
  'Li Wei',
  'Bob',
  'Priya',
];
const dishes = ['Ember Margherita', 'Green Pepper & Olive', 'Hearth Minestrone', 'Thyme Lemonade'];

/** Returns thirty open orders, none of them cooking yet: more than a screen can show. */
export function fullEvening(): Order[] {
  return Array.from({ length: 30 }, (_, at) =>
    orderOf({
      number: 14 + at,
      name: guests[at % guests.length] ?? '',
      state: stateOf(at),
      dueInMinutes: at - 4,
      lines: Array.from({ length: 1 + (at % 3) }, (__, line) =>
        lineOf(dishes[(at + line) % dishes.length] ?? '', at === 9 ? 12 : 1 + (at % 2), 1250),
      ),
      note: at === 6 ? 'Lime on the side' : '',
      allergies: at === 3 ? 'Nuts and sesame' : '',
    }),
  );
}

function stateOf(at: number): Order['state'] {
  if (at < 4) return 'ready';
  return at < 14 ? 'accepted' : 'placed';
}
