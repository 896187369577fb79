import { dayMs } from '@thymely/contract/ground/time';
import { describe, expect, it, vi } from 'vitest';
import type { StoredOrder } from '../orders/order/store.ts';
import type { Diner } from '../sign-in/caller.ts';
import { endedOrder, orderOf } from '../testing/orders.ts';
import { createOrderContact } from './order-contact.ts';

const cook = { uid: 'cook', isKitchen: true } as Diner;
const stranger = { uid: 'stranger', isKitchen: false } as Diner;
const endedMs = Date.parse(orderOf().updatedAt);

/** Asks for the number of an order, and returns it or the code of the refusal, with what is logged. */
async function ask(order: StoredOrder | undefined, caller: Diner, facts: Facts = {}) {
  const { phone = '555 0100', nowMs = endedMs } = facts;
  const info = vi.fn();
  const orders = {
    find: () => Promise.resolve(order),
    findPhone: () => Promise.resolve(phone === 'none' ? undefined : phone),
  };
  const getOrderContact = createOrderContact({ orders, log: { info }, nowMs: () => nowMs });
  const answer = await getOrderContact('order-1', caller).catch((error: unknown) => error);
  return { answer, logged: info.mock.calls.length };
}
type Facts = { phone?: string; nowMs?: number };

const notFound = { answer: { code: 'NOT_FOUND' }, logged: 0 };
const shown = { answer: { phone: '555 0100' }, logged: 1 };

describe('requirement 57: the telephone number of an order', () => {
  it('requirement 57: is shown to the kitchen while the order is open, and for a day after', async () => {
    const ended = orderOf(endedOrder);
    const late = { nowMs: endedMs + dayMs + 1 };
    expect(await ask(orderOf(), cook, late)).toMatchObject(shown);
    expect(await ask(ended, cook, { nowMs: endedMs + dayMs })).toMatchObject(shown);
    expect(await ask(ended, cook, late)).toMatchObject(notFound);
  });

  it('requirement 57: is shown to nobody else, even if a route let them in', async () => {
    expect(await ask(orderOf(), stranger)).toMatchObject(notFound);
    expect(await ask(undefined, cook)).toMatchObject(notFound);
  });

  it('requirement 57: is an error where nobody has left one, and is not on record as shown', async () => {
    expect(await ask(orderOf(), cook, { phone: 'none' })).toMatchObject(notFound);
  });
});
