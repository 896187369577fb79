import type { Waiting } from '../../platform/batch-queue.ts';
import { requireTime } from '../../platform/retry-on-conflict.ts';
import type { ReadLedgers, SharedFacts } from '../checkout/checkout-store.ts';
import type { StoredOrder } from '../order/store.ts';
import { withBooking } from './booked-ledgers.ts';
import type {
  DecidePlacement,
  Placed,
  PlacementDecision,
  PlacementRequest,
} from './placement-store.ts';

/** The most placements of one batch, and the most bytes that it writes. */
const mostTogether = 80;
const mostBytes = 1_500_000;

/** A placement that waits for its turn, or whose turn it is. */
export type Undecided = {
  request: PlacementRequest;
  decide: DecidePlacement;
  /** The conflicts since the cart was read. After one, cart and order are read again. */
  attempts: number;
  /** How often the cart was another one by the time that its order was to be written. */
  cartChanges: number;
};

export type Entry = Waiting<Undecided, Placed>;

/** What decides about all placements of a batch, as it is before any of them. */
export type SharedReading = {
  facts: SharedFacts;
  booked: ReadLedgers;
  /** The last assigned number; 0 before the first order. */
  lastNumber: number;
  /** The number of open orders by diner. */
  openOrders: ReadonlyMap<string, number>;
};

/** An order to write, with the telephone number to keep, and what its cart was when it was decided. */
export type Decided = {
  order: StoredOrder;
  phone: string | undefined;
  placedAtMs: readonly number[];
  cartVersion: string | undefined;
};

/** What a batch comes to, if it is written. */
export type PlacementBatch = {
  placed: (Decided & { entry: Entry })[];
  /** Answers that hold whatever becomes of the batch. */
  certain: (() => void)[];
  /** Refusals that may follow from an order of the batch. */
  following: { entry: Entry; answer: () => void }[];
  /** Those that depend on the ledgers of other days, too. */
  asking: { entry: Entry; days: readonly string[] }[];
  /** Those whose orders would make the batch too large. */
  left: readonly Entry[];
};

/**
 * Returns whose turn it is: all that wait, one for each diner. Whoever changes a cart again and again
 * would undo the batch of everybody, so such placements have batches of their own.
 */
export function chooseTogether(waiting: readonly Entry[]): Entry[] {
  const isRestless = ({ item }: Entry) => item.cartChanges > 0;
  const [first] = waiting;
  const chosen = new Map<string, Entry>();
  for (const each of waiting) {
    if (chosen.size === mostTogether) break;
    const { uid } = each.item.request;
    const isAlike = first !== undefined && isRestless(each) === isRestless(first);
    if (isAlike && !chosen.has(uid)) chosen.set(uid, each);
  }
  return [...chosen.values()];
}

/** Decides placements one after another, each with the ledgers and the number that those before it leave. */
export function decideTogether(entries: readonly Entry[], shared: SharedReading): PlacementBatch {
  const { facts, openOrders } = shared;
  const batch: PlacementBatch = { placed: [], certain: [], following: [], asking: [], left: [] };
  let { booked, lastNumber } = shared;
  let bytes = 0;
  for (const [index, entry] of entries.entries()) {
    const { request, decide } = entry.item;
    const { cart, placed, cartVersion } = request.early;
    const own = { cart, placed, openOrders: openOrders.get(request.uid) ?? 0 };
    const reading = { ...facts, ...booked, ...own, lastNumber };
    const decision = inTime(request.untilMs, () => decide(reading));
    if ('error' in decision) {
      const answer = () => {
        entry.refuse(decision.error);
      };
      if (batch.placed.length === 0) batch.certain.push(answer);
      else batch.following.push({ entry, answer });
    } else if ('readDays' in decision) {
      batch.asking.push({ entry, days: decision.readDays });
    } else if ('replay' in decision) {
      const { replay: order } = decision;
      batch.certain.push(() => {
        entry.answer({ order, isReplayed: true });
      });
    } else {
      const { place: order, phone } = decision;
      bytes += bytesOf(order);
      if (bytes > mostBytes && batch.placed.length > 0) {
        batch.left = entries.slice(index);
        break;
      }
      batch.placed.push({ entry, order, phone, placedAtMs: cart.placedAtMs, cartVersion });
      booked = withBooking(booked, order);
      lastNumber = order.number;
    }
  }
  return batch;
}

/** Returns a decision, or the error that refuses the placement, also because its time is over. */
function inTime(untilMs: number, decide: () => PlacementDecision) {
  try {
    requireTime(untilMs);
    return decide();
  } catch (error) {
    return { error };
  }
}

/** Returns about how much an order writes: itself, and at most as much again in mails and numbers. */
function bytesOf(order: StoredOrder): number {
  return 2 * Buffer.byteLength(JSON.stringify(order));
}
