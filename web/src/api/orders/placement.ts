import type { Order } from '@thymely/contract/orders/endpoints';
import { isApiError, messageOf, unreachable, type ApiError } from '../../lib/http/api-error.ts';
import { dropKept } from '../../lib/session/kept.ts';
import { keepPlacement, keptPlacement } from '../../model/kept-placement.ts';
import type { KeptPlacement } from '../../model/kept-placement.ts';
import { afterAttempt, afterWithdrawal } from './placement-steps.ts';
import type { Answer, PlacementStep } from './placement-steps.ts';

/** How long an order is sent again by itself: a tab restored the next day orders nothing. */
const freshMs = 2 * 60_000;

/** Pauses before the second, third and fourth attempt. */
const pausesMs = [1000, 3000, 6000];
const maxPauseMs = 10_000;

/** The state of an order on its way to the kitchen. */
export type PlacementState =
  | { phase: 'idle' }
  /** `isResumed`: the page no longer shows the form. `isLate`: an attempt got no answer. */
  | { phase: 'sending'; kept: KeptPlacement; isResumed: boolean; isLate: boolean }
  /** The placement is given up: it is withdrawn, unless it turns out to be placed. */
  | { phase: 'checking'; kept: KeptPlacement }
  /** It may or may not have been placed. */
  | { phase: 'unsure'; kept: KeptPlacement; message: string }
  /** The placement was withdrawn: nothing was ordered, and nothing ever will be. */
  | { phase: 'unplaced'; kept: KeptPlacement }
  /** Nothing was ordered, and nothing ever will be; `error` says why. */
  | { phase: 'refused'; kept: KeptPlacement; error: ApiError }
  | { phase: 'placed'; order: Order };

type PlacementDeps = {
  /** Makes the attempt number `attempts`. @throws ApiError */
  send: (kept: KeptPlacement) => Promise<Order>;
  /** Returns the order with this key. @throws ApiError NOT_FOUND once there can never be one */
  withdraw: (kept: KeptPlacement) => Promise<Order>;
  onPlaced: (order: Order) => void;
  onRefused: (error: ApiError) => void;
  /** Whether the server can be reached, as far as that is known; it may have to be asked. */
  isOnline: () => boolean | Promise<boolean>;
  nowMs: () => number;
  pause: (ms: number) => Promise<unknown>;
};

/**
 * Places one order exactly once: every attempt has the same key, which is kept until there is an
 * answer. Lives outside React, so that leaving the page loses no answer.
 */
export class Placement {
  private current: PlacementState = { phase: 'idle' };
  private readonly listeners = new Set<() => void>();
  /** The number of the current run; a run from before the session's end is ignored. */
  private run = 0;
  private readonly deps: PlacementDeps;

  constructor(deps: PlacementDeps) {
    this.deps = deps;
  }

  readonly state = (): PlacementState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The diner has pressed 'Place order'. */
  begin(kept: KeptPlacement): void {
    if (this.isBusy()) return;
    const isOnline = this.deps.isOnline();
    if (isOnline === true) void this.sendUntilAnswered(kept, { isResumed: false });
    else void this.beginOffline(kept, isOnline);
  }

  /** The device reports no connection, which does not have to be so. */
  private async beginOffline(
    kept: KeptPlacement,
    isOnline: false | Promise<boolean>,
  ): Promise<void> {
    const mine = (this.run += 1);
    this.set({ phase: 'sending', kept, isResumed: false, isLate: false });
    const canBeReached = await isOnline;
    if (mine !== this.run) return;
    if (canBeReached) void this.sendUntilAnswered(kept, { isResumed: false });
    // Nothing leaves this device, so it is certain that nothing is ordered.
    else this.show({ phase: 'refused', kept, error: unreachable() });
  }

  /** Continues what this person has begun, if anything; sends it only while it is fresh. */
  resume(uid: string): void {
    if (this.isBusy()) return;
    const kept = keptPlacement(uid);
    if (!kept) this.set({ phase: 'idle' });
    else if (kept.isGivenUp || !this.isFresh(kept)) void this.withdraw(kept);
    else void this.sendUntilAnswered(kept, { isResumed: true });
  }

  /** Makes the outcome certain: an order that was not placed by now never will be. */
  check(uid: string): void {
    if (this.isBusy()) return;
    const kept = keptPlacement(uid);
    if (kept) void this.withdraw(kept);
    else this.set({ phase: 'idle' });
  }

  /** Forgets the outcome for the next page. An order on its way continues. */
  leave(): void {
    if (!this.isBusy()) this.set({ phase: 'idle' });
  }

  /** Ends the run with the session: a late answer must not reach the next person. */
  forget(): void {
    this.run += 1;
    this.set({ phase: 'idle' });
  }

  private set(next: PlacementState): void {
    this.current = next;
    for (const listener of this.listeners) listener();
  }

  /** Shows an outcome to the page that waits for it; without one, nobody is navigated away. */
  private show(outcome: PlacementState): void {
    this.set(this.listeners.size > 0 ? outcome : { phase: 'idle' });
  }

  private isBusy(): boolean {
    return this.current.phase === 'sending' || this.current.phase === 'checking';
  }

  private isFresh({ startedAtMs }: KeptPlacement): boolean {
    return this.deps.nowMs() - startedAtMs <= freshMs;
  }

  private async sendUntilAnswered(
    begun: KeptPlacement,
    { isResumed }: { isResumed: boolean },
  ): Promise<void> {
    const mine = (this.run += 1);
    let kept = begun;
    for (const pauseMs of [...pausesMs, undefined]) {
      kept = { ...kept, attempts: kept.attempts + 1 };
      // The count is kept before sending, so that after a reload the next attempt counts on.
      keepPlacement(kept);
      this.set({ phase: 'sending', kept, isResumed, isLate: kept.attempts > begun.attempts + 1 });
      const step = afterAttempt(kept, await answerTo(this.deps.send(kept)));
      if (mine !== this.run) return;
      const isOver = step.to !== 'repeat' || pauseMs === undefined || !this.isFresh(kept);
      // Nothing is given up for lack of a connection: the placement continues once there is one.
      const isLost = step.to === 'repeat' && !(await this.deps.isOnline());
      if (mine !== this.run) return;
      if (isLost) {
        this.follow({ to: 'unsure', error: step.error }, kept);
        return;
      }
      if (isOver) {
        this.follow(step, kept);
        return;
      }
      this.set({ phase: 'sending', kept, isResumed, isLate: true });
      await this.deps.pause(pauseAfter(step.error, pauseMs));
      if (mine !== this.run) return;
    }
  }

  private async withdraw(begun: KeptPlacement, because?: ApiError): Promise<void> {
    const mine = (this.run += 1);
    const kept = { ...begun, isGivenUp: true };
    keepPlacement(kept);
    this.set({ phase: 'checking', kept });
    const answer = await answerTo(this.deps.withdraw(kept));
    if (mine === this.run) this.follow(afterWithdrawal(answer, because), kept);
  }

  private follow(step: PlacementStep, kept: KeptPlacement): void {
    switch (step.to) {
      case 'placed':
        dropKept('placement');
        dropKept('checkout');
        this.deps.onPlaced(step.order);
        this.show({ phase: 'placed', order: step.order });
        return;
      case 'refused':
        dropKept('placement');
        this.deps.onRefused(step.error);
        this.show({ phase: 'refused', kept, error: step.error });
        return;
      case 'unplaced':
        // Without a page, the placement is kept: the next visit withdraws it again and says so.
        if (this.listeners.size > 0) dropKept('placement');
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

/** Returns the result of a call, which never rejects. */
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
