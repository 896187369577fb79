import type { Order } from '@thymely/contract/orders/endpoints';
import { isApiError, messageOf, unreachable, type ApiError } from '../../lib/http/api-error.ts';
import { dropUnfinished } from '../../lib/session/unfinished.ts';
import { keepPlacement, keptPlacement } from '../../model/kept-placement.ts';
import type { KeptPlacement } from '../../model/kept-placement.ts';
import { afterAttempt, afterWithdrawal } from './placement-steps.ts';
import type { Answer, PlacementStep } from './placement-steps.ts';

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
  /** Given up: finds out whether it was placed, and sees to it that otherwise it never is. */
  | { phase: 'checking'; kept: KeptPlacement }
  /** It may or may not have been placed. */
  | { phase: 'unsure'; kept: KeptPlacement; message: string }
  /** Withdrawn: certainly not placed, now or later. */
  | { phase: 'unplaced'; kept: KeptPlacement }
  /** Certainly not placed, now or later, for a reason. */
  | { phase: 'refused'; kept: KeptPlacement; error: ApiError }
  | { phase: 'placed'; order: Order };

type PlacementParts = {
  /** Makes the attempt that `attempts` counts. @throws ApiError */
  send: (kept: KeptPlacement) => Promise<Order>;
  /** The order that was placed with this key. @throws ApiError NOT_FOUND once there will never be one */
  withdraw: (kept: KeptPlacement) => Promise<Order>;
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
    else if (kept.isGivenUp || !this.isFresh(kept)) void this.withdraw(kept);
    else void this.sendUntilAnswered(kept, { isResumed: true });
  }

  /** This person wants to know for certain: what was not placed by now never will be. */
  check(uid: string): void {
    if (this.isBusy()) return;
    const kept = keptPlacement(uid);
    if (kept) void this.withdraw(kept);
    else this.set({ phase: 'idle' });
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
    for (const pauseMs of [...pausesMs, undefined]) {
      kept = { ...kept, attempts: kept.attempts + 1 };
      // Before it is sent: after a reload the next attempt must not pass for this one.
      keepPlacement(kept);
      this.set({ phase: 'sending', kept, isResumed, isLate: kept.attempts > begun.attempts + 1 });
      const step = afterAttempt(kept, await answerTo(this.parts.send(kept)));
      if (mine !== this.run) return;
      const isOver = step.to !== 'repeat' || pauseMs === undefined || !this.isFresh(kept);
      // Without a connection nothing is given up: it goes on once there is one.
      if (step.to === 'repeat' && !this.parts.isOnline()) {
        this.follow({ to: 'unsure', error: step.error }, kept);
        return;
      }
      if (isOver) {
        this.follow(step, kept);
        return;
      }
      this.set({ phase: 'sending', kept, isResumed, isLate: true });
      await this.parts.pause(pauseAfter(step.error, pauseMs));
      if (mine !== this.run) return;
    }
  }

  private async withdraw(begun: KeptPlacement, because?: ApiError): Promise<void> {
    const mine = (this.run += 1);
    const kept = { ...begun, isGivenUp: true };
    keepPlacement(kept);
    this.set({ phase: 'checking', kept });
    const answer = await answerTo(this.parts.withdraw(kept));
    if (mine === this.run) this.follow(afterWithdrawal(answer, because), kept);
  }

  private follow(step: PlacementStep, kept: KeptPlacement): void {
    switch (step.to) {
      case 'placed':
        dropUnfinished();
        this.parts.onPlaced(step.order);
        this.show({ phase: 'placed', order: step.order });
        return;
      case 'refused':
        dropUnfinished();
        this.parts.onRefused(step.error);
        this.show({ phase: 'refused', kept, error: step.error });
        return;
      case 'unplaced':
        // Whoever has left the page is told on the next visit, which withdraws it once more.
        if (this.listeners.size > 0) dropUnfinished();
        this.show({ phase: 'unplaced', kept });
        return;
      case 'repeat':
        void this.withdraw(kept);
        return;
      case 'withdraw':
        void this.withdraw(kept, step.error);
        return;
      case 'unsure':
        this.set({ phase: 'unsure', kept, message: messageOf(step.error) });
    }
  }
}

/** What came of a call, also when that is an error. */
function answerTo(call: Promise<Order>): Promise<Answer> {
  return call.then(
    (order) => ({ order }),
    (error: unknown) => ({ error }),
  );
}

function pauseAfter(error: unknown, pauseMs: number): number {
  const asked = isApiError(error) ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.min(Math.max(asked, pauseMs), maxPauseMs);
}
