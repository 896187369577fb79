import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Order } from '@thymely/contract/orders/endpoints';
import { nothingUnreadable } from '@thymely/contract/orders/unreadable-orders';
import type { HeardOrders } from './heard-orders.ts';
import {
  nothingKnown,
  sumOf,
  withAcknowledged,
  withFetched,
  withOrder,
  withSnapshot,
  withTotal,
  type KnownOrders,
} from './known-orders.ts';

/** An order with the fields that the lists use. */
function order(id: string, revision = 1, { isOpen = true, number = 1 } = {}): Order {
  const dueAt = '2026-11-22T18:00:00.000Z';
  return { _id: id, revision, isOpen, number, dueAt } as Order;
}

const shown = ({ orders }: KnownOrders) => orders.map(({ _id, revision }) => `${_id}${revision}`);

/** A complete list of open orders, all of them readable. */
function all(...orders: Order[]): HeardOrders {
  return { orders, unreadable: nothingUnreadable, isFull: false };
}

function known(...orders: Order[]): KnownOrders {
  return withFetched(undefined, all(...orders), undefined);
}

describe('orders that wait to be acknowledged', () => {
  const canceled = (id: string, isUnacknowledged = true): Order => ({
    ...order(id, 2, { isOpen: false }),
    state: 'cancelled',
    isUnacknowledged,
  });
  const waiting = ({ unacknowledged }: KnownOrders) => unacknowledged.map(({ _id }) => _id);
  const fetched = (...unacknowledged: Order[]) => ({ ...all(), unacknowledged });

  it('are those of the list, also after a reload, and those that were canceled before this screen', () => {
    const loaded = withFetched(undefined, fetched(canceled('a')), undefined);
    expect(waiting(loaded)).toEqual(['a']);
    const seen = withOrder(withSnapshot(loaded, all(order('b'))), canceled('b'));
    expect(waiting(seen)).toEqual(['a', 'b']);
    expect(shown(seen)).toEqual([]);
    expect(waiting(withOrder(seen, canceled('b', false)))).toEqual(['a']);
  });

  it('leave with the next list if another screen has acknowledged them, and at once if this one has', () => {
    const loaded = withFetched(undefined, fetched(canceled('a'), canceled('b')), undefined);
    expect(waiting(withFetched(loaded, fetched(canceled('b')), loaded))).toEqual(['b']);
    const read = withAcknowledged(loaded, [canceled('a')]);
    expect(waiting(read)).toEqual(['b']);
    // A list that was asked for before brings nothing back, and loses nothing that has come since.
    const come = withOrder(read, canceled('c'));
    expect(waiting(withFetched(come, fetched(canceled('a'), canceled('b')), loaded))).toEqual([
      'b',
      'c',
    ]);
  });
});

describe('an answer', () => {
  const canceled: Order = { ...order('b', 2, { isOpen: false }), state: 'cancelled' };

  it('that changes nothing leaves everything the same object', () => {
    const waits = withOrder(known(order('a'), order('b')), canceled);
    expect(withOrder(waits, order('a'))).toBe(waits);
    expect(withOrder(waits, { ...canceled })).toBe(waits);
    expect(withAcknowledged(waits, [order('c')])).toBe(waits);
  });

  it('about an order that is not on the board leaves the list of orders the same', () => {
    const waits = withOrder(known(order('a'), order('b')), canceled);
    const read = withOrder(waits, { ...canceled, revision: 3, isUnacknowledged: false });
    expect(read.unacknowledged).toEqual([]);
    expect(read.orders).toBe(waits.orders);
  });

  it('tells what became of an order that has left, and a list that lacks it does not forget that', () => {
    const before = known(order('a'), order('b'));
    const left = withSnapshot(withSnapshot(before, all(order('a'), order('b'))), all(order('a')));
    expect(left.gone.get('b')).toEqual({ revision: 1 });
    const told = withOrder(left, canceled);
    expect(told.gone.get('b')).toEqual({ revision: 2, state: 'cancelled' });
    const listed = withFetched(told, all(order('a')), told);
    expect(listed.gone).toBe(told.gone);
  });
});

describe('a fetched list', () => {
  it('replaces the known orders when nothing was heard during the request', () => {
    const before = known(order('a'), order('b'));
    expect(shown(withFetched(before, all(order('b', 2)), before))).toEqual(['b2']);
  });

  it('brings back an order that only seemed to have left', () => {
    const live = withSnapshot(withSnapshot(undefined, all(order('a'))), all());
    expect(shown(withFetched(live, all(order('a')), live))).toEqual(['a1']);
  });

  it('neither takes back a newer move nor brings back an order that the move has ended', () => {
    const before = known(order('a'), order('b', 4));
    const moved = withOrder(withOrder(before, order('a', 2)), order('b', 5, { isOpen: false }));
    const fetched = withFetched(moved, all(order('a'), order('b', 4)), before);
    expect(shown(fetched)).toEqual(['a2']);
    expect(fetched.isUnsettled).toBe(true);
  });

  it('replaces older changes that were heard during the request', () => {
    const before = known(order('a'));
    const heard = withSnapshot(before, all(order('a', 2)));
    const fetched = withFetched(heard, all(order('a', 3), order('b')), before);
    expect(shown(fetched)).toEqual(['a3', 'b1']);
    expect(fetched.isUnsettled).toBe(false);
  });

  it('keeps the objects of unchanged orders', () => {
    const before = known(order('a'), order('b'));
    expect(withFetched(before, all(order('a'), order('b')), before).orders).toBe(before.orders);
    const after = withFetched(before, all(order('a'), order('b', 2)), before);
    expect(after.orders[0]).toBe(before.orders[0]);
  });
});

describe('a snapshot of the listener', () => {
  it('removes an order that the previous snapshot contained', () => {
    const first = withSnapshot(undefined, all(order('a'), order('b')));
    expect(shown(withSnapshot(first, all(order('b'))))).toEqual(['b1']);
  });

  it('does not take back a newer move', () => {
    const live = withSnapshot(undefined, all(order('a')));
    const moved = withOrder(live, order('a', 2));
    expect(shown(withSnapshot(moved, all(order('a'))))).toEqual(['a2']);
  });

  it('that lacks an order with a newer known revision asks for a new list', () => {
    const moved = withOrder(withSnapshot(undefined, all(order('a', 5))), order('a', 7));
    const unsure = withSnapshot(moved, all());
    expect(shown(unsure)).toEqual(['a7']);
    expect(unsure.isUnsettled).toBe(true);
    expect(withFetched(unsure, all(), unsure)).toMatchObject({ orders: [], isUnsettled: false });
  });

  it('does not bring back an order that a press has ended', () => {
    const live = withSnapshot(undefined, all(order('a', 4)));
    const ended = withOrder(live, order('a', 5, { isOpen: false }));
    expect(shown(withSnapshot(ended, all(order('a', 4))))).toEqual([]);
    expect(shown(withSnapshot(ended, all(order('a', 6))))).toEqual(['a6']);
  });
});

describe('the response to a press', () => {
  it('counts unless something newer is known', () => {
    expect(shown(withOrder(known(order('a', 3)), order('a', 2)))).toEqual(['a3']);
    expect(shown(withOrder(known(order('a', 3)), order('a', 4)))).toEqual(['a4']);
    expect(shown(withOrder(nothingKnown, order('a')))).toEqual(['a1']);
  });
});

it('orders are shown by due time, then by number', () => {
  const late = { ...order('c', 1, { number: 3 }), dueAt: '2026-11-22T17:00:00.000Z' };
  const orders = [order('b', 1, { number: 2 }), order('a', 1, { number: 1 }), late];
  expect(shown(known(...orders))).toEqual(['c1', 'a1', 'b1']);
});

it('a screen reports how many orders it shows, and the sum of their revisions', () => {
  expect(sumOf(known(order('a', 3), order('b', 4)))).toEqual({ open: 2, revisions: 7 });
});

/** Something that happens on the server, and the delay after which the screen hears of it. */
type Deed = { id: number; kind: 'move' | 'end' | 'list' | 'snapshot' | 'answer'; delay: number };

const deed: fc.Arbitrary<Deed> = fc.record({
  id: fc.integer({ min: 0, max: 3 }),
  kind: fc.constantFrom('move', 'move', 'end', 'list', 'snapshot', 'answer'),
  delay: fc.integer({ min: 0, max: 4 }),
});

/** A server with a few orders, and a screen that hears of them late and out of order. */
class Evening {
  private readonly server = new Map<string, Order>();
  private readonly onItsWay: { at: number; hear: () => void }[] = [];
  private lastSnapshotAt = 0;
  screen: KnownOrders | undefined;

  run(deeds: Deed[]): void {
    deeds.forEach((each, at) => {
      this.happen(each, at);
      const due = this.onItsWay.filter((one) => one.at <= at);
      for (const one of due) this.deliver(one);
    });
    for (const one of this.onItsWay.toSorted((a, b) => a.at - b.at)) one.hear();
  }

  open(): Order[] {
    return [...this.server.values()].filter(({ isOpen }) => isOpen);
  }

  private deliver(one: (typeof this.onItsWay)[number]): void {
    this.onItsWay.splice(this.onItsWay.indexOf(one), 1);
    one.hear();
  }

  private happen({ id, kind, delay }: Deed, at: number): void {
    const name = 'abcd'[id] ?? 'a';
    const arrivesAt = at + delay;
    if (kind === 'move' || kind === 'end') {
      const revision = (this.server.get(name)?.revision ?? 0) + 1;
      this.server.set(name, order(name, revision, { isOpen: kind === 'move' }));
      return;
    }
    const open = this.open();
    if (kind === 'list') {
      const before = this.screen;
      const hear = () => (this.screen = withFetched(this.screen, all(...open), before));
      this.onItsWay.push({ at: arrivesAt, hear });
    } else if (kind === 'snapshot') {
      // Snapshots arrive in the order in which they were taken.
      this.lastSnapshotAt = Math.max(this.lastSnapshotAt, arrivesAt);
      const hear = () => (this.screen = withSnapshot(this.screen, all(...open)));
      this.onItsWay.push({ at: this.lastSnapshotAt, hear });
    } else {
      const one = this.server.get(name);
      const hear = () => (this.screen = this.screen && one && withOrder(this.screen, one));
      if (one && this.screen) this.onItsWay.push({ at: arrivesAt, hear });
    }
  }
}

const truthOf = (evening: Evening) =>
  evening.open().map(({ _id, revision }) => `${_id}${revision}`);

it('requirement 50: whatever the order of messages, the screen ends up right or asks for a list', () => {
  fc.assert(
    fc.property(fc.array(deed, { minLength: 1, maxLength: 40 }), (deeds) => {
      const evening = new Evening();
      evening.run(deeds);
      const heard = withSnapshot(evening.screen, all(...evening.open()));
      const truth = truthOf(evening).toSorted();
      if (!heard.isUnsettled) expect(shown(heard).toSorted()).toEqual(truth);
      const settled = withFetched(heard, all(...evening.open()), heard);
      expect(shown(settled).toSorted()).toEqual(truth);
    }),
    { numRuns: 2000 },
  );
});

describe('requirement 60: orders that cannot be shown', () => {
  const unreadable = { count: 2, revisions: 9 };

  it('requirement 60: count in the sum that a screen reports, whichever source named them', () => {
    const fetched = withFetched(undefined, { ...all(order('a', 3)), unreadable }, undefined);
    expect(sumOf(fetched)).toEqual({ open: 3, revisions: 12 });
    const mended = withSnapshot(fetched, all(order('a', 3), order('b', 1)));
    expect(sumOf(mended)).toEqual({ open: 2, revisions: 4 });
    expect(sumOf(withSnapshot(mended, { ...all(), unreadable }))).toMatchObject({ open: 2 });
  });

  it('requirement 60: cause a new list when two overlapping sources count them differently', () => {
    const before = known(order('a'));
    const heard = withSnapshot(before, { ...all(order('a')), unreadable });
    expect(withFetched(heard, all(order('a')), before).isUnsettled).toBe(true);
    expect(withFetched(heard, { ...all(order('a')), unreadable }, before).isUnsettled).toBe(false);
  });

  it.each([Number.NaN, 0.5])(
    'requirement 60: are reported with the sum 0 when theirs cannot be sent: %d',
    (revisions) => {
      const fetched = { ...all(order('a', 3)), unreadable: { count: 1, revisions } };
      expect(sumOf(withFetched(undefined, fetched, undefined))).toEqual({ open: 2, revisions: 0 });
    },
  );
});

describe('requirement 51: more orders than a screen shows', () => {
  const most = 1000;
  const at = (n: number) => new Date(Date.UTC(2026, 10, 22) + n * 1000).toISOString();
  const due = (n: number, revision = 1): Order => ({ ...order(`o${n}`, revision), dueAt: at(n) });
  const many = (from: number, count = most) =>
    Array.from({ length: count }, (_, index) => due(from + index));
  const full = (orders: Order[]): HeardOrders => ({ ...all(...orders), isFull: true });
  const ids = ({ orders }: KnownOrders) => new Set(orders.map(({ _id }) => _id));

  it('requirement 51: are counted from the list, and then from each heartbeat', () => {
    const listed = withFetched(undefined, { ...full(many(1)), total: 1234 }, undefined);
    expect(listed.notShown).toBe(234);
    expect(sumOf(listed).open).toBe(most);
    expect(withTotal(listed, 1500).notShown).toBe(500);
    expect(withTotal(listed, 1234)).toBe(listed);
    expect(withTotal(known(order('a')), 1500).notShown).toBe(0);
  });

  it('requirement 51: cause a new list when the listener cannot count them', () => {
    const live = withSnapshot(known(...many(1, 999)), full(many(0)));
    expect(live).toMatchObject({ isFull: true, isUnsettled: true });
    const listed = withFetched(live, { ...full(many(0)), total: 1001 }, live);
    expect(listed).toMatchObject({ isUnsettled: false, notShown: 1 });
    expect(withSnapshot(listed, full(many(0)))).toMatchObject({ isUnsettled: false, notShown: 1 });
    expect(withSnapshot(listed, all(due(0)))).toMatchObject({ isFull: false, notShown: 0 });
  });

  it.each(['list', 'snapshot'])(
    'requirement 51: include an order that returns once there is room again: %s',
    (source) => {
      const hear = (before: KnownOrders, heard: HeardOrders) =>
        source === 'list' ? withFetched(before, heard, before) : withSnapshot(before, heard);
      const start = hear(withSnapshot(undefined, full(many(1))), full(many(1)));
      const earlier = hear(start, full(many(0)));
      expect(ids(earlier).has('o1000')).toBe(false);
      expect(earlier.orders).toHaveLength(most);
      const later = hear(earlier, full(many(1)));
      expect(ids(later).has('o1000')).toBe(true);
      expect(ids(later).has('o0')).toBe(false);
    },
  );

  it('requirement 51: never exceed the maximum on the screen, even after an undo', () => {
    const listed = withFetched(undefined, { ...full(many(1)), total: most }, undefined);
    const back = withOrder(listed, due(0, 5));
    expect(back.orders).toHaveLength(most);
    expect(back.orders[0]?._id).toBe('o0');
  });
});
