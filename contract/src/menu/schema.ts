import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import {
  categorySchema,
  dishNameSchema,
  idSchema,
  imageSchema,
  messageSchema,
  priceSchema,
  recipeSchema,
  storedCategorySchema,
  storedRecipeSchema,
  versionSchema,
  versionsSchema,
} from '../ground/fields.schema.ts';
import { namedOrdersSchema } from '../ground/named-orders.schema.ts';
import { optionLimits } from '../ground/option-limits.ts';
import { priceFromCents } from '../ground/price/money.ts';
import { importIdSchema, ofImportSchema } from '../imports/import-id.schema.ts';
import { importLimits } from '../imports/limits.ts';
import { servedSchema } from '../categories/served.schema.ts';
import { menuLimits } from './limits.ts';
import { allergensSchema, dietsSchema } from './declarations.schema.ts';
import {
  areDistinct,
  loadSchema,
  noticeMinutesSchema,
  optionGroupsSchema,
  restingSchema,
  sizeCentsSchema,
  sizeIdSchema,
  sizesSchema,
} from './further-fields.schema.ts';
import { furtherCells } from './imported-dish.schema.ts';
import { lowestCents } from './sizes.ts';
import { readSizesCell } from './sizes-cell.ts';
import * as words from './words.en.ts';
import * as fieldWords from '../ground/words.en.ts';

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
  /** The ID of a rate of tax in the settings of ordering. Default: the default rate. */
  taxRate: idSchema,
  /** Default: the dish has one size, and its price is `price`. */
  sizes: sizesSchema,
  /** When the dish is served, whatever its category says. Default: as its category says. */
  served: servedSchema,
  /** The minutes before its pick-up by which the dish has to be ordered. Default: 0. */
  noticeMinutes: noticeMinutesSchema,
};

export const menuItemSchema = v.strictObject({
  _id: idSchema,
  ...menuItemFields,
  category: storedCategorySchema,
  recipe: storedRecipeSchema,
  diets: v.optional(furtherFields.diets),
  allergens: v.optional(furtherFields.allergens),
  optionGroups: v.optional(furtherFields.optionGroups),
  load: v.optional(furtherFields.load),
  resting: v.optional(furtherFields.resting),
  taxRate: v.optional(furtherFields.taxRate),
  /** Only in lists, and only if somebody arranged the dish: its place in its category, from 0. */
  position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  sizes: v.optional(furtherFields.sizes),
  served: v.optional(furtherFields.served),
  noticeMinutes: v.optional(furtherFields.noticeMinutes),
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
  taxRate: v.nullish(furtherFields.taxRate),
  sizes: v.nullish(furtherFields.sizes),
  served: v.nullish(furtherFields.served),
  noticeMinutes: v.nullish(furtherFields.noticeMinutes),
});
export type NewMenuItem = v.InferOutput<typeof newMenuItemSchema>;

export const menuItemChangesSchema = v.pipe(
  v.partial(newMenuItemSchema),
  v.check((changes) => Object.keys(changes).length > 0, words.nothingToChange),
);
export type MenuItemChanges = v.InferOutput<typeof menuItemChangesSchema>;

/** One cell of a row, which may be invalid: errors are reported per row. */
export const cellSchema = v.optional(v.union([anyTextSchema(), v.number()], words.cellNotText));

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
  /** The ID of a rate of tax; an empty cell is the default rate. */
  tax: cellSchema,
  /** Names with their full prices: `Small=9.50|Large=12.00`. Prices may be written as in files. */
  sizes: cellSchema,
  /** Days with times: `Mon-Fri 11:30-14:30|Sat 18:00-01:00`. An empty cell is as its category. */
  served: cellSchema,
  /** Minutes; an empty cell is none. */
  notice: cellSchema,
  /** The dish's version at the time of the export. A row without one overwrites any version. */
  version: cellSchema,
});
export type ImportRow = v.InferOutput<typeof importRowSchema>;

/** A cell for a picture. A blank one is the same as none. */
const imageCellSchema = v.union(
  [
    v.pipe(
      anyTextSchema(),
      v.trim(),
      v.literal(''),
      v.transform(() => undefined),
    ),
    imageSchema,
  ],
  fieldWords.imageMustBeAddress,
);

/** A cell for a recipe. A blank one is the same as none. */
const recipeCellSchema = v.pipe(
  storedRecipeSchema,
  v.transform((recipe) => recipe || undefined),
);

/** Fills an empty price with that of the cheapest size. */
function withPriceOfSizes(row: ImportRow): ImportRow {
  const { price, sizes } = row;
  if (typeof sizes !== 'string' || (price !== undefined && String(price).trim() !== '')) return row;
  const cell = readSizesCell(sizes);
  if (!('sizes' in cell) || cell.sizes === null) return row;
  return { ...row, price: priceFromCents(lowestCents(cell.sizes)) };
}

/**
 * A row that can be imported, as the dish that it creates or the changes that it makes. Without a
 * recipe or an image, a dish keeps its own; a new one has no recipe, and the empty plate of its
 * category.
 */
export const importedDishSchema = v.pipe(
  importRowSchema,
  v.transform(withPriceOfSizes),
  v.strictObject({
    _id: v.optional(idSchema),
    ...menuItemFields,
    recipe: v.optional(recipeCellSchema),
    image: v.optional(imageCellSchema),
    ...furtherCells,
  }),
  v.transform(({ options, tax, notice, ...dish }) => ({
    ...dish,
    ...(options !== undefined && { optionGroups: options }),
    ...(tax !== undefined && { taxRate: tax }),
    ...(notice !== undefined && { noticeMinutes: notice }),
  })),
);

export const importedRowSchema = v.strictObject({
  outcome: v.picklist(['created', 'updated', 'unchanged', 'refused']),
  /** The dish; missing for a refused row. */
  _id: v.optional(idSchema),
  /** The errors of a refused row, by column. */
  errors: v.optional(v.record(anyTextSchema(), anyTextSchema())),
});
export type ImportedRow = v.InferOutput<typeof importedRowSchema>;

const comingIdsSchema = v.pipe(
  v.array(idSchema, fieldWords.invalidId),
  v.maxLength(optionLimits.optionGroups, fieldWords.invalidId),
);

const rowsMessage = words.rowsPerCall(importLimits.rowsPerCall);

const idsMessage = words.dishIds(menuLimits.dishesPerCount);

/** The IDs of dishes, with commas between them. */
const dishIdsSchema = v.pipe(
  anyTextSchema(idsMessage),
  v.check((list) => {
    const ids = list.split(',');
    return ids.length <= menuLimits.dishesPerCount && ids.every((id) => v.is(idSchema, id));
  }, idsMessage),
);

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const dishUsesSchema = v.strictObject({
  /** The number of carts that have any of the dishes. */
  carts: countSchema,
  ...namedOrdersSchema.entries,
});
export type DishUses = v.InferOutput<typeof dishUsesSchema>;

const pricesMessage = words.pricesPerCall(menuLimits.pricesPerCall);

const pricedDish = {
  _id: idSchema,
  /** The version of the dish that the price was decided for. */
  version: versionSchema,
};

const sizePriceSchema = v.strictObject({ id: sizeIdSchema, cents: sizeCentsSchema });

const priceChangeSchema = v.union(
  [
    v.strictObject({ ...pricedDish, price: priceSchema }),
    /** Sizes that are left out keep their prices. */
    v.strictObject({
      ...pricedDish,
      sizes: v.pipe(
        v.array(sizePriceSchema, words.priceOrSizes),
        v.minLength(1, words.priceOrSizes),
        v.maxLength(optionLimits.sizesPerDish[1], words.priceOrSizes),
        v.check((sizes) => areDistinct(sizes.map(({ id }) => id)), words.sizeIdTwice),
      ),
    }),
  ],
  words.priceOrSizes,
);
export type PriceChange = v.InferOutput<typeof priceChangeSchema>;

/** Outdated: the dish has another version, and keeps its price. Gone: there is no such dish. */
const priceOutcomeSchema = v.strictObject({
  _id: idSchema,
  outcome: v.picklist(['changed', 'unchanged', 'outdated', 'gone']),
  /** The present version of the dish. */
  version: v.optional(versionSchema),
});
export type PriceOutcome = v.InferOutput<typeof priceOutcomeSchema>;

const menuItemParamsSchema = v.strictObject({ id: idSchema });

const categoryParamsSchema = v.strictObject({ category: idSchema });

const arrangedMessage = words.dishesToArrange(menuLimits.dishesArranged);

export const menuOrderSchema = v.strictObject({
  /** The dishes of the category that were arranged, in their order. Empty: the newest comes first. */
  ids: v.pipe(
    v.array(idSchema, arrangedMessage),
    v.maxLength(menuLimits.dishesArranged, arrangedMessage),
    v.check((ids) => new Set(ids).size === ids.length, words.dishArrangedTwice),
  ),
});
export type MenuOrder = v.InferOutput<typeof menuOrderSchema>;

export const menuSchemas = {
  listMenu: {
    query: v.strictObject({ category: v.optional(categorySchema), versions: versionsSchema }),
    adminQuery: 'versions',
    response: v.array(listedDishSchema),
  },
  // These must precede getMenuItem: mounted later, `export` and `uses` would be taken for IDs.
  /** The text of a CSV file: see write-csv.ts. */
  exportMenu: { response: anyTextSchema() },
  importMenu: {
    body: v.strictObject({
      rows: v.pipe(
        v.array(importRowSchema, rowsMessage),
        v.minLength(1, rowsMessage),
        v.maxLength(importLimits.rowsPerCall, rowsMessage),
      ),
      /** True to report what would happen without writing anything. */
      dryRun: v.boolean(words.dryRunNotBoolean),
      importId: v.optional(importIdSchema),
      /** In a dry run: what the same import saves before its dishes, which these may name. */
      coming: v.optional(v.strictObject({ groups: comingIdsSchema, categories: comingIdsSchema })),
    }),
    response: v.strictObject({
      /** Whether the menu now contains the rows; false for a dry run, and if a row was refused. */
      written: v.boolean(),
      /** One result for each row, in the order of the rows. */
      rows: v.array(importedRowSchema),
    }),
  },
  countDishUses: {
    query: v.strictObject({ dishes: dishIdsSchema }),
    response: dishUsesSchema,
  },
  getMenuOrder: { params: categoryParamsSchema, response: menuOrderSchema },
  saveMenuOrder: {
    params: categoryParamsSchema,
    query: ofImportSchema,
    body: menuOrderSchema,
    response: menuOrderSchema,
  },
  getMenuItem: { params: menuItemParamsSchema, response: menuItemSchema },
  createMenuItem: { body: newMenuItemSchema, response: menuItemSchema },
  changePrices: {
    body: v.strictObject({
      prices: v.pipe(
        v.array(priceChangeSchema, pricesMessage),
        v.minLength(1, pricesMessage),
        v.maxLength(menuLimits.pricesPerCall, pricesMessage),
        v.check(
          (prices) => new Set(prices.map(({ _id }) => _id)).size === prices.length,
          pricesMessage,
        ),
      ),
    }),
    /** What became of each price, in the order of the call. */
    response: v.strictObject({ prices: v.array(priceOutcomeSchema) }),
  },
  updateMenuItem: {
    params: menuItemParamsSchema,
    body: menuItemChangesSchema,
    response: menuItemSchema,
  },
  deleteMenuItem: { params: menuItemParamsSchema, response: messageSchema },
};
export type ImportReport = v.InferOutput<(typeof menuSchemas)['importMenu']['response']>;
