import { orderStates } from '@thymely/contract/orders/order-states';
import { describe, expect, it } from 'vitest';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { mayCancel, refusedCancel } from './cancel-words.ts';
import { sampleNow, sampleOrder } from './sample-order.ts';

const ordering = { leadMinutes: 20 } as Ordering;
const now = { ...sampleNow, ordering };
const dueAt = '2026-11-21T04:00:00.000Z';
const slot = { kind: 'slot', slotKey: 0, quotedAt: dueAt } as const;
const minutesBeforeDue = (minutes: number) => ({
  ...now,
  nowMs: Date.parse(dueAt) - minutes * 60_000,
});

describe('the diner', () => {
  it('can cancel an order for as soon as possible only until the kitchen accepts it', () => {
    const states = orderStates.filter((state) => mayCancel(sampleOrder({ state, dueAt }), now));
    expect(states).toEqual(['placed']);
  });

  it('can cancel an order for a slot until the kitchen is about to start on it', () => {
    const order = sampleOrder({ state: 'accepted', pickup: slot, dueAt });
    expect(mayCancel(order, minutesBeforeDue(21))).toBe(true);
    expect(mayCancel(order, minutesBeforeDue(20))).toBe(false);
    expect(mayCancel({ ...order, state: 'placed' }, minutesBeforeDue(1))).toBe(true);
    expect(mayCancel({ ...order, state: 'cooking' }, minutesBeforeDue(60))).toBe(false);
  });
});

describe('a diner who cancels after the kitchen has moved the order', () => {
  it('reads where the order is, and that it is too late', () => {
    expect(refusedCancel(sampleOrder({ state: 'accepted' }), now)).toEqual({
      title: "It's too late to cancel",
      text: inBrandWords(
        'The kitchen has confirmed your order. It will be ready at about 6:45 PM.',
      ),
    });
    expect(refusedCancel(sampleOrder({ state: 'ready' }), now).text).toContain('is ready');
  });

  it('reads where an order for later is, and that it can still be canceled', () => {
    const order = sampleOrder({ state: 'accepted', pickup: slot, dueAt });
    expect(refusedCancel(order, now)).toEqual({
      title: 'Your order has moved on',
      text: inBrandWords(
        'The kitchen has confirmed your order. It will be ready at 8 PM. You can still cancel it.',
      ),
    });
  });
});
