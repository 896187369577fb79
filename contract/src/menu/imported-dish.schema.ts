import * as v from 'valibot';
import { readListCell } from '../ground/csv/list-cell.ts';
import { idSchema } from '../ground/fields.schema.ts';
import { allergenIds, dietIds } from './declarations.ts';
import { loadSchema, optionGroupsSchema, restingSchema } from './further-fields.schema.ts';
import { allergensSchema, dietsSchema } from './declarations.schema.ts';

export const cellMessage = 'A cell must be text or a number.';

const cellSchema = v.pipe(v.union([v.string(), v.number()], cellMessage), v.transform(String));

type Words<Word extends string> = { noun: string; words: readonly Word[] };

/** A cell with some of the words that the contract defines, in any case. */
function wordsCellSchema<Word extends string>({ noun, words }: Words<Word>) {
  return v.pipe(
    v.string(),
    v.transform((cell) => readListCell(cell.toLowerCase())),
    v.check(
      (list) => unknownIn(list, words) === undefined,
      ({ input }) =>
        `“${unknownIn(input, words) ?? ''}” isn't one of the ${noun}: ${words.join(', ')}. Separate them with |.`,
    ),
  );
}

/** Returns the first value that is none of the words, short enough for a message. */
function unknownIn(list: readonly string[] | null, words: readonly string[]): string | undefined {
  return list?.find((value) => !words.includes(value))?.slice(0, 60);
}

const groupsCellSchema = v.pipe(
  v.string(),
  v.transform(readListCell),
  v.check(
    (ids) => ids?.every((id) => v.is(idSchema, id)) ?? true,
    "Options are the IDs of groups of options, separated by |. One of these can't be an ID.",
  ),
  v.nullable(optionGroupsSchema),
);

/** A blank cell or digits. Anything else becomes NaN, which `loadSchema` refuses. */
const loadCellSchema = v.pipe(
  v.string(),
  v.transform((cell) => {
    const text = cell.trim();
    if (text === '') return null;
    return /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  }),
  v.nullable(loadSchema),
);

const restingWords: Record<string, boolean | null> = {
  '': null,
  yes: true,
  no: false,
  // Spreadsheets turn a cell that says so into their own word for it.
  true: true,
  false: false,
};

const restingMessage = 'Resting must be yes, no or empty.';

/** `yes` for a dish that rests. An empty cell and `no` bring it back. */
const restingCellSchema = v.pipe(
  v.string(),
  v.transform((cell) => cell.trim().toLowerCase()),
  v.check((word) => Object.hasOwn(restingWords, word), restingMessage),
  v.transform((word) => restingWords[word]),
  v.nullable(restingSchema),
);

/** The optional facts of a dish as the text of their cells. An empty cell is null. */
export const furtherTexts = {
  diets: v.pipe(wordsCellSchema({ noun: 'diets', words: dietIds }), v.nullable(dietsSchema)),
  allergens: v.pipe(
    wordsCellSchema({ noun: 'allergens', words: allergenIds }),
    v.nullable(allergensSchema),
  ),
  options: groupsCellSchema,
  load: loadCellSchema,
  resting: restingCellSchema,
};

/** The optional facts in a row. A missing column stays missing; null removes the dish's value. */
export const furtherCells = {
  diets: v.optional(v.pipe(cellSchema, furtherTexts.diets)),
  allergens: v.optional(v.pipe(cellSchema, furtherTexts.allergens)),
  options: v.optional(v.pipe(cellSchema, furtherTexts.options)),
  load: v.optional(v.pipe(cellSchema, furtherTexts.load)),
  resting: v.optional(v.pipe(cellSchema, furtherTexts.resting)),
};
