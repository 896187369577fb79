import { minuteMs } from '@thymely/contract/ground/time';
import { endOfTodayMs } from '@thymely/contract/ordering/business-day';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { Actor } from '../audit/store.ts';
import { AppError } from '../platform/app-error.ts';
import { toInstant } from '../ordering/time-zones.ts';
import type { KitchenStore, Pause } from './store.ts';
import * as words from './words.en.ts';

type PauseOrderingDeps = { kitchen: KitchenStore; nowMs: () => number };
type PauseOrderingInput = { actor: Actor; minutes: number | 'today'; reason: string };

/**
 * Pauses orders for as soon as possible, and for slots that begin before the pause ends.
 *
 * @throws AppError CONFLICT while there are no hours to pause.
 */
export async function pauseOrdering(
  { kitchen, nowMs }: PauseOrderingDeps,
  { actor, minutes, reason }: PauseOrderingInput,
): Promise<Pause> {
  let pause: Pause | undefined;
  await kitchen.savePause(actor, (settings) => {
    if (settings.revision === 0) {
      throw new AppError('CONFLICT', words.noHours);
    }
    const now = nowMs();
    const untilMs = minutes === 'today' ? endOfToday(settings, now) : now + minutes * minuteMs;
    pause = { pausedUntil: new Date(untilMs).toISOString(), pauseReason: reason };
    return pause;
  });
  if (pause === undefined) throw new Error('no pause was decided on');
  return pause;
}

/** Ends a pause, if there is one. One whose time is over has ended at that time. */
export async function resumeOrdering(
  { kitchen, nowMs }: PauseOrderingDeps,
  actor: Actor,
): Promise<void> {
  await kitchen.savePause(actor, ({ pausedUntil }) => {
    const endedMs = Math.min(nowMs(), pausedUntil === null ? Infinity : Date.parse(pausedUntil));
    return { pauseEndedAt: new Date(endedMs).toISOString() };
  });
}

/** @throws AppError CONFLICT when there are no hours ahead. */
function endOfToday(hours: OrderingSettings, nowMs: number): number {
  const endMs = endOfTodayMs(nowMs, { hours, toInstant });
  if (endMs === undefined) throw new AppError('CONFLICT', words.noHours);
  return endMs;
}
