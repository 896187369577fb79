import { servedSchema } from '@thymely/contract/categories/served.schema';
import * as v from 'valibot';
import { wordsSchema } from './brand.schema.ts';
import {
  categoryIdPattern,
  categoryNameLength,
  isReservedId,
  portionLoadMax,
  vessels,
} from './category-rules.ts';

const oneOf = `is none of ${vessels.join(', ')}`;

/** A color behind dishes: `--color-disc-<tint>` of colors.css. */
export const tintSchema = v.picklist(vessels, oneOf);

const nameSchema = v.pipe(
  wordsSchema,
  v.maxLength(categoryNameLength, `has more than ${categoryNameLength} characters`),
);

const categorySchema = v.strictObject({
  id: v.pipe(
    wordsSchema,
    v.regex(categoryIdPattern, 'is not a short word of small letters such as main-courses'),
    v.check((id) => !isReservedId(id), 'is a name that the site needs for something else'),
  ),
  /** What one dish is, such as `Salad`. */
  label: nameSchema,
  plural: nameSchema,
  /** The name on the menu page's line of categories, if it is not the plural. */
  tab: v.optional(nameSchema),
  /** The color behind its dishes. */
  tint: tintSchema,
  /** What its dishes stand on where they have no photo. */
  vessel: v.picklist(vessels, oneOf),
  /** Whether it has a page of its own, `/<id>`. */
  page: v.optional(v.boolean('is neither true nor false')),
  /** Whether its dishes are in the carousel of the home page. */
  carousel: v.optional(v.boolean('is neither true nor false')),
  /** The units of a slot's capacity that a portion takes unless a dish says otherwise. Default: 1. */
  load: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(portionLoadMax))),
  /** When its dishes are served unless they say otherwise. Default: always. */
  served: v.optional(
    v.custom<v.InferOutput<typeof servedSchema>>(
      (served) => v.is(servedSchema, served),
      'is not a list of serving times such as [{"days": ["mon", "tue"], "from": "11:30", "to": "14:30"}]',
    ),
  ),
});

/** A category of the menu, as the brand's categories.json states it. */
export type BrandCategory = v.InferOutput<typeof categorySchema>;

/** The categories of the menu, in the order in which lists and filters show them. */
export const categoriesSchema = v.pipe(
  v.array(categorySchema, 'is not a list of categories'),
  v.minLength(1, 'has no category'),
  v.maxLength(30, 'has more than 30 categories'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [index, { id }] of dataset.value.entries()) {
      if (dataset.value.findIndex((other) => other.id === id) === index) continue;
      addIssue({ message: `has two categories with the ID ${id}` });
    }
    if (dataset.value.filter(({ carousel }) => carousel).length > 1) {
      addIssue({ message: 'has more than one category for the carousel' });
    }
  }),
);
