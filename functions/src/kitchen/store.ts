import type { OrderingSettings } from '@thymely/contract/hours/endpoints';
import type { Actor } from '../audit/store.ts';

/** Each kitchen screen says now and then that somebody could see an order on it. */
export type SeenScreen = { id: string; name: string; nowMs: number };

export type Pause = { pausedUntil: string; pauseReason: string };

export type KitchenStore = {
  /** What a screen calls itself, as long as it is remembered. One read. */
  findScreenName(id: string): Promise<string | undefined>;
  /** Notes that a screen was seen, and forgets those that have been away for a day. */
  saveScreen(screen: SeenScreen): Promise<void>;
  /** How many orders are open, and the sum of their revisions: what a complete screen shows. */
  countOpen(): Promise<{ open: number; revisions: number }>;
  /**
   * Pauses ordering until then, or resumes it, on record as the actor's. The owner's settings and
   * their revision stay as they are.
   */
  savePause(actor: Actor, decide: (settings: OrderingSettings) => Pause | null): Promise<void>;
};
