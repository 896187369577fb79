import { type MenuColumn, requiredMenuColumns } from './csv-columns.ts';
import type { HeadingMeaning } from './match-columns.ts';

/** Returns the columns without which there is no menu, and which no heading means. */
export function missingColumns(columns: readonly HeadingMeaning[]): MenuColumn[] {
  return requiredMenuColumns.filter(
    (name) => !columns.includes(name) && !(name === 'price' && columns.includes('size_price')),
  );
}
