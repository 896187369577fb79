import type { NewOrderingSettings, OrderingSettings } from '@thymely/contract/hours/endpoints';
import type { SlotLoads } from '@thymely/contract/hours/slots';
import type { Actor } from '../audit/store.ts';

/** What decides whether an order would be taken, beside the ledger of its day. */
export type OrderingFacts = {
  settings: OrderingSettings;
  isAttended: boolean;
  soldOut: ReadonlySet<string>;
  soldOutChoices: ReadonlySet<string>;
};

export type OrderingStore = {
  /** The defaults when nothing was set. One read. */
  readSettings(): Promise<OrderingSettings>;
  /** As of one moment. Three reads. */
  readFacts(nowMs: number): Promise<OrderingFacts>;
  /** What is booked on a business day. One read. */
  readLoads(day: string): Promise<SlotLoads>;
  /**
   * Replaces what the owner sets, as the actor's, with the next revision; a pause stays as it is.
   *
   * @throws AppError CONFLICT when they have another revision, unless they say all of it already.
   */
  saveSettings(settings: NewOrderingSettings, actor: Actor): Promise<OrderingSettings>;
};
