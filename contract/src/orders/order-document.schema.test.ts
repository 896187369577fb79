import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderOfAnswer, orderOfDocument } from './order-document.schema.ts';
import { orderSchema } from './schema.ts';

const stored = (instant: string) => ({ toDate: () => new Date(instant) });

const document = {
  uid: 'dana',
  name: 'Dana',
  number: 47,
  day: '2026-11-22',
  state: 'accepted' as const,
  isOpen: true,
  revision: 2,
  placedAt: stored('2026-11-22T17:30:00Z'),
  dueAt: stored('2026-11-22T17:45:00Z'),
  updatedAt: stored('2026-11-22T17:31:00.123Z'),
  pickup: { kind: 'asap' as const, slotKey: 29_700, quotedAt: stored('2026-11-22T17:45:00Z') },
  times: { placed: stored('2026-11-22T17:30:00Z'), accepted: stored('2026-11-22T17:31:00.123Z') },
  lines: [],
  note: '<img onerror=alert(1)>',
  charges: [],
  subtotalCents: 1250,
  taxIncludedCents: 0,
  totalCents: 1250,
  load: 1,
  payment: { method: 'at_pickup' as const, status: 'due' as const, providerRef: null },
  refusal: null,
  requestHash: 'hash',
  expireAt: stored('2029-11-22T17:45:00Z'),
};

it("an order read from Firestore equals the API's answer", () => {
  const order = orderOfDocument('o1', document);
  expect(v.parse(orderSchema, order)).toEqual(order);
  expect(order).toMatchObject({
    _id: 'o1',
    updatedAt: '2026-11-22T17:31:00.123Z',
    pickup: { quotedAt: '2026-11-22T17:45:00.000Z' },
    times: { placed: '2026-11-22T17:30:00.000Z', accepted: '2026-11-22T17:31:00.123Z' },
    note: '<img onerror=alert(1)>',
  });
});

it('an order is shown without its owner and what only the server needs', () => {
  const order = orderOfDocument('o1', document);
  expect(order?.name).toBe('Dana');
  for (const kept of ['uid', 'requestHash', 'expireAt']) expect(order).not.toHaveProperty(kept);
});

const line = {
  id: 'line-1',
  menuItemId: 'soup',
  name: 'Lentil soup',
  image: '/dish-art/1f372.webp',
  category: 'soup' as const,
  unitCents: 820,
  quantity: 2,
  choices: [{ groupId: 'size', choiceId: 'large', group: 'Size', name: 'Large', cents: 100 }],
  note: '',
  totalCents: 1840,
  load: 2,
};

describe('requirement 60: a document that is not an order', () => {
  it.each([
    ['is typed into the console', { isOpen: true, dueAt: stored('2026-11-22T17:45:00Z') }],
    ['has no time', { ...document, dueAt: undefined }],
    ['has a time in words', { ...document, dueAt: 'tomorrow' }],
    ['has no owner', { ...document, uid: undefined }],
    ['has no time of expiry', { ...document, expireAt: null }],
    ['has a time that is a map', { ...document, times: { placed: { toDate: 'now' } } }],
    ['has a revision in words', { ...document, revision: '2' }],
    ['has half a revision', { ...document, revision: 1.5 }],
    ['has a revision that is not a number', { ...document, revision: Number.NaN }],
    ['has a state that is no text', { ...document, state: 7 }],
    ['has no way to pay', { ...document, payment: { ...document.payment, method: undefined } }],
    ['is open and collected at once', { ...document, state: 'collected' }],
    ['has a quantity in words', { ...document, lines: [{ ...line, quantity: '2' }] }],
    ['has lines that are not a list', { ...document, lines: {} }],
    ['has no pick-up', { ...document, pickup: null }],
    ['is nothing', undefined],
    ['is a word', 'order'],
  ])('requirement 60: is left out when it %s', (_, fields) => {
    expect(orderOfDocument('o1', fields)).toBeUndefined();
  });

  it('requirement 60: is left out of an answer of the API too', () => {
    const order = orderOfDocument('o1', document);
    expect(orderOfAnswer(order)).toEqual(order);
    for (const wrong of [null, {}, { ...order, dueAt: 'tomorrow' }, { ...order, lines: null }])
      expect(orderOfAnswer(wrong)).toBeUndefined();
  });
});

it('an order of a newer server, with fields that are unknown here, is accepted', () => {
  const lines = [line];
  const known = orderOfDocument('o1', { ...document, lines });
  const newer = {
    ...document,
    table: 7,
    pickup: { ...document.pickup, table: 7 },
    payment: { ...document.payment, tipCents: 100 },
    lines: [{ ...line, choices: line.choices.map((each) => ({ ...each, load: 1 })), station: 2 }],
  };
  expect(known?.lines).toEqual(lines);
  expect(orderOfDocument('o1', newer)).toEqual(known);
});

it.each([
  ['a state', { state: 'being_delivered' }],
  ['a way to pay', { payment: { ...document.payment, method: 'card' } }],
  ['a status of the payment', { payment: { ...document.payment, status: 'captured' } }],
  ['a kind of pick-up', { pickup: { ...document.pickup, kind: 'delivery' } }],
])(
  'requirement 60: an order of a newer server with %s that is unknown here is accepted',
  (_, own) => {
    const order = orderOfDocument('o1', { ...document, ...own });
    expect(order).toBeDefined();
    expect(orderOfAnswer(order)).toEqual(order);
    expect(order?.isOpen).toBe(true);
  },
);
