import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { idSchema } from '../ground/fields.schema.ts';
import { allergensSchema } from '../menu/declarations.schema.ts';

/** A choice in a cart or an order, with its words and price. */
export const resolvedChoiceSchema = v.strictObject({
  groupId: idSchema,
  choiceId: idSchema,
  group: anyTextSchema(),
  name: anyTextSchema(),
  /** The amount that it adds to the price of the dish. */
  cents: v.pipe(v.number(), v.integer()),
  /** The allergens that it contains; absent if not declared. */
  allergens: v.optional(allergensSchema),
});
export type ResolvedChoice = v.InferOutput<typeof resolvedChoiceSchema>;
