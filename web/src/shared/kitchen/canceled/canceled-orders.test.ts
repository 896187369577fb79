import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { orderStates } from '@thymely/contract/orders/order-states';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { canceledNotes, perhapsCanceled } from './canceled-orders.ts';

const order = (_id: string, state: Order['state'] = 'placed') => ({ _id, state }) as Order;
const all = (orders: Order[]) => ({ orders, isFull: false });

describe('orders that may have been canceled', () => {
  it('are those that left the board before they were begun, whoever made the last step', () => {
    const before = orderStates.map((state) => order(state, state));
    const gone = perhapsCanceled(all(before), all([])).map(({ _id }) => _id);
    expect(gone).toEqual(['placed', 'accepted']);
  });

  it('exclude those that are still on the board', () => {
    const before = [order('stays'), order('gone')];
    expect(perhapsCanceled(all(before), all([order('stays', 'accepted')]))).toEqual([before[1]]);
  });
});

describe('the list of canceled orders', () => {
  const now = { nowMs: Date.parse('2026-03-01T18:00:00.000Z'), zone: 'America/New_York' };
  const canceled = (number: number, dueAt: string, own: Partial<Order> = {}) =>
    ({ _id: `order-${number}`, number, name: 'Dana', dueAt, times: {}, ...own }) as Order;

  it('has number, name, day and time of each, and those that were accepted come first', () => {
    const accepted = { times: { accepted: '2026-03-01T17:00:00.000Z' } };
    const unanswered = { refusal: { code: 'no_answer', message: '' } };
    const notes = canceledNotes(
      [
        canceled(20, '2026-03-02T21:30:00.000Z', unanswered),
        canceled(21, '2026-03-01T21:30:00.000Z'),
        canceled(17, '2026-03-01T22:00:00.000Z', accepted),
      ],
      now,
    );
    expect(notes.map(({ called, remark, due }) => [called, remark, due])).toEqual([
      ['#17 Dana', 'stop cooking', inBrandWords('today at 5 PM')],
      ['#21 Dana', undefined, inBrandWords('today at 4:30 PM')],
      ['#20 Dana', 'not answered in time', inBrandWords('tomorrow at 4:30 PM')],
    ]);
  });
});
