import { beginningOf } from '../ground/text/beginning-of.ts';
import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { readListCell } from '../ground/csv/list-cell.ts';
import { readYesNo } from '../ground/csv/yes-no.ts';
import { idSchema } from '../ground/fields.schema.ts';
import { typedCount } from '../ground/text/typed-count.ts';
import { foldText } from '../ground/text/fold-text.ts';
import { typedText } from '../ground/text/typed-text.ts';
import { allergens, diets } from './declarations.ts';
import {
  loadSchema,
  noticeMinutesSchema,
  optionGroupsSchema,
  restingSchema,
  sizesSchema,
} from './further-fields.schema.ts';
import { allergensSchema, dietsSchema } from './declarations.schema.ts';
import { servedSchema } from '../categories/served.schema.ts';
import { readServedCell } from './served-cell.ts';
import { readSizesCell } from './sizes-cell.ts';
import * as words from './words.en.ts';

const cellSchema = v.pipe(
  v.union([anyTextSchema(), v.number()], words.cellNotText),
  v.transform(String),
);

type KnownWords<Word extends string> = {
  /** The words, and the labels that people read instead of them. */
  known: Readonly<Record<Word, { label: string }>>;
  /** The message about a word that is none of them. */
  fault: (word: string, known: string) => string;
};

/**
 * A cell with some of the words that the contract defines, or with their labels in the restaurant's
 * language, in any case and with or without accents. Owners' files have commas between them.
 */
function wordsCellSchema<Word extends string>({ known, fault }: KnownWords<Word>) {
  const ids = Object.keys(known) as Word[];
  const byLabel = new Map(ids.map((id) => [foldText(known[id].label), id]));
  return v.pipe(
    anyTextSchema(),
    v.transform(
      (cell) =>
        readListCell(cell, /[|,]/)?.map(
          (word) => byLabel.get(foldText(word)) ?? word.toLowerCase(),
        ) ?? null,
    ),
    v.check(
      (list) => unknownIn(list, ids) === undefined,
      ({ input }) => fault(unknownIn(input, ids) ?? '', ids.join(', ')),
    ),
  );
}

/** Returns the first value that is none of the words, short enough for a message. */
function unknownIn(list: readonly string[] | null, known: readonly string[]): string | undefined {
  const unknown = list?.find((value) => !known.includes(value));
  return unknown === undefined ? undefined : beginningOf(unknown, 60);
}

const groupsCellSchema = v.pipe(
  anyTextSchema(),
  v.transform(readListCell),
  v.check((ids) => ids?.every((id) => v.is(idSchema, id)) ?? true, words.optionsNotIds),
  v.nullable(optionGroupsSchema),
);

/** A blank cell or a count. Anything else becomes NaN, which the schema of the number refuses. */
const countCellSchema = v.pipe(
  anyTextSchema(),
  v.transform((cell) => (typedText(cell) === '' ? null : typedCount(cell))),
);

/** `yes` for a dish that rests. An empty cell and `no` bring it back. */
const restingCellSchema = v.pipe(
  anyTextSchema(),
  v.transform((cell) => (cell.trim() === '' ? null : readYesNo(cell))),
  v.check((isResting) => isResting !== undefined, words.restingNotYesOrNo),
  v.nullable(restingSchema),
);

/** The ID of a rate of tax. An empty cell names the default rate. */
const taxCellSchema = v.pipe(
  anyTextSchema(),
  v.transform((cell) => cell.trim() || null),
  v.check(
    (id) => id === null || v.is(idSchema, id),
    ({ input }) => words.taxNotId(beginningOf(input ?? '', 60)),
  ),
);

/** Names and full prices, `Small=9.50|Large=12.00`. An empty cell removes the sizes. */
const sizesCellSchema = v.pipe(
  anyTextSchema(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const cell = readSizesCell(dataset.value);
    if ('sizes' in cell) return cell.sizes;
    addIssue({ message: cell.fault ?? words.notSize(beginningOf(cell.notSize, 60)) });
    return NEVER;
  }),
  v.nullable(sizesSchema),
);

/** Days with times, `Mon-Fri 11:30-14:30|Sat 18:00-01:00`. An empty cell removes them. */
const servedCellSchema = v.pipe(
  anyTextSchema(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const cell = readServedCell(dataset.value);
    if ('served' in cell) return cell.served;
    addIssue({ message: words.notServingTime(beginningOf(cell.notServingTime, 60)) });
    return NEVER;
  }),
  v.nullable(servedSchema),
);

/** The optional facts of a dish as the text of their cells. An empty cell is null. */
export const furtherTexts = {
  diets: v.pipe(
    wordsCellSchema({ known: diets, fault: words.unknownDiet }),
    v.nullable(dietsSchema),
  ),
  allergens: v.pipe(
    wordsCellSchema({ known: allergens, fault: words.unknownAllergen }),
    v.nullable(allergensSchema),
  ),
  options: groupsCellSchema,
  load: v.pipe(countCellSchema, v.nullable(loadSchema)),
  resting: restingCellSchema,
  tax: taxCellSchema,
  sizes: sizesCellSchema,
  served: servedCellSchema,
  notice: v.pipe(countCellSchema, v.nullable(noticeMinutesSchema)),
};

/** The optional facts in a row. A missing column stays missing; null removes the dish's value. */
export const furtherCells = {
  diets: v.optional(v.pipe(cellSchema, furtherTexts.diets)),
  allergens: v.optional(v.pipe(cellSchema, furtherTexts.allergens)),
  options: v.optional(v.pipe(cellSchema, furtherTexts.options)),
  load: v.optional(v.pipe(cellSchema, furtherTexts.load)),
  resting: v.optional(v.pipe(cellSchema, furtherTexts.resting)),
  tax: v.optional(v.pipe(cellSchema, furtherTexts.tax)),
  sizes: v.optional(v.pipe(cellSchema, furtherTexts.sizes)),
  served: v.optional(v.pipe(cellSchema, furtherTexts.served)),
  notice: v.optional(v.pipe(cellSchema, furtherTexts.notice)),
};
