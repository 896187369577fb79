/** Reads options from a CSV file. It loads a CSV library: import it when a file is chosen. */
import { beginningOf } from '../ground/text/beginning-of.ts';
import * as v from 'valibot';
import type { FileEncoding } from '../ground/csv/file-encodings.ts';
import { FileFault } from '../ground/csv/file-fault.ts';
import type { CsvRow } from '../ground/csv/file-table.ts';
import { readCsvFile } from '../ground/csv/read-csv-file.ts';
import { contradictionsInWords } from '../menu/declarations.ts';
import { furtherTexts } from '../menu/imported-dish.schema.ts';
import { readPriceCell } from '../ground/csv/price-cell.ts';
import { readYesNo } from '../ground/csv/yes-no.ts';
import { type OptionColumn, optionColumns, requiredOptionColumns } from './csv-columns.ts';
import type { OptionGroup } from './schema.ts';
import { newOptionGroupSchema, optionGroupIdSchema } from './schema.ts';
import { readSizePrices, writeSizePrices } from './size-prices-cell.ts';
import * as words from './csv-words.en.ts';
import * as fileWords from '../ground/csv/words.en.ts';
import { amountText } from '../ground/price/amount-text.ts';
import { groupBy } from '../ground/group-by.ts';

/** A group of the file in the form in which it is saved, or its errors by row. */
export type OptionFileGroup = {
  id: string;
  name: string;
  /** The numbers of its rows as spreadsheets show them. */
  rows: number[];
} & ({ group: OptionGroup } | { faults: string[] });

export type OptionFile = { encoding: FileEncoding; groups: OptionFileGroup[] } | { fault: string };

const format = {
  columns: optionColumns,
  headings: words.headings,
  required: requiredOptionColumns,
  unknown: { one: words.unknownColumn, many: words.unknownColumns },
};

type Row = CsvRow<OptionColumn>;

/** Returns the groups of a CSV file as spreadsheets save it, each with its choices in order. */
export function readOptionsCsv(bytes: Uint8Array): OptionFile {
  try {
    const { encoding, rows } = readCsvFile(bytes, format);
    if (rows.length === 0) throw new FileFault(words.noOptions);
    return { encoding, groups: readOptionGroups(rows) };
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message };
    throw error;
  }
}

/** Returns the groups of rows of choices. */
export function readOptionGroups(rows: readonly CsvRow<OptionColumn>[]): OptionFileGroup[] {
  const byGroup = groupBy(rows, ({ cells }) => cells._id ?? '');
  return [...byGroup].map(([id, own]) => readGroup(id, own));
}

function readGroup(id: string, rows: Row[]): OptionFileGroup {
  const [first] = rows;
  const name = first?.cells.name ?? '';
  const common = { id, name, rows: rows.map(({ number }) => number) };
  const faults = rows.flatMap((row) => rowFaults(row, first));
  const raw = {
    name,
    min: wholeNumber(first?.cells.min),
    max: wholeNumber(first?.cells.max),
    ...eachOf(first?.cells.each),
    choices: rows.map(readChoice),
  };
  const parsed = v.safeParse(newOptionGroupSchema, raw, { abortPipeEarly: true });
  for (const { path, message } of parsed.issues ?? []) {
    const [field, index] = path?.map(({ key }) => key) ?? [];
    const row = field === 'choices' && typeof index === 'number' ? rows[index] : first;
    faults.push(words.inRow(row?.number ?? '', message));
  }
  if (!v.safeParse(optionGroupIdSchema, id).success)
    faults.push(words.inRow(first?.number ?? '', words.notAnId(beginningOf(id, 60))));
  if (parsed.success && faults.length === 0)
    return { ...common, group: { _id: id, ...parsed.output } };
  return { ...common, faults: [...new Set(faults)] };
}

/** Returns the errors of a row that the schema of a group does not cover. */
function rowFaults(
  { number, cells, isTooLong, isMisquoted }: Row,
  first: Row | undefined,
): string[] {
  const faults: string[] = [];
  if (isTooLong) faults.push(fileWords.rowTooLong);
  if (isMisquoted) faults.push(fileWords.rowMisquoted);
  for (const column of ['name', 'min', 'max', 'each'] as const) {
    if (cells[column] !== first?.cells[column]) faults.push(words.differs(words.headings[column]));
  }
  if (defaultOf(cells.default) === undefined) faults.push(words.defaultNotYesOrNo);
  const price = readPriceCell(cells.price || '0');
  if ('fault' in price) faults.push(price.fault ?? words.invalidPrice(amountText(150)));
  if (readSizePrices(cells.prices_by_size) === undefined)
    faults.push(words.invalidPriceBySize(writeSizePrices({ small: 100, large: 150 })));
  const declared = declaredIn(cells);
  faults.push(...declared.faults);
  const contradictions = contradictionsInWords(declared, 'choice');
  if (contradictions !== undefined) faults.push(contradictions);
  return faults.map((fault) => words.inRow(number, fault));
}

function readChoice({ cells }: Row) {
  const price = readPriceCell(cells.price || '0');
  const { diets, allergens } = declaredIn(cells);
  const centsBySize = readSizePrices(cells.prices_by_size);
  return {
    id: cells.choice_id,
    name: cells.choice,
    cents: 'cents' in price ? price.cents : 0,
    ...(centsBySize && Object.keys(centsBySize).length > 0 && { centsBySize }),
    isDefault: defaultOf(cells.default) ?? false,
    ...(diets && { diets }),
    ...(allergens && { allergens }),
  };
}

/** Returns the declarations of a row, and its unknown words. */
function declaredIn(cells: Row['cells']) {
  const diets = v.safeParse(furtherTexts.diets, cells.diets ?? '', { abortPipeEarly: true });
  const allergens = v.safeParse(furtherTexts.allergens, cells.allergens ?? '', {
    abortPipeEarly: true,
  });
  return {
    diets: diets.success ? diets.output : null,
    allergens: allergens.success ? allergens.output : null,
    faults: [diets, allergens].flatMap(({ issues }) => issues?.map(({ message }) => message) ?? []),
  };
}

/** Returns undefined for text that is neither yes nor no. */
function defaultOf(cell = ''): boolean | undefined {
  return cell === '' ? false : readYesNo(cell);
}

/** Returns nothing for 1 and for an empty cell, which mean the same. */
function eachOf(cell = '') {
  return cell === '' || cell === '1' ? {} : { maxEach: wholeNumber(cell) };
}

/** Returns NaN for text that is no whole number. */
function wholeNumber(cell = ''): number {
  return /^\d{1,6}$/.test(cell) ? Number(cell) : NaN;
}
