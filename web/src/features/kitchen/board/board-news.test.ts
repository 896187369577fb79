import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { boardNews } from './board-news.ts';

const order = (number: number, state: Order['state'] = 'placed') =>
  ({ _id: `order-${number}`, number, name: 'Dana', state, lines: [{ quantity: 2 }] }) as Order;
const nobody = new Set<string>();

describe('what a screen reader hears of the board', () => {
  it('is what comes, what goes, and what another screen has moved', () => {
    const before = [order(1), order(2), order(3)];
    const after = [order(2, 'cooking'), order(3), order(4)];
    expect(boardNews(before, after, nobody)).toBe(
      'New order: #4, Dana, 2 dishes. #1 Dana was canceled, or finished on another screen. #2 Dana is now: Cooking.',
    );
  });

  it('is not what this screen has done itself', () => {
    const own = new Set(['order-1']);
    expect(boardNews([order(1)], [order(1, 'accepted')], own)).toBe('');
  });
});
