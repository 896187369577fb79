import { type FurtherColumn, furtherCellsOf } from '@thymely/contract/menu/csv-columns';
import type { MenuItem, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { priceFormat } from '../../platform/brand.ts';

const longestQuote = 80;

/**
 * The faults of a row whose dish was changed after the file was exported, by column: what the menu
 * says now. Columns that the row does not have are left out.
 */
export function changesSinceExport(dish: NewMenuItem, present: MenuItem): Record<string, string> {
  const errors: Record<string, string> = {
    version: 'This dish was changed after the file was exported. Export the menu again.',
  };
  for (const field of ['name', 'category', 'recipe', 'image'] as const) {
    if (dish[field] === present[field]) continue;
    errors[field] = `The ${field} on the menu is now ${quoted(present[field])}.`;
  }
  if (dish.price !== present.price) {
    errors['price'] = `The price on the menu is now ${priceFormat.format(present.price)}.`;
  }
  const [wanted, cells] = [furtherCellsOf(dish), furtherCellsOf(present)];
  for (const [column, field] of Object.entries(further) as [FurtherColumn, keyof NewMenuItem][]) {
    if (dish[field] === undefined || wanted[column] === cells[column]) continue;
    const verb = column === 'load' ? 'is' : 'are';
    const words = cells[column] === '' ? 'blank' : quoted(cells[column]);
    errors[column] = `The ${column} on the menu ${verb} now ${words}.`;
  }
  if (errors['resting'] !== undefined) {
    errors['resting'] = present.resting ? 'The dish rests now.' : 'The dish is on the menu again.';
  }
  return errors;
}

const further = {
  diets: 'diets',
  allergens: 'allergens',
  options: 'optionGroups',
  load: 'load',
  resting: 'resting',
} as const satisfies Record<FurtherColumn, keyof NewMenuItem>;

function quoted(text: string): string {
  return `“${text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text}”`;
}
