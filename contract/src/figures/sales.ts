import type { FigureSums } from './schema.ts';

/** How it goes, in five figures; undefined where there is nothing to divide by. */
export type Sales = {
  cents: number;
  /** The orders that are open or were collected. */
  orders: number;
  averageCents: number | undefined;
  /** The share of the collected orders that were ready in time, 0 to 1. */
  onTime: number | undefined;
  minutesToReady: number | undefined;
};

type Summed = Pick<FigureSums, 'cents' | 'open' | 'collected' | 'late' | 'prepSeconds' | 'timed'>;

/** Returns what the dashboard and the mail of a day both say. */
export function salesOf({ cents, open, collected, late, prepSeconds, timed }: Summed): Sales {
  return {
    cents,
    orders: open + collected,
    averageCents: collected > 0 ? Math.round(cents / collected) : undefined,
    onTime: collected > 0 ? 1 - late / collected : undefined,
    minutesToReady: timed > 0 ? Math.round(prepSeconds / timed / 60) : undefined,
  };
}
