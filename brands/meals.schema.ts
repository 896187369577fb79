import * as v from 'valibot';
import { wordsSchema } from './brand.schema.ts';

/** What goes with what, in a restaurant with these categories. */
export function mealsSchema(categoryIds: readonly string[]) {
  const category = v.picklist(categoryIds, 'is not a category');
  return v.strictObject({
    /** For each category, two that make a meal of its dishes, the best match first. */
    goesWith: v.record(category, v.tuple([category, category], 'is not a list of two categories')),
    /** The courses that a cart may lack, each with the question above what is offered. */
    courses: v.array(v.strictObject({ category, question: wordsSchema })),
    /** The question if more than one of them is offered. */
    question: wordsSchema,
    /** The category served at each hour of the clock on the home page, from one to twelve. */
    clock: v.pipe(v.array(category), v.length(12, 'is not a list of twelve categories')),
  });
}

export type Meals = v.InferOutput<ReturnType<typeof mealsSchema>>;
