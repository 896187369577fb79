import type { Order } from '@thymely/contract/orders/endpoints';
import { isApiError, messageOf, unreachable, type ApiError } from '../lib/http/api-error.ts';
import { dropPlacement, keepPlacement, keptPlacement } from '../lib/kept-placement.ts';
import type { KeptPlacement } from '../lib/kept-placement.ts';

/** So long after 'Place order' it is sent again by itself: a tab restored the next day orders nothing. */
const freshMs = 2 * 60_000;

/** Pauses before the second, third and fourth attempt. */
const pausesMs = [1000, 3000, 6000];
const maxPauseMs = 10_000;

/** Where an order stands on its way to the kitchen. */
export type PlacementState =
  | { phase: 'idle' }
  /** `isResumed`: by a page that no longer shows the form. `isLate`: an attempt got no answer. */
  | { phase: 'sending'; kept: KeptPlacement; isResumed: boolean; isLate: boolean }
  /** Begun a while ago: asks whether it was placed, and sends nothing. */
  | { phase: 'checking'; kept: KeptPlacement }
  /** It may or may not have been placed. */
  | { phase: 'unsure'; kept: KeptPlacement; message: string }
  /** Begun a while ago; certainly not placed. */
  | { phase: 'unplaced'; kept: KeptPlacement }
  /** Certainly not placed, for a reason. */
  | { phase: 'refused'; kept: KeptPlacement; error: ApiError }
  | { phase: 'placed'; order: Order };

type PlacementParts = {
  /** @throws ApiError */
  send: (kept: KeptPlacement) => Promise<Order>;
  /** The order that was placed with this key, if it was. @throws ApiError */
  find: (kept: KeptPlacement) => Promise<Order | undefined>;
  onPlaced: (order: Order) => void;
  onRefused: (error: ApiError) => void;
  isOnline: () => boolean;
  nowMs: () => number;
  pause: (ms: number) => Promise<unknown>;
};

/**
 * Places one order, exactly once: every attempt has the same key, and the key is kept until an answer
 * came. Lives outside React, so that leaving the page loses no answer.
 */
export class Placement {
  private current: PlacementState = { phase: 'idle' };
  private readonly listeners = new Set<() => void>();
  /** What began before the session ended has no say any more. */
  private run = 0;
  private readonly parts: PlacementParts;

  constructor(parts: PlacementParts) {
    this.parts = parts;
  }

  readonly state = (): PlacementState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The diner has pressed 'Place order'. */
  begin(kept: KeptPlacement): void {
    if (this.isBusy()) return;
    // Nothing would leave this device: it is certain that nothing is ordered.
    if (!this.parts.isOnline()) this.set({ phase: 'refused', kept, error: unreachable() });
    else void this.sendUntilAnswered(kept, { isResumed: false });
  }

  /** Goes on with what this person has begun, if anything; by itself only while it is fresh. */
  resume(uid: string): void {
    if (this.isBusy()) return;
    const kept = keptPlacement(uid);
    if (!kept) this.set({ phase: 'idle' });
    else if (!this.isFresh(kept)) void this.check(kept);
    else void this.sendUntilAnswered({ ...kept, isUnsure: true }, { isResumed: true });
  }

  /** The page is left: what it knew is not news to the next one. An order on its way goes on. */
  leave(): void {
    if (!this.isBusy()) this.set({ phase: 'idle' });
  }

  /** The session has ended: an answer still on its way belongs to nobody here. */
  forget(): void {
    this.run += 1;
    this.set({ phase: 'idle' });
  }

  private set(next: PlacementState): void {
    this.current = next;
    for (const listener of this.listeners) listener();
  }

  /** For the page that waits for it; nobody is led away from another one, now or later. */
  private show(outcome: PlacementState): void {
    this.set(this.listeners.size > 0 ? outcome : { phase: 'idle' });
  }

  private isBusy(): boolean {
    return this.current.phase === 'sending' || this.current.phase === 'checking';
  }

  private isFresh({ startedAtMs }: KeptPlacement): boolean {
    return this.parts.nowMs() - startedAtMs <= freshMs;
  }

  private async sendUntilAnswered(
    begun: KeptPlacement,
    { isResumed }: { isResumed: boolean },
  ): Promise<void> {
    const mine = (this.run += 1);
    let kept = begun;
    keepPlacement(kept);
    this.set({ phase: 'sending', kept, isResumed, isLate: false });
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        const order = await this.parts.send(kept);
        if (mine === this.run) this.settle(order);
        return;
      } catch (error) {
        if (mine !== this.run) return;
        if (!mayBePlaced(error)) {
          this.refuse(kept, error as ApiError);
          return;
        }
        kept = { ...kept, isUnsure: true };
        keepPlacement(kept);
        if (pauseMs === undefined || !this.parts.isOnline() || !this.isFresh(kept)) {
          this.set({ phase: 'unsure', kept, message: messageOf(error) });
          return;
        }
        this.set({ phase: 'sending', kept, isResumed, isLate: true });
        await this.parts.pause(pauseAfter(error, pauseMs));
        if (mine !== this.run) return;
      }
    }
  }

  private async check(kept: KeptPlacement): Promise<void> {
    const mine = (this.run += 1);
    this.set({ phase: 'checking', kept });
    try {
      const order = await this.parts.find(kept);
      if (mine !== this.run) return;
      if (order) {
        this.settle(order);
        return;
      }
      dropPlacement();
      this.set({ phase: 'unplaced', kept });
    } catch (error) {
      if (mine === this.run) this.set({ phase: 'unsure', kept, message: messageOf(error) });
    }
  }

  private settle(order: Order): void {
    dropPlacement();
    this.parts.onPlaced(order);
    this.show({ phase: 'placed', order });
  }

  private refuse(kept: KeptPlacement, error: ApiError): void {
    const isAboutCaller = [401, 403, 429].includes(error.status);
    // It says nothing of an earlier attempt, and who logs in again goes on.
    if (isAboutCaller && (kept.isUnsure || error.status === 401)) {
      this.set({ phase: 'unsure', kept, message: error.message });
      return;
    }
    dropPlacement();
    this.parts.onRefused(error);
    this.show({ phase: 'refused', kept, error });
  }
}

/** No answer, or none that is the API's own. */
function mayBePlaced(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.code === 'UNREADABLE' || error.status < 400 || error.status >= 500;
}

function pauseAfter(error: unknown, pauseMs: number): number {
  const asked = isApiError(error) ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.min(Math.max(asked, pauseMs), maxPauseMs);
}
