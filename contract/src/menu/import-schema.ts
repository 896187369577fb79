import * as v from 'valibot';
import { idSchema } from '../fields.schema.ts';
import { limits } from '../limits.ts';
import { newMenuItemSchema } from './schema.ts';

/** One cell of a row, right or wrong: what is wrong with it is said row by row. */
const cellSchema = v.optional(v.union([v.string(), v.number()]));

/** A row as it is sent. An `_id` that is missing or empty makes a new dish. */
const importRowSchema = v.strictObject({
  _id: cellSchema,
  name: cellSchema,
  category: cellSchema,
  price: cellSchema,
  recipe: cellSchema,
  image: cellSchema,
  /** The dish's version in the file that was exported; a row without one is not held against it. */
  version: cellSchema,
});
export type ImportRow = v.InferOutput<typeof importRowSchema>;

/** A row that can be imported. */
export const importedDishSchema = v.strictObject({
  _id: v.optional(idSchema),
  ...newMenuItemSchema.entries,
});

const importedRowSchema = v.strictObject({
  outcome: v.picklist(['created', 'updated', 'unchanged', 'refused']),
  /** The dish; missing for a row that is refused. */
  _id: v.optional(idSchema),
  /** What is wrong with a refused row, by column. */
  errors: v.optional(v.record(v.string(), v.string())),
});
export type ImportedRow = v.InferOutput<typeof importedRowSchema>;

const rowsMessage = `An import call takes 1 to ${limits.importRowsPerCall} rows.`;

export const menuImportSchemas = {
  /** CSV text: see write-menu-csv.ts. */
  exportMenu: { response: v.string() },
  importMenu: {
    body: v.strictObject({
      rows: v.pipe(
        v.array(importRowSchema, rowsMessage),
        v.minLength(1, rowsMessage),
        v.maxLength(limits.importRowsPerCall, rowsMessage),
      ),
      /** True tells what would happen, and writes nothing. */
      dryRun: v.boolean('Set dryRun to true or false.'),
    }),
    response: v.strictObject({
      /** Whether the menu has what the rows say. False for a dry run, and when a row is refused. */
      written: v.boolean(),
      /** One for each row, in their order. */
      rows: v.array(importedRowSchema),
    }),
  },
};
export type ImportReport = v.InferOutput<(typeof menuImportSchemas)['importMenu']['response']>;
