import { describe, expect, it } from 'vitest';
import { sizeGroupId } from '@thymely/contract/menu/sizes';
import type { Order } from '@thymely/contract/orders/endpoints';
import { dishesToCook, totalOf } from './dishes-to-cook.ts';

const nowMs = Date.parse('2026-03-01T18:00:00.000Z');
const now = { nowMs, leadMinutes: 15, today: '2026-03-01' };

function order(state: Order['state'], dishes: Record<string, number>, inMinutes?: number): Order {
  const lines = Object.entries(dishes).map(([name, quantity]) => ({
    menuItemId: name.toLowerCase(),
    name,
    quantity,
    choices: [],
  }));
  const dueAt = new Date(nowMs + (inMinutes ?? 20) * 60_000).toISOString();
  const kind = inMinutes === undefined ? 'asap' : 'slot';
  return { state, lines, dueAt, day: '2026-03-01', pickup: { kind } } as unknown as Order;
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

  it('count orders for later on the same business day apart, until the kitchen has to begin', () => {
    const later = order('placed', { Pizza: 4, Soup: 1 }, 90);
    const orders = [later, order('accepted', { Pizza: 1 }, 15), { ...later, day: '2026-03-02' }];
    const dishes = dishesToCook(orders, now);
    expect(dishes.map(({ id, quantity, later: more }) => [id, quantity, more])).toEqual([
      ['pizza', 1, 4],
      ['soup', 0, 1],
    ]);
    expect(totalOf(dishes)).toBe(1);
    const unknown = dishesToCook(orders, { ...now, today: undefined });
    expect(unknown).toMatchObject([{ id: 'pizza', quantity: 1, later: 0 }]);
  });

  it('count the options of a dish, each by its own, the most frequent first', () => {
    const choice = (groupId: string, choiceId: string) => ({ groupId, choiceId, name: choiceId });
    const pizza = (quantity: number, ...choices: object[]) => {
      const placed = order('placed', { Pizza: quantity });
      return { ...placed, lines: placed.lines.map((line) => ({ ...line, choices })) } as Order;
    };
    const [dish] = dishesToCook(
      [
        pizza(2, choice('size', 'Large'), choice('extras', 'Feta')),
        pizza(1, choice('size', 'Small')),
        pizza(3, choice('size', 'Large')),
      ],
      now,
    );
    expect(dish?.quantity).toBe(6);
    expect(dish?.choices.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      '5 Large',
      '2 Feta',
      '1 Small',
    ]);
  });

  it('count each size of a dish with sizes by its own', () => {
    const sized = (choiceId: string, quantity: number) => {
      const placed = order('placed', { Pizza: quantity });
      const choices = [
        { groupId: sizeGroupId, choiceId, name: choiceId },
        { groupId: 'extras', choiceId: 'feta', name: 'Feta' },
      ];
      return { ...placed, lines: placed.lines.map((line) => ({ ...line, choices })) } as Order;
    };
    const dishes = dishesToCook([sized('large', 1), sized('small', 2), sized('large', 3)], now);
    expect(dishes).toMatchObject([
      { id: 'pizza.large', name: 'Pizza', size: 'large', quantity: 4 },
      { id: 'pizza.small', name: 'Pizza', size: 'small', quantity: 2 },
    ]);
    expect(dishes[0]?.choices).toEqual([{ id: 'extras.feta', name: 'Feta', quantity: 4 }]);
  });

  it('count a dish under one name, even if it was renamed in the meantime', () => {
    const renamed = order('placed', { Pizza: 1 });
    const lines = renamed.lines.map((line) => ({ ...line, name: 'Pizza, new recipe' }));
    const dishes = dishesToCook([order('placed', { Pizza: 1 }), { ...renamed, lines }], now);
    expect(dishes).toMatchObject([{ id: 'pizza', name: 'Pizza, new recipe', quantity: 2 }]);
  });
});
