import * as v from 'valibot';
import { optionLimits } from '../ground/option-limits.ts';
import {
  dishNameSchema,
  emailSchema,
  idSchema,
  imageSchema,
  linesSchema,
  messageSchema,
  priceSchema,
  quantitySchema,
} from '../ground/fields.schema.ts';
import { resolvedChoiceSchema } from '../options/resolved-choice.schema.ts';

export const chosenOptionSchema = v.strictObject(
  { groupId: idSchema, choiceId: idSchema },
  'A choice has a groupId and a choiceId.',
);

const mostChoices = optionLimits.optionGroupsPerDish * optionLimits.choicesPerGroup;
const choicesMessage = `Choices must be a list of up to ${mostChoices}.`;

export const cartLineSchema = v.strictObject({
  _id: idSchema,
  menuItemId: idSchema,
  name: v.string(),
  quantity: quantitySchema,
  image: v.string(),
  /**
   * The menu's present price in dollars, that of the choices included; the last known one, or 0,
   * once the dish is gone.
   */
  price: v.number(),
  email: emailSchema,
  /** False once the dish has been taken off the menu. */
  available: v.boolean(),
  /** What was chosen, in the order of the dish's groups; absent without choices. */
  choices: v.optional(v.array(resolvedChoiceSchema)),
  /** The diner's words to the kitchen; absent without. */
  note: v.optional(v.string()),
  /** Why its choices cannot be ordered anymore, in words; absent while they can. */
  fault: v.optional(v.string()),
});
export type CartLine = v.InferOutput<typeof cartLineSchema>;

const cartLineParamsSchema = v.strictObject({ id: idSchema });

export const cartSchemas = {
  listCart: {
    query: v.strictObject({ email: emailSchema }),
    response: v.array(cartLineSchema),
  },
  addToCart: {
    /** Only menuItemId, choices and note are believed; the rest is what the specification sends. */
    body: v.strictObject({
      menuItemId: idSchema,
      name: v.optional(dishNameSchema),
      quantity: v.optional(quantitySchema),
      image: v.optional(imageSchema),
      price: v.optional(priceSchema),
      email: v.optional(emailSchema),
      /** Default: what the dish's groups choose from the start. */
      choices: v.optional(
        v.pipe(
          v.array(chosenOptionSchema, choicesMessage),
          v.maxLength(mostChoices, choicesMessage),
        ),
      ),
      note: v.optional(linesSchema({ label: 'Note', min: 0, max: optionLimits.lineNoteLength })),
    }),
    response: cartLineSchema,
  },
  setCartQuantity: {
    params: cartLineParamsSchema,
    body: v.strictObject({ quantity: quantitySchema }),
    response: cartLineSchema,
  },
  removeFromCart: { params: cartLineParamsSchema, response: messageSchema },
};
