import type {
  CheckoutReading,
  CheckoutRequest,
  CheckoutStore,
  OrderedCart,
} from '../checkout/checkout-store.ts';
import type { StoredOrder } from '../order/store.ts';

/** The data that decides whether a placement can succeed at all. */
export type EarlyReading = {
  cart: OrderedCart;
  /** The order that was placed with this key before. */
  placed: StoredOrder | undefined;
};

/** What was read before the turn, and which version of the cart that was. */
export type KnownEarly = EarlyReading & { cartVersion: string | undefined };

export type PlacementReading = CheckoutReading &
  EarlyReading & {
    /** The last assigned number; 0 before the first order. */
    lastNumber: number;
  };

/** The order to place with the telephone number to keep, the order placed before, or the days whose ledgers are needed, too. */
export type PlacementDecision =
  | { place: StoredOrder; phone: string | undefined }
  | { replay: StoredOrder }
  | { readDays: readonly string[] };

export type DecidePlacement = (reading: PlacementReading) => PlacementDecision;

export type Placed = { order: StoredOrder; isReplayed: boolean };

export type PlacementRequest = CheckoutRequest & {
  id: string;
  early: KnownEarly;
  /** The time by `performance.now()` after which nothing is decided or written. */
  untilMs: number;
};

export type PlacementStore = CheckoutStore & {
  /** Reads the early data. Two reads. */
  readEarly(request: { uid: string; id: string }): Promise<KnownEarly>;
  /**
   * Creates an order, empties its cart, gives it a number and books its slot in the ledger, all at
   * once, and together with the placements that wait at that moment. The decision uses the cart that
   * is known and what is read in its turn, and is repeated if one of them changes meanwhile.
   *
   * @throws AppError UNAVAILABLE when others were faster until the time was over, or too many wait.
   */
  place(request: PlacementRequest, decide: DecidePlacement): Promise<Placed>;
  /**
   * Makes sure that an order cannot be placed anymore, whatever is in transit.
   *
   * @returns the order, if it was placed before.
   * @throws AppError UNAVAILABLE when it is still not certain.
   */
  withdraw(request: {
    uid: string;
    email: string;
    id: string;
    untilMs: number;
  }): Promise<StoredOrder | undefined>;
};
