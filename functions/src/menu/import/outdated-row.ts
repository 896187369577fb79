import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import { furtherCellsOf } from '@thymely/contract/menu/csv-columns';
import type { MenuItem, NewMenuItem } from '@thymely/contract/menu/endpoints';
import {
  columnOfFact,
  furtherFacts,
  type FurtherColumn,
} from '@thymely/contract/menu/further-facts';
import * as words from './words.en.ts';

const longestQuote = 80;

/**
 * The faults of a row whose dish was changed after the file was exported, by column: what the menu
 * says now. Columns that the row does not have are left out.
 */
export function changesSinceExport(dish: NewMenuItem, present: MenuItem): Record<string, string> {
  const errors: Record<string, string> = {
    version: words.changedSinceExport,
  };
  for (const field of ['name', 'category', 'recipe', 'image'] as const) {
    if (dish[field] !== present[field]) errors[field] = textNow[field](shortened(present[field]));
  }
  if (dish.price !== present.price) {
    errors['price'] = words.priceNow(formatCents(centsFromPrice(present.price)));
  }
  const [wanted, cells] = [furtherCellsOf(dish), furtherCellsOf(present)];
  for (const fact of furtherFacts) {
    const column = columnOfFact[fact];
    if (dish[fact] === undefined || wanted[column] === cells[column]) continue;
    errors[column] = cellNow(column, cells[column]);
  }
  return errors;
}

const textNow = {
  name: words.nameNow,
  category: words.categoryNow,
  recipe: words.recipeNow,
  image: words.imageNow,
};

/** What is on the menu now, and what to say if the cell is empty. */
const factNow: Record<FurtherColumn, [now: (text: string) => string, blank: string]> = {
  diets: [words.dietsNow, words.noDietsNow],
  allergens: [words.allergensNow, words.noAllergensNow],
  options: [words.optionsNow, words.noOptionsNow],
  load: [words.loadNow, words.noLoadNow],
  resting: [() => words.restsNow, words.backNow],
  tax: [words.taxNow, words.noTaxNow],
  sizes: [words.sizesNow, words.noSizesNow],
  served: [words.servedNow, words.noServedNow],
  notice: [words.noticeNow, words.noNoticeNow],
};

function cellNow(column: FurtherColumn, cell: string): string {
  const [now, blank] = factNow[column];
  return cell === '' ? blank : now(shortened(cell));
}

function shortened(text: string): string {
  return text.length > longestQuote ? `${beginningOf(text, longestQuote)}…` : text;
}
