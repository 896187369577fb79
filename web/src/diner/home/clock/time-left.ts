import { minuteMs } from '@thymely/contract/ground/time';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { arcPath } from '../../../model/arc-path.ts';
import { minuteAt } from './use-clock-time.ts';

const dayMinutes = 24 * 60;

type Opening = Pick<Ordering, 'state' | 'until'>;

/** Returns the minutes until closing; undefined while closed, or if a day or more is left. */
export function minutesLeft({ state, until }: Opening, nowMs: number): number | undefined {
  const isOpen = state === 'open' || state === 'unattended';
  if (!isOpen || until === null) return undefined;
  const minutes = Math.ceil((Date.parse(until) - nowMs) / minuteMs);
  return minutes > 0 && minutes < dayMinutes ? minutes : undefined;
}

/** The green part of the rim, from now until closing time, as an SVG path around the middle. */
export function openArc(ordering: Ordering, nowMs: number, radius: number): string | undefined {
  const minutes = minutesLeft(ordering, nowMs);
  if (minutes === undefined) return undefined;
  return arcPath(minuteAt(nowMs, ordering), minutes, { center: 0, radius });
}

/** Whether the kitchen rests: an order placed now waits until it opens. */
export function isResting({
  state,
  lastOrdersOver,
}: Pick<Ordering, 'state' | 'lastOrdersOver'>): boolean {
  return state === 'closed' || state === 'paused' || lastOrdersOver !== undefined;
}
