import type {
  CheckoutReading,
  CheckoutRequest,
  CheckoutStore,
  OrderedCart,
} from '../checkout/checkout-store.ts';
import type { StoredOrder } from '../order/store.ts';

/** What says whether a placement can succeed at all. */
export type EarlyReading = {
  cart: OrderedCart;
  /** The order that was placed with this key before. */
  placed: StoredOrder | undefined;
};

export type PlacementReading = CheckoutReading &
  EarlyReading & {
    /** The last number that was given out; 0 before the first order. */
    lastNumber: number;
  };

/** The order to be placed, the one that was placed before, or the days whose ledgers decide too. */
export type PlacementDecision =
  { place: StoredOrder } | { replay: StoredOrder } | { readDays: readonly string[] };

export type Placed = { order: StoredOrder; isReplayed: boolean };

type PlacementRequest = CheckoutRequest & {
  id: string;
  /** By `performance.now()`: nothing is decided or written after that. */
  untilMs: number;
};

export type PlacementStore = CheckoutStore & {
  /** Two reads. */
  readEarly(request: { uid: string; id: string }): Promise<EarlyReading>;
  /**
   * Creates an order, empties its cart, gives it a number and books its place in the ledger, all at
   * once; decided from what is read at the same moment, and again when one of them has changed
   * meanwhile.
   *
   * @throws AppError UNAVAILABLE when others were quicker until the time was over.
   */
  place(
    request: PlacementRequest,
    decide: (reading: PlacementReading) => PlacementDecision,
  ): Promise<Placed>;
  /**
   * Sees to it that an order cannot be placed anymore, whatever is on its way.
   *
   * @returns the order, if it has been placed before.
   * @throws AppError UNAVAILABLE when it is still not certain.
   */
  withdraw(request: {
    uid: string;
    email: string;
    id: string;
    untilMs: number;
  }): Promise<StoredOrder | undefined>;
};
