import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { Ledgers } from '@thymely/contract/ordering/slots';
import type { StoredLine } from '../cart/store.ts';
import type { MenuSnapshot } from '../menu/store.ts';
import type { StoredOrder } from './store.ts';

/** The order that emptied a cart. */
export type LastOrder = { id: string; number: number; atMs: number };

export type OrderedCart = {
  /** In the order added. */
  lines: readonly StoredLine[];
  lastOrder: LastOrder | undefined;
  /** When the diner's last placements were, at most six. */
  placedAtMs: readonly number[];
  /** IDs of orders that the diner was told for certain not to have placed, at most six. */
  withdrawn: readonly string[];
};

/** What decides whether a cart can be ordered, read at one moment. */
export type CheckoutReading = {
  cart: OrderedCart;
  settings: OrderingSettings;
  /** Of the dishes that are sold out now. */
  soldOut: ReadonlySet<string>;
  isAttended: boolean;
  /** Of the business days that were asked for. */
  ledgers: Ledgers;
  /** How many open orders of diners without a verified email those days have. */
  unverifiedOpen: ReadonlyMap<string, number>;
  menu: MenuSnapshot;
  /** How many orders of the diner are open. */
  openOrders: number;
};

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

/** The menu is read from its cache, at the same time as the rest. */
type ReadMenu = () => Promise<MenuSnapshot>;

/** Ledgers, and what they say of diners without a verified email. */
export type ReadLedgers = Pick<CheckoutReading, 'ledgers' | 'unverifiedOpen'>;

type CheckoutRequest = {
  uid: string;
  nowMs: () => number;
  readMenu: ReadMenu;
  /** The business days whose ledgers are needed, so far as that can be said before. */
  days: readonly string[];
};

type PlacementRequest = CheckoutRequest & {
  id: string;
  /** By `performance.now()`: nothing is decided or written after that. */
  untilMs: number;
};

export type PlacementStore = {
  readCheckout(request: CheckoutRequest): Promise<CheckoutReading>;
  readLedgers(days: readonly string[]): Promise<ReadLedgers>;
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
