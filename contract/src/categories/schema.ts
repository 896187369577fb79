import * as v from 'valibot';
import { categoryIdPattern, isReservedId, vessels } from '../../../brands/category-rules.ts';
import { idSchema, revisionSchema, textSchema } from '../ground/fields.schema.ts';
import { optionLimits } from '../ground/option-limits.ts';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { ofImportSchema } from '../imports/import-id.schema.ts';
import { categoryLimits } from './limits.ts';
import { servedSchema } from './served.schema.ts';
import * as words from './words.en.ts';
import * as fieldWords from '../ground/words.en.ts';

const nameSchema = (label: string) => textSchema({ label, min: 1, max: categoryLimits.nameLength });

const categoryIdSchema = v.pipe(
  anyTextSchema(words.invalidId),
  v.regex(categoryIdPattern, words.invalidId),
  v.check((id) => !isReservedId(id), words.reservedId),
);

const loadMessage = fieldWords.wholeNumber(words.load, 0, optionLimits.dishLoadMax);

const loadSchema = v.pipe(
  v.number(loadMessage),
  v.integer(loadMessage),
  v.minValue(0, loadMessage),
  v.maxValue(optionLimits.dishLoadMax, loadMessage),
);

const tintSchema = v.picklist(vessels, words.unknownTint(vessels.join(', ')));

const vesselSchema = v.picklist(vessels, words.unknownVessel(vessels.join(', ')));

/** A category of the menu. */
export const menuCategorySchema = v.strictObject({
  /** The ID stays the same when the category is renamed, because dishes refer to it. */
  id: categoryIdSchema,
  /** The heading, such as `Salads`. */
  name: nameSchema(fieldWords.name),
  /** The name on the menu page's line of categories, such as `Salad`. Default: the name. */
  tab: v.optional(nameSchema(words.tab)),
  /** What one dish is called, such as `Pizza`. Default: the name. */
  one: v.optional(nameSchema(words.one)),
  /** The color behind its dishes. */
  tint: tintSchema,
  /** What its dishes stand on where they have no photo. */
  vessel: vesselSchema,
  /** The units of a slot's capacity that a portion takes unless its dish says otherwise. Default: 1. */
  load: v.optional(loadSchema),
  /** When its dishes are served unless they say otherwise. Default: always. */
  served: v.optional(servedSchema),
  /** Whether its dishes are off the menu, as if all of them rested. */
  hidden: v.optional(v.boolean(words.hiddenNotBoolean)),
  /** Whether its dishes are in the carousel of the home page. */
  carousel: v.optional(v.boolean(words.carouselNotBoolean)),
});
export type MenuCategory = v.InferOutput<typeof menuCategorySchema>;

const countMessage = words.categoriesInMenu(categoryLimits.categories);

/** The categories in the order in which the menu shows them. */
export const menuCategoriesSchema = v.pipe(
  v.array(menuCategorySchema, countMessage),
  v.minLength(1, countMessage),
  v.maxLength(categoryLimits.categories, countMessage),
  v.check(
    (categories) => new Set(categories.map(({ id }) => id)).size === categories.length,
    words.idTwice,
  ),
  v.check(
    (categories) => categories.filter(({ carousel }) => carousel).length <= 1,
    words.carouselTwice,
  ),
);

/** The revision increases with each change, and is 0 before the first. */
export const revisedCategoriesSchema = v.strictObject({
  revision: revisionSchema,
  categories: menuCategoriesSchema,
});
export type RevisedCategories = v.InferOutput<typeof revisedCategoriesSchema>;

export const categoriesSchemas = {
  listCategories: { response: revisedCategoriesSchema },
  saveCategories: {
    query: ofImportSchema,
    body: revisedCategoriesSchema,
    response: revisedCategoriesSchema,
  },
  deleteCategory: {
    params: v.strictObject({ id: idSchema }),
    // Google's servers can refuse a DELETE with a body.
    query: v.strictObject({
      /** The category that its dishes move to. */
      to: anyTextSchema(words.invalidId),
      revision: v.pipe(
        anyTextSchema(fieldWords.invalidRevision),
        v.regex(/^\d{1,15}$/, fieldWords.invalidRevision),
      ),
    }),
    response: revisedCategoriesSchema,
  },
};
