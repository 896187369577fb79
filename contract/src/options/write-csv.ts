import { writeAmount } from '../ground/csv/decimal-mark.ts';
import { writeListCell } from '../ground/csv/list-cell.ts';
import { writeCsvFile } from '../ground/csv/write-csv-file.ts';
import { writeYesNo } from '../ground/csv/yes-no.ts';
import { type OptionColumn, optionColumns } from './csv-columns.ts';
import type { OptionGroup } from './schema.ts';
import { writeSizePrices } from './size-prices-cell.ts';
import * as words from './csv-words.en.ts';

/** Returns groups of options as a CSV file: a row of column names and a row for each choice. */
export function writeOptionsCsv(groups: readonly OptionGroup[]): string {
  const headings = optionColumns.map((column) => words.headings[column]);
  return writeCsvFile(headings, optionRows(groups));
}

/** Returns the cells of each choice, in the order of the columns. */
export function optionRows(groups: readonly OptionGroup[]): string[][] {
  return groups.flatMap(({ _id, name, min, max, maxEach = 1, choices }) =>
    choices.map((choice) => {
      const cells: Record<OptionColumn, string> = {
        _id,
        name,
        min: String(min),
        max: String(max),
        each: String(maxEach),
        choice_id: choice.id,
        choice: choice.name,
        price: writeAmount(choice.cents),
        prices_by_size: writeSizePrices(choice.centsBySize),
        default: writeYesNo(choice.isDefault ?? false),
        diets: writeListCell(choice.diets),
        allergens: writeListCell(choice.allergens),
      };
      return optionColumns.map((column) => cells[column]);
    }),
  );
}
