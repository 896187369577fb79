import { minuteMs } from '@thymely/contract/ground/time';
import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { dishCount, doneSentence, dueInWords, newsOf } from './kitchen-words.ts';

const dueAt = '2026-03-01T18:15:00.000Z';
const dueAtMs = Date.parse(dueAt);

describe('the due time of an order', () => {
  it.each([
    [-120, '', 'later'],
    [-90, 'in 90 min', 'later'],
    [-6, 'in 6 min', 'later'],
    [-5, 'in 5 min', 'soon'],
    [-0.4, 'now', 'soon'],
    [0.4, 'now', 'soon'],
    [1, '1 min late', 'late'],
    [2000, inBrandWords('2,000 min late'), 'late'],
  ])('is described %d minutes later as %j, in the tone %s', (minutes, words, tone) => {
    expect(dueInWords(dueAt, dueAtMs + minutes * minuteMs)).toEqual({ words, tone });
  });
});

function order(number: number, name = 'Dana', quantities = [1]): Order {
  const lines = quantities.map((quantity) => ({ quantity }));
  return { _id: `order-${number}`, number, name, lines } as Order;
}

it.each([
  ['accept', '#1 Dana accepted'],
  ['no-show', '#1 Dana marked as not collected'],
  ['undo', '#1 Dana is back'],
] as const)('the step %s is told as %j', (action, sentence) => {
  expect(doneSentence({ order: order(1), action, elsewhere: null })).toBe(sentence);
});

describe('news for the kitchen', () => {
  const nobody = new Set<string>();

  it('names orders that came, with their diner and number of dishes', () => {
    const news = newsOf([order(1)], [order(1), order(2, 'Ben', [2, 1])], nobody);
    expect(news).toBe('New order: #2, Ben, 3 dishes.');
  });

  it('names orders that left the list without a press on this screen', () => {
    const news = newsOf([order(1), order(2)], [order(2)], nobody);
    expect(news).toBe('#1 Dana was canceled, or finished on another screen.');
    expect(newsOf([order(1)], [], new Set(['order-1']))).toBe('');
    expect(newsOf([], [order(1)], new Set(['order-1']))).toBe('');
  });

  it('is empty while the list stays as it is', () => {
    expect(newsOf([order(1)], [order(1)], nobody)).toBe('');
  });

  it('counts a single dish as one', () => {
    expect(dishCount(order(1))).toBe('1 dish');
  });
});
