import { minuteMs } from '@thymely/contract/ground/time';
import type { Order, OrderLine } from '@thymely/contract/orders/endpoints';
import { extras, large, longNote, rightToLeft, well } from './chosen-lines.ts';

/** Returns orders of one evening, in every state that a kitchen sees. */
export function ordersToMake(): Order[] {
  return [
    orderOf({
      number: 44,
      name: 'Bo',
      state: 'ready',
      dueInMinutes: -34,
      lines: [lineOf('Lentil Soup with Lemon', 1, 820)],
    }),
    orderOf({
      number: 46,
      name: 'Maximiliane Featherstonehaugh-Wellington',
      state: 'accepted',
      dueInMinutes: -4,
      lines: [
        { ...lineOf('Ember Margherita', 2, 1825), choices: [large, ...extras], note: longNote },
        { ...lineOf('Four Cheeses', 1, 1300), choices: [well], note: rightToLeft },
        lineOf('Lemonade with Thyme', 3, 450),
      ],
      note: 'One of the pizzas without basil, please.\nWe come with a stroller.',
      allergies: 'Peanuts and hazelnuts, even traces. My son carries an EpiPen.',
    }),
    orderOf({
      number: 47,
      name: 'Dana',
      state: 'placed',
      dueInMinutes: 4,
      lines: [lineOf('Caesar Salad', 1, 950), lineOf('<img src=x onerror=alert(1)>', 12, 700)],
      note: '<img src=x onerror=alert(1)>',
    }),
    orderOf({
      number: 48,
      name: 'Olga',
      state: 'cooking',
      dueInMinutes: 18,
      lines: [lineOf('Ember Margherita', 1, 1150)],
    }),
    orderOf({
      number: 49,
      name: 'Grace',
      state: 'accepted',
      dueInMinutes: 130,
      kind: 'slot',
      lines: [lineOf('Caesar Salad', 4, 950)],
    }),
  ];
}

/** Returns two orders with room for large cards; one is late. */
export function quietEvening(): Order[] {
  return [
    orderOf({
      number: 7,
      name: 'Ben Marlow',
      state: 'cooking',
      dueInMinutes: -6,
      lines: [
        { ...lineOf('Ember Margherita', 1, 1250), note: 'No basil, please.' },
        { ...lineOf('Lemonade with Thyme', 2, 450), choices: [large] },
      ],
      allergies: 'Hazelnuts',
    }),
    orderOf({
      number: 6,
      name: 'Dana Whitfield',
      state: 'ready',
      dueInMinutes: -3,
      lines: [lineOf('Lentil Soup with Lemon', 2, 820)],
    }),
  ];
}

/** Returns order number 46 a moment later. */
export function readyOrder(): Order {
  const order = ordersToMake()[1];
  if (order === undefined) throw new Error('There is no number 46.');
  return { ...order, state: 'ready', revision: order.revision + 1 };
}

type Facts = Pick<Order, 'number' | 'name' | 'state' | 'lines'> & {
  dueInMinutes: number;
  note?: string;
  allergies?: string;
  kind?: Order['pickup']['kind'];
};

export function orderOf(facts: Facts): Order {
  const {
    number,
    name,
    state,
    dueInMinutes,
    note = '',
    allergies = '',
    lines,
    kind = 'asap',
  } = facts;
  const at = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();
  const dueAt = at(dueInMinutes);
  const placedAt = at(dueInMinutes - 30);
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  return {
    _id: `o-sample-${number}`,
    number,
    day: dueAt.slice(0, 10),
    isOpen: true,
    revision: 2,
    placedAt,
    dueAt,
    updatedAt: placedAt,
    times: { placed: placedAt },
    note,
    allergies,
    lines,
    pickup: { kind, slotKey: Math.floor(Date.parse(dueAt) / minuteMs), quotedAt: dueAt },
    charges: [],
    subtotalCents: totalCents,
    taxIncludedCents: 0,
    totalCents,
    load: 1,
    payment: { method: 'at_pickup', status: 'due', providerRef: null },
    refusal: null,
    name,
    state,
  };
}

export function lineOf(name: string, quantity: number, unitCents: number): OrderLine {
  return {
    id: `line-${name.length}-${quantity}`,
    menuItemId: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    name,
    image: '/dish-art/1f355.webp',
    category: 'pizza',
    unitCents,
    quantity,
    choices: [],
    note: '',
    totalCents: quantity * unitCents,
    load: quantity,
  };
}
