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
import { loadSchema, optionGroupsSchema, restingSchema } from './further-fields.schema.ts';
import { cellMessage, furtherCells } from './imported-dish.schema.ts';

const menuItemFields = {
  name: dishNameSchema,
  category: categorySchema,
  price: priceSchema,
  recipe: recipeSchema,
  image: imageSchema,
};

/** The optional facts of a dish, which are stored and sent only when set. */
const furtherFields = {
  /** Absent if not declared; empty if declared to be none. */
  diets: dietsSchema,
  allergens: allergensSchema,
  /** The IDs of groups of options, in the order in which diners are asked. Default: none. */
  optionGroups: optionGroupsSchema,
  /** The units of a slot's capacity that one portion takes. Default: 1, and 0 for drinks. */
  load: loadSchema,
  /** True for a dish that is off the menu without being deleted: only admins see it. */
  resting: restingSchema,
};

export const menuItemSchema = v.strictObject({
  _id: idSchema,
  ...menuItemFields,
  diets: v.optional(furtherFields.diets),
  allergens: v.optional(furtherFields.allergens),
  optionGroups: v.optional(furtherFields.optionGroups),
  load: v.optional(furtherFields.load),
  resting: v.optional(furtherFields.resting),
});
export type MenuItem = v.InferOutput<typeof menuItemSchema>;

/** A dish in a list, with its version if the call asked for versions. */
const listedDishSchema = v.strictObject({
  ...menuItemSchema.entries,
  version: v.optional(versionSchema),
});
export type ListedDish = v.InferOutput<typeof listedDishSchema>;

/** A new dish. Null is the same as leaving a field out; in a change, null removes the value. */
export const newMenuItemSchema = v.strictObject({
  ...menuItemFields,
  diets: v.nullish(furtherFields.diets),
  allergens: v.nullish(furtherFields.allergens),
  optionGroups: v.nullish(furtherFields.optionGroups),
  load: v.nullish(furtherFields.load),
  resting: v.nullish(furtherFields.resting),
});
export type NewMenuItem = v.InferOutput<typeof newMenuItemSchema>;

export const menuItemChangesSchema = v.pipe(
  v.partial(newMenuItemSchema),
  v.check((changes) => Object.keys(changes).length > 0, 'Include at least one field to change.'),
);
export type MenuItemChanges = v.InferOutput<typeof menuItemChangesSchema>;

/** One cell of a row, which may be invalid: errors are reported per row. */
export const cellSchema = v.optional(v.union([v.string(), v.number()], cellMessage));

/** A row as it is sent. A missing or empty `_id` creates a dish. */
export const importRowSchema = v.strictObject({
  _id: cellSchema,
  name: cellSchema,
  category: cellSchema,
  price: cellSchema,
  recipe: cellSchema,
  image: cellSchema,
  /** Values separated by `|`. `none` declares that there are none; an empty cell, nothing. */
  diets: cellSchema,
  allergens: cellSchema,
  options: cellSchema,
  load: cellSchema,
  /** `yes` or `no`; an empty cell is `no`. */
  resting: cellSchema,
  /** The dish's version at the time of the export. A row without one overwrites any version. */
  version: cellSchema,
});
export type ImportRow = v.InferOutput<typeof importRowSchema>;

/** A cell for a picture. A blank one is the same as none. */
const imageCellSchema = v.union(
  [
    v.pipe(
      v.string(),
      v.trim(),
      v.literal(''),
      v.transform(() => undefined),
    ),
    imageSchema,
  ],
  'Image must be a web address.',
);

/**
 * A row that can be imported, as the dish that it creates or the changes that it makes. Without an
 * image, a dish keeps its picture, and a new one gets the empty plate of its category.
 */
export const importedDishSchema = v.pipe(
  v.strictObject({
    _id: v.optional(idSchema),
    ...menuItemFields,
    image: v.optional(imageCellSchema),
    ...furtherCells,
  }),
  v.transform(({ options, ...dish }) =>
    options === undefined ? dish : { ...dish, optionGroups: options },
  ),
);

export const importedRowSchema = v.strictObject({
  outcome: v.picklist(['created', 'updated', 'unchanged', 'refused']),
  /** The dish; missing for a refused row. */
  _id: v.optional(idSchema),
  /** The errors of a refused row, by column. */
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
  // This must precede getMenuItem: mounted later, `export` would be taken for the ID of a dish.
  /** The text of a CSV file: see write-csv.ts. */
  exportMenu: { response: v.string() },
  importMenu: {
    body: v.strictObject({
      rows: v.pipe(
        v.array(importRowSchema, rowsMessage),
        v.minLength(1, rowsMessage),
        v.maxLength(limits.importRowsPerCall, rowsMessage),
      ),
      /** True to report what would happen without writing anything. */
      dryRun: v.boolean('Set dryRun to true or false.'),
    }),
    response: v.strictObject({
      /** Whether the menu now contains the rows; false for a dry run, and if a row was refused. */
      written: v.boolean(),
      /** One result for each row, in the order of the rows. */
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
