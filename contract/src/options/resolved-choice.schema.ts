import * as v from 'valibot';
import { idSchema } from '../ground/fields.schema.ts';
import { allergensSchema } from '../menu/declarations.schema.ts';

/** A choice as it stands in a cart and in an order: with its words and price. */
export const resolvedChoiceSchema = v.strictObject({
  groupId: idSchema,
  choiceId: idSchema,
  group: v.string(),
  name: v.string(),
  /** What it adds to the price of the dish. */
  cents: v.pipe(v.number(), v.integer()),
  /** What it contains. Absent: not declared. */
  allergens: v.optional(allergensSchema),
});
export type ResolvedChoice = v.InferOutput<typeof resolvedChoiceSchema>;
