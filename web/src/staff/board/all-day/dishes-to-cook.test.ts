import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { dishesToCook, totalOf } from './dishes-to-cook.ts';

const nowMs = Date.parse('2026-03-01T18:00:00.000Z');
const now = { nowMs, leadMinutes: 15 };

function order(state: Order['state'], dishes: Record<string, number>, inMinutes?: number): Order {
  const lines = Object.entries(dishes).map(([name, quantity]) => ({
    menuItemId: name.toLowerCase(),
    name,
    quantity,
  }));
  const dueAt = new Date(nowMs + (inMinutes ?? 20) * 60_000).toISOString();
  const kind = inMinutes === undefined ? 'asap' : 'slot';
  return { state, lines, dueAt, pickup: { kind } } as unknown as Order;
}

describe('the all-day counts', () => {
  it('add up the dishes of all orders that are not ready yet, the most frequent first', () => {
    const dishes = dishesToCook(
      [
        order('placed', { Soup: 1, Pizza: 2 }),
        order('accepted', { Pizza: 3 }),
        order('cooking', { Pizza: 1, Bread: 1 }),
        order('ready', { Pizza: 9 }),
      ],
      now,
    );
    expect(dishes.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      '6 Pizza',
      '1 Bread',
      '1 Soup',
    ]);
    expect(totalOf(dishes)).toBe(8);
  });

  it('leave out orders for a later time until the kitchen has to begin', () => {
    const orders = [order('placed', { Pizza: 4 }, 90), order('accepted', { Pizza: 1 }, 15)];
    expect(dishesToCook(orders, now)).toEqual([{ id: 'pizza', name: 'Pizza', quantity: 1 }]);
  });

  it('count a dish under one name, even if it was renamed in the meantime', () => {
    const renamed = order('placed', { Pizza: 1 });
    const lines = renamed.lines.map((line) => ({ ...line, name: 'Pizza, new recipe' }));
    const dishes = dishesToCook([order('placed', { Pizza: 1 }), { ...renamed, lines }], now);
    expect(dishes).toEqual([{ id: 'pizza', name: 'Pizza, new recipe', quantity: 2 }]);
  });
});
