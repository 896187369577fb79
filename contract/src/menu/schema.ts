import * as v from 'valibot';
import {
  categorySchema,
  dishNameSchema,
  idSchema,
  imageSchema,
  messageSchema,
  priceSchema,
  recipeSchema,
  versionSchema,
  versionsSchema,
} from '../ground/fields.schema.ts';
import { limits } from '../ground/limits.ts';
import { allergensSchema, dietsSchema } from './declarations.schema.ts';
import { loadSchema, optionGroupsSchema } from './further-fields.schema.ts';
import { cellMessage, furtherCells } from './imported-dish.schema.ts';

const menuItemFields = {
  name: dishNameSchema,
  category: categorySchema,
  price: priceSchema,
  recipe: recipeSchema,
  image: imageSchema,
};

/** What a dish may say besides: stored, and sent, only when set. */
const furtherFields = {
  /** Absent: not declared. Empty: declared none. */
  diets: dietsSchema,
  allergens: allergensSchema,
  /** IDs of groups of options, in the order in which they are asked. Absent: none. */
  optionGroups: optionGroupsSchema,
  /** What a portion takes of a slot's capacity. Absent: 1, and 0 for drinks. */
  load: loadSchema,
};

export const menuItemSchema = v.strictObject({
  _id: idSchema,
  ...menuItemFields,
  diets: v.optional(furtherFields.diets),
  allergens: v.optional(furtherFields.allergens),
  optionGroups: v.optional(furtherFields.optionGroups),
  load: v.optional(furtherFields.load),
});
export type MenuItem = v.InferOutput<typeof menuItemSchema>;

/** A dish as a list has it: with its version if the call asked for versions. */
const listedDishSchema = v.strictObject({
  ...menuItemSchema.entries,
  version: v.optional(versionSchema),
});
export type ListedDish = v.InferOutput<typeof listedDishSchema>;

/** Null, as much as leaving it out, makes a dish without the field; in a change null takes it away. */
export const newMenuItemSchema = v.strictObject({
  ...menuItemFields,
  diets: v.nullish(furtherFields.diets),
  allergens: v.nullish(furtherFields.allergens),
  optionGroups: v.nullish(furtherFields.optionGroups),
  load: v.nullish(furtherFields.load),
});
export type NewMenuItem = v.InferOutput<typeof newMenuItemSchema>;

export const menuItemChangesSchema = v.pipe(
  v.partial(newMenuItemSchema),
  v.check((changes) => Object.keys(changes).length > 0, 'Include at least one field to change.'),
);
export type MenuItemChanges = v.InferOutput<typeof menuItemChangesSchema>;

/** One cell of a row, right or wrong: what is wrong with it is said row by row. */
export const cellSchema = v.optional(v.union([v.string(), v.number()], cellMessage));

/** A row as it is sent. An `_id` that is missing or empty makes a new dish. */
export const importRowSchema = v.strictObject({
  _id: cellSchema,
  name: cellSchema,
  category: cellSchema,
  price: cellSchema,
  recipe: cellSchema,
  image: cellSchema,
  /** Values separated by `|`; `none` declares that there are none, an empty cell declares nothing. */
  diets: cellSchema,
  allergens: cellSchema,
  options: cellSchema,
  load: cellSchema,
  /** The dish's version in the file that was exported; a row without one is not held against it. */
  version: cellSchema,
});
export type ImportRow = v.InferOutput<typeof importRowSchema>;

/** A row that can be imported, as the dish that it makes or what it changes of one. */
export const importedDishSchema = v.pipe(
  v.strictObject({ _id: v.optional(idSchema), ...menuItemFields, ...furtherCells }),
  v.transform(({ options, ...dish }) =>
    options === undefined ? dish : { ...dish, optionGroups: options },
  ),
);

export const importedRowSchema = v.strictObject({
  outcome: v.picklist(['created', 'updated', 'unchanged', 'refused']),
  /** The dish; missing for a row that is refused. */
  _id: v.optional(idSchema),
  /** What is wrong with a refused row, by column. */
  errors: v.optional(v.record(v.string(), v.string())),
});
export type ImportedRow = v.InferOutput<typeof importedRowSchema>;

const rowsMessage = `An import call takes 1 to ${limits.importRowsPerCall} rows.`;

const menuItemParamsSchema = v.strictObject({ id: idSchema });

export const menuSchemas = {
  listMenu: {
    query: v.strictObject({ category: v.optional(categorySchema), versions: versionsSchema }),
    adminQuery: 'versions',
    response: v.array(listedDishSchema),
  },
  // Before getMenuItem: mounted in this order, `export` is not taken for the ID of a dish.
  /** CSV text: see write-csv.ts. */
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
  getMenuItem: { params: menuItemParamsSchema, response: menuItemSchema },
  createMenuItem: { body: newMenuItemSchema, response: menuItemSchema },
  updateMenuItem: {
    params: menuItemParamsSchema,
    body: menuItemChangesSchema,
    response: menuItemSchema,
  },
  deleteMenuItem: { params: menuItemParamsSchema, response: messageSchema },
};
export type ImportReport = v.InferOutput<(typeof menuSchemas)['importMenu']['response']>;
