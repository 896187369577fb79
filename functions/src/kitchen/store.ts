import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { Actor } from '../audit/store.ts';

/** A heartbeat, by which a kitchen screen shows that somebody could see an order on it. */
export type SeenScreen = { id: string; name: string; nowMs: number };

export type Pause = { pausedUntil: string; pauseReason: string };

/** The end of a pause, which unanswered orders count from. */
export type PauseEnd = { pauseEndedAt: string };

export type KitchenStore = {
  /** Returns a screen's own name, as long as it is remembered. One read. */
  findScreenName(id: string): Promise<string | undefined>;
  /** Records that a screen was seen, and removes those that were away for a day. */
  saveScreen(screen: SeenScreen): Promise<void>;
  /** Returns the number of open orders and the sum of their revisions, for complete screens. */
  countOpen(): Promise<{ open: number; revisions: number }>;
  /** Counts the orders that `readUnacknowledged` returns. 1 read. */
  countUnacknowledged(sinceMs: number): Promise<number>;
  /**
   * Pauses ordering on behalf of the actor, or resumes it if there is a pause to end. The owner's
   * settings and their revision stay the same.
   */
  savePause(actor: Actor, decide: (settings: OrderingSettings) => Pause | PauseEnd): Promise<void>;
};
