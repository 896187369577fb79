import type { Order, OrderLine } from '@thymely/contract/orders/endpoints';
import { sampleOrder } from '../src/diner/orders/order/sample-order.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Returns an order that was placed a minute ago and is due in a quarter of an hour. */
export function openOrder(changes: Partial<Order> = {}): Order {
  const [placedAt, dueAt] = [inMinutes(-1), inMinutes(14)];
  return sampleOrder({
    placedAt,
    dueAt,
    updatedAt: placedAt,
    times: { placed: placedAt },
    pickup: { kind: 'asap', slotKey: 0, quotedAt: dueAt },
    lines: [
      {
        id: 'line',
        menuItemId: 'ember-margherita',
        name: 'Ember Margherita',
        image: '/dish-art/1f372.webp',
        category: 'pizza',
        unitCents: 1250,
        quantity: 1,
        choices: [],
        note: '',
        totalCents: 1250,
        load: 1,
      },
    ],
    ...changes,
  });
}

type StateCounts = Record<'placed' | 'accepted' | 'cooking' | 'ready', number>;

const dishNames = ['Ember Margherita', 'Caesar Salad', 'Lentil Soup', 'Lemonade with Thyme'];
const guestNames = ['Dana', 'Ines', 'Omar', 'Maximiliane', 'Bo', 'Grace Featherstone'];

/** Returns as many open orders of each state, with one to three dishes, some of them with a note. */
export function anEvening(counts: StateCounts): Order[] {
  const states = (['placed', 'accepted', 'cooking', 'ready'] as const).flatMap((state) =>
    Array.from({ length: counts[state] }, () => state),
  );
  return states.map((state, at) =>
    openOrder({
      _id: `o-evening-${at}`,
      number: at + 1,
      name: guestNames[at % guestNames.length] ?? '',
      state,
      dueAt: inMinutes(at - 4),
      allergies: at % 10 === 9 ? 'Peanuts' : '',
      note: at % 7 === 6 ? 'No basil, please.' : '',
      lines: Array.from({ length: 1 + (at % 3) }, (_, line) => eveningLine(line, at)),
    }),
  );
}

function eveningLine(line: number, at: number): OrderLine {
  const [first] = openOrder().lines;
  if (!first) throw new Error('The order has no line.');
  const name = dishNames[(line * (at + 1)) % dishNames.length] ?? '';
  return { ...first, id: `line-${line}`, menuItemId: name, name, quantity: 1 + (at % 2) };
}
