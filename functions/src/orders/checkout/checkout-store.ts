import type { OrderingSettings } from '@thymely/contract/hours/endpoints';
import type { Ledgers } from '@thymely/contract/hours/slots';
import type { StoredLine } from '../../cart/store.ts';
import type { MenuSnapshot } from '../../menu/store.ts';

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
  /** Of the choices that are sold out now, as `groupId.choiceId`. */
  soldOutChoices: ReadonlySet<string>;
  isAttended: boolean;
  /** Of the business days that were asked for. */
  ledgers: Ledgers;
  /** How many open orders of diners without a verified email those days have. */
  unverifiedOpen: ReadonlyMap<string, number>;
  menu: MenuSnapshot;
  /** How many orders of the diner are open. */
  openOrders: number;
};

/** The menu is read from its cache, at the same time as the rest. */
type ReadMenu = () => Promise<MenuSnapshot>;

/** Ledgers, and what they say of diners without a verified email. */
export type ReadLedgers = Pick<CheckoutReading, 'ledgers' | 'unverifiedOpen'>;

export type CheckoutRequest = {
  uid: string;
  nowMs: () => number;
  readMenu: ReadMenu;
  /** The business days whose ledgers are needed, so far as that can be said before. */
  days: readonly string[];
};

export type CheckoutStore = {
  /**
   * The settings as this process last read them. They only say which ledgers will be needed: what is
   * decided is decided by the settings that are read with it.
   */
  lastSettings(): OrderingSettings | undefined;
  readCheckout(request: CheckoutRequest): Promise<CheckoutReading>;
  readLedgers(days: readonly string[]): Promise<ReadLedgers>;
};
