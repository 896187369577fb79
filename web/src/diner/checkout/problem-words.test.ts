import { describe, expect, it } from 'vitest';
import { orderProblemCodes } from '@thymely/contract/orders/order-problems';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { wordsOf } from './problem-words.ts';

const now = { zone: 'America/Los_Angeles', nowMs: Date.parse('2026-11-22T20:00:00.000Z') };
const times = ['2026-11-22T20:30:00.000Z', '2026-11-22T20:45:00.000Z', '2026-11-22T21:00:00.000Z'];
const opensAt = '2026-11-23T19:00:00.000Z';

const cases: [OrderProblem, string, object][] = [
  [
    { code: 'changed' },
    'Your order has changed. Check the new total, then press Place order again.',
    { kind: 'press' },
  ],
  [
    { code: 'sold_out', lineId: 'a' },
    "Sold out today. It isn't included in the total.",
    { kind: 'remove' },
  ],
  [
    { code: 'dish_gone', lineId: 'a' },
    "No longer on our menu. It isn't included in the total.",
    { kind: 'remove' },
  ],
  [
    { code: 'choice_gone', lineId: 'a' },
    "One of its options is no longer available. It isn't included in the total. Choose again in your cart, or remove it.",
    { kind: 'remove' },
  ],
  [
    { code: 'not_served', lineId: 'a', times },
    "Lasagna isn't served at this time. Choose a time:",
    { kind: 'times', times },
  ],
  [
    { code: 'not_served', lineId: 'a', times: [] },
    "It isn't served at any of the times that are left for this order. Remove it to order the rest.",
    { kind: 'remove' },
  ],
  [
    { code: 'needs_notice', lineId: 'a', limit: 2880, times },
    'Lasagna has to be ordered 2 days ahead. Choose a time:',
    { kind: 'times', times },
  ],
  [
    { code: 'needs_notice', lineId: 'a', limit: 90, times: [] },
    'It has to be ordered 90 minutes ahead, which leaves no time for this order. Remove it to order the rest.',
    { kind: 'remove' },
  ],
  [
    { code: 'slot_full', times },
    'That time has just filled up. Choose a time:',
    { kind: 'times', times },
  ],
  [
    { code: 'slot_gone', times },
    "That time isn't available anymore. Choose a time:",
    { kind: 'times', times },
  ],
  [{ code: 'slot_gone', times: [] }, "That time isn't available anymore.", { kind: 'call' }],
  [
    { code: 'later', times },
    inBrandWords("We've gotten busier. The earliest time is now 12:30 PM. Choose a time:"),
    { kind: 'times', times },
  ],
  [
    { code: 'closed', opensAt, times },
    inBrandWords("We're closed right now. We open tomorrow at 11 AM. Choose a time:"),
    { kind: 'times', times },
  ],
  [{ code: 'closed' }, "We're closed right now.", { kind: 'call' }],
  [
    { code: 'closed', lastOrdersOver: true, opensAt, times },
    inBrandWords('Last orders are over, next tomorrow at 11 AM. Choose a time:'),
    { kind: 'times', times },
  ],
  [
    { code: 'paused', opensAt: '2026-11-22T20:20:00.000Z', times },
    inBrandWords("The kitchen is taking a break. It's back at 12:20 PM. Choose a time:"),
    { kind: 'times', times },
  ],
  [
    { code: 'unattended', times },
    "The kitchen can't see online orders right now. Call us, or order for later. Choose a time:",
    { kind: 'times', times },
  ],
  [
    { code: 'unattended' },
    "The kitchen can't see online orders right now, so please call us.",
    { kind: 'call' },
  ],
  [
    { code: 'below_minimum', limit: 1500, actual: 1150 },
    inBrandWords('Online orders start at $15.00. Add $3.50 more.'),
    { kind: 'link', to: '/menu' },
  ],
  [
    { code: 'too_many_open', limit: 3, actual: 3 },
    'You already have 3 open orders. You can place another once you pick one up.',
    { kind: 'link', to: '/order' },
  ],
  [
    { code: 'too_many_open', limit: 1, actual: 1 },
    'You already have an open order. You can place another once you pick it up, or once you verify your email.',
    { kind: 'verify' },
  ],
  [
    { code: 'too_large', unit: 'dishes', limit: 150, actual: 160 },
    'An online order can have up to 150 dishes, and this one has 160. For more, call us.',
    { kind: 'link', to: '/cart-page' },
  ],
  [
    { code: 'too_large', unit: 'cents', limit: 10_000, actual: 12_050 },
    inBrandWords(
      'Until your email is verified, an online order can come to $100.00, and this one comes to $120.50. Send the email, open its link, then come back here and press Place order.',
    ),
    { kind: 'verify' },
  ],
  [
    { code: 'too_large', unit: 'cents', limit: 200_000, actual: 212_050 },
    inBrandWords(
      'An online order can come to $2,000.00, and this one comes to $2,120.50. For more, call us.',
    ),
    { kind: 'link' },
  ],
  [
    { code: 'too_large', unit: 'load', limit: 60, actual: 80 },
    'This is more than our kitchen can make at one time. For more, call us.',
    { kind: 'link' },
  ],
  [
    { code: 'cart_empty' },
    'Cart is empty. Please add products.',
    { kind: 'link', to: '/menu', label: 'Back to Menu' },
  ],
  [
    { code: 'cart_empty', order: { _id: 'o1', number: 47 } },
    'You ordered #47 just now.',
    { kind: 'link', to: '/order/o1', label: 'View #47' },
  ],
  [
    { code: 'withdrawn' },
    'Your last try ordered nothing. Press Place order again.',
    { kind: 'press' },
  ],
  [
    { code: 'verify_email', limit: 20, actual: 20 },
    "For this day we've taken all the orders we can from guests whose email isn't verified. Choose another day, or verify yours. Send the email, open its link, then come back here and press Place order.",
    { kind: 'verify' },
  ],
  [
    { code: 'verify_email' },
    'To take this order online we need to know that your email is yours. Send the email, open its link, then come back here and press Place order.',
    { kind: 'verify' },
  ],
  [
    { code: 'portions', lineId: 'a', limit: 1, actual: 2 },
    'Only 1 portion is left for this day.',
    { kind: 'take', portions: 1 },
  ],
  [
    { code: 'portions', lineId: 'a', limit: 0, actual: 2 },
    'No portion is left for this day.',
    { kind: 'remove' },
  ],
  [{ code: 'off' }, "We aren't taking orders online right now.", { kind: 'call' }],
];

describe('the words for a problem with an order', () => {
  it.each(cases)('%j is told in words, with one press that mends it', (problem, text, mend) => {
    const words = wordsOf(problem, now, { dish: 'Lasagna' });
    expect(words.text).toBe(text);
    expect(words.mend).toMatchObject(mend);
  });

  it('name a choice that is gone where its line says which one it is', () => {
    const problem: OrderProblem = { code: 'choice_gone', lineId: 'a' };
    const { text } = wordsOf(problem, now, {
      fault: 'Size: “Large” is no longer offered.',
    });
    expect(text).toBe(
      "Size: “Large” is no longer offered. It isn't included in the total. Choose again in your cart, or remove it.",
    );
  });

  it('exist for every code of the contract', () => {
    const told = new Set(cases.map(([{ code }]) => code));
    expect(orderProblemCodes.filter((code) => !told.has(code))).toEqual([]);
  });
});
