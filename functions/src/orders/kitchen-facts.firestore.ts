import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** How long ago a kitchen screen may have been seen, for orders to be taken. */
const unseenMs = 3 * 60_000;

type Presence = { settings: OrderingSettings; presence: DocumentSnapshot; nowMs: number };

/** Whether somebody sees the orders that come in: `kitchen/presence`. */
export function isAttended({ settings, presence, nowMs }: Presence): boolean {
  if (!settings.needsScreen) return true;
  const screens = (presence.get('screens') ?? {}) as Record<string, { seenAt: Timestamp }>;
  return Object.values(screens).some(({ seenAt }) => nowMs - seenAt.toMillis() <= unseenMs);
}

/** The dishes that are sold out at a moment: `availability/now`. */
export function soldOutDishes(availability: DocumentSnapshot, nowMs: number): ReadonlySet<string> {
  const soldOut = (availability.get('soldOut') ?? {}) as Record<
    string,
    { until: Timestamp | null }
  >;
  const isOut = ([, { until }]: [string, { until: Timestamp | null }]) =>
    until === null || until.toMillis() > nowMs;
  return new Set(
    Object.entries(soldOut)
      .filter(isOut)
      .map(([id]) => id),
  );
}
