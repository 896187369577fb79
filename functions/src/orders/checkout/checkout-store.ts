import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { Ledgers } from '@thymely/contract/ordering/slots';
import type { StoredLine } from '../../cart/store.ts';
import type { MenuSnapshot } from '../../menu/store.ts';
import type { Portions } from '../../ordering/portions.ts';

/** The order that emptied a cart. */
export type LastOrder = { id: string; number: number; atMs: number };

export type OrderedCart = {
  /** The lines in the order added. */
  lines: readonly StoredLine[];
  lastOrder: LastOrder | undefined;
  /** The times of the diner's last placements, at most six. */
  placedAtMs: readonly number[];
  /** The IDs of orders that the diner was definitely told were not placed, at most six. */
  withdrawn: readonly string[];
};

/** What decides about everybody's orders. */
export type SharedFacts = {
  settings: OrderingSettings;
  /** The dishes that are sold out now. */
  soldOut: ReadonlySet<string>;
  /** The choices and sizes that are sold out now, by the keys of `soldOutKeyOf`. */
  soldOutChoices: ReadonlySet<string>;
  isAttended: boolean;
  menu: MenuSnapshot;
};

/** The data that decides whether a cart can be ordered, read at one moment. */
export type CheckoutReading = SharedFacts & {
  cart: OrderedCart;
  /** The ledgers of the requested business days. */
  ledgers: Ledgers;
  /** The number of open orders of diners without a verified email on those days. */
  unverifiedOpen: ReadonlyMap<string, number>;
  /** The limits of portions on those days, and what is taken of them. */
  portions: ReadonlyMap<string, Portions>;
  /** The number of the diner's open orders. */
  openOrders: number;
};

/** Reads the menu from its cache, at the same time as the rest. */
type ReadMenu = () => Promise<MenuSnapshot>;

/** Ledgers: their slots, their numbers of open orders of diners without a verified email, and their portions. */
export type ReadLedgers = Pick<CheckoutReading, 'ledgers' | 'unverifiedOpen' | 'portions'>;

export type CheckoutRequest = {
  uid: string;
  nowMs: () => number;
  readMenu: ReadMenu;
  /** The business days whose ledgers are needed, as far as that is known in advance. */
  days: readonly string[];
};

export type CheckoutStore = {
  /**
   * Returns the settings as this process last read them. They only indicate which ledgers will be
   * needed; decisions use the settings that are read together with the ledgers.
   */
  lastSettings(): OrderingSettings | undefined;
  readCheckout(request: CheckoutRequest): Promise<CheckoutReading>;
  readLedgers(days: readonly string[]): Promise<ReadLedgers>;
};
