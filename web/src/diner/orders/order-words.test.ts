import { orderStates } from '@thymely/contract/orders/order-states';
import { describe, expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { mainTelephone } from '../../lib/telephones.ts';
import {
  barSentence,
  chipWords,
  headlineWords,
  orderSentences,
  progressOf,
  readyTime,
  refusalWords,
} from './order-words.ts';
import { sampleNow as now, sampleOrder } from './order/sample-order.ts';
import { states as orderStateWords } from './words.en.ts';

const slot = { kind: 'slot', slotKey: 0, quotedAt: '2026-11-21T02:45:00.000Z' } as const;

describe('the time in the largest letters', () => {
  it.each([
    [{}, 'Ready about', inBrandWords('6:45 PM')],
    [{ pickup: slot }, 'Ready at', inBrandWords('6:45 PM')],
    [
      { pickup: slot, dueAt: '2026-11-21T20:00:00.000Z' },
      'Ready',
      inBrandWords('tomorrow at 12 PM'),
    ],
    [
      { state: 'ready', times: { ready: '2026-11-21T02:41:00.000Z' } },
      'Ready since',
      inBrandWords('6:41 PM'),
    ],
  ] as const)('of %j has the label %s', (changes, label, time) => {
    expect(readyTime(sampleOrder(changes), now)).toEqual({ label, time });
  });

  it('is only what was asked for, as long as nobody confirms the order', () => {
    expect(readyTime(sampleOrder(), now, true)).toEqual({
      label: 'You asked for',
      time: inBrandWords('6:45 PM'),
    });
  });

  it('is absent once the order has left the kitchen', () => {
    for (const state of ['collected', 'cancelled', 'rejected', 'not_collected'] as const) {
      expect(readyTime(sampleOrder({ state }), now)).toBeUndefined();
    }
  });
});

it('the headline of an order briefly says where it is', () => {
  const headlines = orderStates.map((state) => headlineWords({ state }));
  expect(headlines).toContain('Ready');
  expect(headlines).toContain('Being prepared');
  expect(new Set(headlines).size).toBe(orderStates.length);
});

describe('the sentences about an order', () => {
  it.each([
    ['placed', "We have your order, but the kitchen hasn't confirmed it yet."],
    ['cooking', inBrandWords('Your order is being prepared. It will be ready at about 6:45 PM.')],
    ['ready', 'Your order is ready. Come and pick it up!'],
    ['cancelled', "You canceled this order. There's nothing to pay."],
  ] as const)('says what %s means', (state, words) => {
    expect(orderSentences(sampleOrder({ state }), now).join(' ')).toBe(words);
  });

  it('says of a confirmed order when it will be ready, and not yet that it is being prepared', () => {
    expect(orderSentences(sampleOrder({ state: 'accepted' }), now).join(' ')).toBe(
      inBrandWords('The kitchen has confirmed your order. It will be ready at about 6:45 PM.'),
    );
    const dueAt = '2026-11-21T20:00:00.000Z';
    const pickup = { ...slot, quotedAt: dueAt };
    const tomorrow = sampleOrder({ state: 'accepted', pickup, dueAt });
    expect(orderSentences(tomorrow, now).join(' ')).toBe(
      inBrandWords('The kitchen has confirmed your order. It will be ready tomorrow at 12 PM.'),
    );
  });

  it('says why an order was refused', () => {
    const refusal = { code: 'other', message: 'The oven broke.' };
    expect(orderSentences(sampleOrder({ state: 'rejected', refusal }), now).join(' ')).toBe(
      "We couldn't take this order. The oven broke.",
    );
    expect(refusalWords(sampleOrder({ refusal: null }))).toBe('');
  });

  it('explains why an order that was ready is being prepared once more', () => {
    const times = { ...sampleOrder().times, remade: '2026-11-21T02:50:00.000Z' };
    expect(orderSentences(sampleOrder({ state: 'cooking', times }), now).join(' ')).toBe(
      "Something went wrong with your order, so we're making it again. We're sorry that you have to wait.",
    );
  });

  it('says when the kitchen needs longer than it first said', () => {
    const dueAt = '2026-11-21T03:00:00.000Z';
    expect(orderSentences(sampleOrder({ state: 'cooking', dueAt }), now).join(' ')).toBe(
      inBrandWords(
        'Your order is being prepared. It will be ready at about 7 PM instead of 6:45 PM.',
      ),
    );
  });
});

describe('the bar about an order', () => {
  it.each([
    ['placed', '#47 is waiting for the kitchen to confirm'],
    ['accepted', inBrandWords('#47 is confirmed for 6:45 PM')],
    ['cooking', '#47 is being prepared'],
    ['ready', '#47 is ready to pick up'],
  ] as const)('says of an order that is %s: %s', (state, words) => {
    expect(barSentence(sampleOrder({ state }), now)).toBe(words);
  });

  it('says when a confirmed order for later is due', () => {
    const order = sampleOrder({ state: 'accepted', pickup: slot });
    expect(barSentence(order, now)).toBe(inBrandWords('#47 is confirmed for 6:45 PM'));
  });
});

describe('the chip about an order', () => {
  it.each([
    ['placed', 'waiting for the kitchen', 'placed'],
    ['accepted', inBrandWords('confirmed for 6:45 PM'), 'confirmed'],
    ['cooking', 'being prepared', 'cooking'],
    ['ready', 'ready to pick up', 'ready'],
    ['rejected', 'not accepted', 'refused'],
  ] as const)('says of an order that is %s: %s, or %s', (state, words, inShort) => {
    const said = { words, inShort };
    expect(chipWords(sampleOrder({ state }), now)).toEqual(said);
  });

  it('says when a confirmed order for later is due, and whom to call about a late one', () => {
    const order = sampleOrder({ state: 'accepted', pickup: slot });
    expect(chipWords(order, now).words).toBe(inBrandWords('confirmed for 6:45 PM'));
    expect(chipWords(sampleOrder(), now, true).words).toBe("isn't confirmed: call us");
  });
});

describe('an order that is late', () => {
  const minutesAfterDue = (minutes: number) => ({
    ...now,
    nowMs: Date.parse(sampleOrder().dueAt) + minutes * 60_000,
  });

  it.each(['accepted', 'cooking'] as const)(
    'says so from five minutes on while it is %s, everywhere',
    (state) => {
      const order = sampleOrder({ state });
      const time = inBrandWords('6:45 PM');
      expect(orderSentences(order, minutesAfterDue(4)).join(' ')).toContain('It will be ready');
      const late = minutesAfterDue(5);
      expect(orderSentences(order, late).join(' ')).toContain(
        `It's late, and we're sorry: it should have been ready at ${time}.`,
      );
      expect(readyTime(order, late)).toEqual({ label: 'Promised for', time });
      expect(barSentence(order, late)).toBe(`#47 is late: call us at ${mainTelephone}`);
      expect(chipWords(order, late)).toEqual({
        words: `is late: call ${mainTelephone}`,
        inShort: 'late',
      });
    },
  );
});

describe('the progress of an order', () => {
  it('marks the current step, those before it and those ahead', () => {
    const at = '2026-11-21T02:31:00.000Z';
    const order = sampleOrder({ state: 'accepted', times: { placed: at, accepted: at } });
    expect(progressOf(order).map(({ name, status }) => [name, status])).toEqual([
      ['Placed', 'done'],
      ['Confirmed', 'current'],
      ['Being prepared', 'ahead'],
      ['Ready', 'ahead'],
      ['Collected', 'ahead'],
    ]);
  });

  it('has no time for a step that the kitchen skipped or took back', () => {
    const at = '2026-11-21T02:31:00.000Z';
    const ready = sampleOrder({ state: 'ready', times: { placed: at, accepted: at, ready: at } });
    expect(progressOf(ready).map((step) => step.at)).toEqual([at, at, undefined, at, undefined]);
    const remade = sampleOrder({ state: 'cooking', times: { placed: at, cooking: at, ready: at } });
    expect(progressOf(remade)[3]?.at).toBeUndefined();
  });

  it.each(['cancelled', 'rejected', 'not_collected', 'awaiting_payment'] as const)(
    'is not drawn for an order that is %s',
    (state) => {
      expect(progressOf(sampleOrder({ state }))).toEqual([]);
      expect(orderStateWords[state]).not.toBe('');
    },
  );
});
