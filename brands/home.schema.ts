import * as v from 'valibot';
import { pathSchema, wordsSchema } from './brand.schema.ts';
import { tintSchema } from './categories.schema.ts';
import { imageSchema } from './pictures.schema.ts';

const titleFields = { eyebrow: wordsSchema, title: wordsSchema };

const heroDishSchema = v.strictObject({
  id: wordsSchema,
  name: wordsSchema,
  image: imageSchema,
  category: wordsSchema,
  cents: v.pipe(v.number(), v.integer('is not a whole number of cents'), v.minValue(1)),
  /** Whether the dish has sizes: `cents` is the price of the cheapest. */
  hasSizes: v.optional(v.boolean('is neither true nor false')),
  /** A rating of one to five stars, if there is one. */
  stars: v.optional(v.picklist([1, 2, 3, 4, 5], 'is not a number from 1 to 5')),
});

const categoriesSchema = v.strictObject({
  ...titleFields,
  cards: v.array(
    v.strictObject({
      title: wordsSchema,
      /** A line below the title, such as a count. */
      note: v.optional(wordsSchema),
      image: imageSchema,
      /** The color behind its picture, as in categories.json; without it, that of `popular`. */
      tint: v.optional(tintSchema),
      to: pathSchema,
    }),
  ),
});

const testimonialSchema = v.strictObject({
  ...titleFields,
  /** The dish beside the words. */
  image: imageSchema,
  quote: wordsSchema,
  person: wordsSchema,
  /** Who that is, after the name: 'a regular since May'. */
  about: wordsSchema,
  rating: v.optional(
    v.strictObject({
      title: wordsSchema,
      value: wordsSchema,
      count: wordsSchema,
      /** Initials of guests. */
      guests: v.array(v.pipe(wordsSchema, v.maxLength(2, 'has more than two letters'))),
    }),
  ),
});

export const serviceIcons = ['bell', 'timer', 'bag', 'gift'] as const;

const servicesSchema = v.strictObject({
  ...titleFields,
  text: wordsSchema,
  cards: v.array(
    v.strictObject({
      name: wordsSchema,
      text: wordsSchema,
      /** Whether it does not exist yet: 'Soon' stands behind its name. */
      isAnnounced: v.optional(v.boolean('is neither true nor false')),
      icon: v.picklist(serviceIcons, `is none of ${serviceIcons.join(', ')}`),
    }),
  ),
});

/** What the home page says. A section that a restaurant does not describe is not shown. */
export const homeSchema = v.strictObject({
  /** The headline; the word between asterisks is in the restaurant's color. */
  headline: v.pipe(wordsSchema, v.regex(/^[^*]*\*[^*]+\*[^*]*$/, 'has no word between asterisks')),
  /** What the picture `hero.jpg` shows, for whoever cannot see it. It stands below the banner. */
  heroPicture: v.optional(wordsSchema),
  /** Dishes under the clock, with their prices. */
  heroDishes: v.array(heroDishSchema),
  categories: v.optional(categoriesSchema),
  /** The titles of the carousel of standouts. */
  standouts: v.strictObject(titleFields),
  testimonial: v.optional(testimonialSchema),
  services: v.optional(servicesSchema),
});

export type Home = v.InferOutput<typeof homeSchema>;
