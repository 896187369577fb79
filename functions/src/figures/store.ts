import type { DayFigures } from '@thymely/contract/figures/endpoints';

export type FiguresStore = {
  /** Returns the figures of days, in the order of the days. One read a day. */
  readDays(days: readonly string[]): Promise<DayFigures[]>;
};
