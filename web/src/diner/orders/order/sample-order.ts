import type { Order } from '../../../api/orders/orders.ts';

/** Returns an order for tests: placed at 6:30 PM in Los Angeles, promised for 6:45 PM. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    _id: 'o-sample',
    name: 'Dana',
    number: 47,
    day: '2026-11-20',
    state: 'placed',
    isOpen: true,
    revision: 1,
    placedAt: '2026-11-21T02:30:00.000Z',
    dueAt: '2026-11-21T02:45:00.000Z',
    updatedAt: '2026-11-21T02:30:00.000Z',
    pickup: { kind: 'asap', slotKey: 0, quotedAt: '2026-11-21T02:45:00.000Z' },
    times: { placed: '2026-11-21T02:30:00.000Z' },
    lines: [],
    note: '',
    allergies: '',
    charges: [],
    subtotalCents: 1250,
    taxIncludedCents: 0,
    totalCents: 1250,
    load: 1,
    payment: { method: 'at_pickup', status: 'due', providerRef: null },
    refusal: null,
    ...changes,
  };
}

/** The time when the sample order was placed, with its restaurant's time zone. */
export const sampleNow = { nowMs: Date.parse('2026-11-21T02:30:00Z'), zone: 'America/Los_Angeles' };
