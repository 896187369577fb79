import type { NewOrderingSettings, OrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { SlotLoads } from '@thymely/contract/ordering/slots';
import type { Actor } from '../audit/store.ts';
import type { Portions } from './portions.ts';

/** The data that decides whether an order would be taken, besides the ledger of its day. */
export type OrderingFacts = {
  settings: OrderingSettings;
  isAttended: boolean;
  soldOut: ReadonlySet<string>;
  /** The keys of sold-out choices and sizes: see `soldOutKeyOf`. */
  soldOutChoices: ReadonlySet<string>;
};

export type OrderingStore = {
  /** Returns the settings, or the defaults if none were saved. One read. */
  readSettings(): Promise<OrderingSettings>;
  /** Returns the facts at a moment. Three reads. */
  readFacts(nowMs: number): Promise<OrderingFacts>;
  /** Returns the booked load of a business day, and its portions. One read. */
  readLedger(day: string): Promise<{ slots: SlotLoads; portions: Portions }>;
  /**
   * Replaces the owner's settings on behalf of the actor, with the next revision. A pause remains.
   *
   * @throws AppError CONFLICT when the stored revision differs, unless the settings are the same.
   */
  saveSettings(settings: NewOrderingSettings, actor: Actor): Promise<OrderingSettings>;
  /**
   * Closes ordering with a sentence for guests on behalf of the actor, or reopens it with null.
   * Returns false if that is how it was already.
   */
  saveClosedNotice(closedNotice: string | null, actor: Actor): Promise<boolean>;
};
