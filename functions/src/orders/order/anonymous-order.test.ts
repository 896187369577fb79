import { orderStates } from '@thymely/contract/orders/order-states';
import { isOpenState } from '@thymely/contract/orders/order-states';
import { describe, expect, it } from 'vitest';
import { orderOf, soupLine } from '../../testing/orders.ts';
import { forgetRemovedDiner, withoutDiner } from './anonymous-order.ts';
import { refusalMessages } from './refusal.ts';
import type { StoredOrder } from './store.ts';

const written = {
  note: 'Call 555 0100',
  allergies: 'Peanuts, like all Danas',
  lines: [{ ...soupLine, note: 'For Dana' }],
};
const forgotten = { uid: '', name: 'Guest', note: '', allergies: '', lines: [soupLine] };

const orders = orderStates.map((state) => {
  return { state, order: orderOf({ ...written, state, isOpen: isOpenState(state) }) };
});

describe('requirement 41: an order without its diner', () => {
  it.each(orders)('requirement 41: in the state $state', ({ order }) => {
    const rest = order.isOpen ? { uid: '' } : forgotten;
    expect(withoutDiner(order)).toEqual({ ...order, ...rest });
    const once = withoutDiner(order);
    expect(withoutDiner(once)).toEqual(once);
  });
});

describe('requirement 41: a refused order without its diner', () => {
  const refused = (refusal: StoredOrder['refusal']) =>
    orderOf({ uid: 'dana', state: 'rejected', isOpen: false, refusal });

  it.each([
    ['other', "Dana, we don't deliver to Elm Street 7.", ''],
    ['too_busy', `${refusalMessages.too_busy} Call us, Dana.`, refusalMessages.too_busy],
    ['a code of tomorrow', 'Dana never came.', ''],
    ['toString', 'Dana never came.', ''],
  ])('requirement 41: keeps the reason %s, but no words of the kitchen', (code, message, left) => {
    expect(withoutDiner(refused({ code, message })).refusal).toEqual({ code, message: left });
  });

  it('requirement 41: keeps no allergies, even if they are all that is left', () => {
    const order = orderOf({
      ...forgotten,
      allergies: 'Peanuts',
      state: 'collected',
      isOpen: false,
    });
    expect(withoutDiner(order).allergies).toBe('');
  });

  it('requirement 41: does not change when it is anonymized again', () => {
    const once = withoutDiner(refused({ code: 'other', message: 'Dana!' }));
    expect(withoutDiner(once)).toBe(once);
  });
});

describe('requirement 41: an order that changes', () => {
  it.each(orders)('requirement 41: keeps a diner who is there: $state', ({ order }) => {
    expect(forgetRemovedDiner(order)).toEqual(order);
  });

  it('requirement 41: keeps the name of a removed diner until it ends', () => {
    const ready = orderOf({ ...written, uid: '', state: 'ready' });
    expect(forgetRemovedDiner(ready)).toEqual(ready);
    const collected = { ...ready, state: 'collected', isOpen: false } as const;
    expect(forgetRemovedDiner(collected)).toEqual({ ...collected, ...forgotten });
  });
});
