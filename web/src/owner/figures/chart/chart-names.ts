import {
  figureDayInWords,
  figureRangeInWords,
  weekdayOf,
} from '../../parts/figures/figures-in-words.ts';
import type { ShownFigures } from '../use-figures.ts';
import * as figureWords from '../../parts/figures/words.en.ts';
import * as words from '../words.en.ts';

/** What the days shown are called in a chart. */
export function nowName({ range, today }: ShownFigures): string {
  if (range.from !== range.to) return figureRangeInWords(range);
  return range.from === today ? figureWords.today : figureDayInWords(range.from);
}

/** What the days before are called. */
export function beforeName({ range, today, compared }: ShownFigures): string {
  if (range.from !== range.to) return words.sameWeekdays(figureRangeInWords(compared));
  if (range.from === today) return figureWords.lastWeekdays[weekdayOf(compared.from)];
  return figureDayInWords(compared.from);
}
