import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { boardNews } from './board-news.ts';

const order = (number: number, state: Order['state'] = 'placed') =>
  ({ _id: `order-${number}`, number, name: 'Dana', state, lines: [{ quantity: 2 }] }) as Order;
const all = (...orders: Order[]) => ({ orders, isFull: false });
const nobody = new Set<string>();

describe('the board as a screen reader hears it', () => {
  it('reports orders that come, that go, and that another screen has moved', () => {
    const before = all(order(1), order(2), order(3));
    const after = all(order(2, 'cooking'), order(3), order(4));
    expect(boardNews(before, after, nobody)).toBe(
      'New order: #4, Dana, 2 dishes. #1 Dana was canceled, or finished on another screen. #2 Dana is now: Cooking.',
    );
  });

  it('does not report what this screen has done itself', () => {
    const own = new Set(['order-1']);
    expect(boardNews(all(order(1)), all(order(1, 'accepted')), own)).toBe('');
  });

  it('requirement 51: does not report orders that only gave way to orders due sooner', () => {
    const due = (number: number) => ({
      ...order(number, 'accepted'),
      dueAt: new Date(Date.UTC(2026, 10, number)).toISOString(),
    });
    const full = (...orders: Order[]) => ({ orders, isFull: true });
    const words = boardNews(full(due(2), due(3)), full(due(1), due(2)), nobody);
    expect(words).toBe('New order: #1, Dana, 2 dishes.');
    expect(boardNews(full(due(2), due(3)), full(due(3), due(4)), nobody)).toContain('#2 Dana was');
  });
});
