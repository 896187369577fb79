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
};

/** What decides whether a cart can be ordered, read at one moment. */
export type CheckoutReading = {
  cart: OrderedCart;
  settings: OrderingSettings;
  /** Of the dishes that are sold out now. */
  soldOut: ReadonlySet<string>;
  /** Of the choices that are sold out now, as `groupId.choiceId`. */
  soldOutChoices: ReadonlySet<string>;
  isAttended: boolean;
  /** Of the business days that were asked for. */
  ledgers: Ledgers;
  menu: MenuSnapshot;
  /** How many orders of the diner are open. */
  openOrders: number;
};

export type PlacementReading = CheckoutReading & {
  /** The order that was placed with this key before. */
  placed: StoredOrder | undefined;
  /** The last number that was given out on each of the days whose ledgers were read. */
  lastNumbers: ReadonlyMap<string, number>;
};

/** The order to be placed, the one that was placed before, or the day whose ledger decides too. */
export type PlacementDecision =
  { place: StoredOrder } | { replay: StoredOrder } | { readDay: string };

export type Placed = { order: StoredOrder; isReplayed: boolean };

/** The menu is read from its cache, at the same time as the rest. */
type ReadMenu = () => Promise<MenuSnapshot>;

type CheckoutRequest = {
  uid: string;
  nowMs: () => number;
  readMenu: ReadMenu;
  /** The business days whose ledgers are needed, so far as that can be said before. */
  days: readonly string[];
};

type PlacementRequest = Omit<CheckoutRequest, 'days'> & { id: string; day: string };

export type PlacementStore = {
  readCheckout(request: CheckoutRequest): Promise<CheckoutReading>;
  readLedgers(days: readonly string[]): Promise<Ledgers>;
  /**
   * Creates an order, empties its cart and books its place in the ledger, all at once; decided from
   * what is read at the same moment, and again when one of them has changed meanwhile.
   *
   * @throws AppError UNAVAILABLE when others were quicker for eight seconds.
   */
  place(
    request: PlacementRequest,
    decide: (reading: PlacementReading) => PlacementDecision,
  ): Promise<Placed>;
};
