import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderOfDocument } from './order-document.ts';
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

it('an order that Firestore holds is the one that the API answers', () => {
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

it('an order is told without who it belongs to and what only the server needs', () => {
  const order = orderOfDocument('o1', document);
  for (const kept of ['uid', 'requestHash', 'expireAt']) expect(order).not.toHaveProperty(kept);
});
