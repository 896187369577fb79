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
import * as words from './words.en.ts';

export const chosenOptionSchema = v.strictObject(
  { groupId: idSchema, choiceId: idSchema },
  words.choiceIds,
);

const mostChoices = optionLimits.optionGroupsPerDish * optionLimits.choicesPerGroup;
const choicesMessage = words.tooManyChoices(mostChoices);

export const cartLineSchema = v.strictObject({
  _id: idSchema,
  menuItemId: idSchema,
  name: v.string(),
  quantity: quantitySchema,
  image: v.string(),
  /**
   * The current menu price in dollars, including the choices. Once the dish is off the menu, the
   * last known price, or 0.
   */
  price: v.number(),
  email: emailSchema,
  /** False once the dish has been taken off the menu. */
  available: v.boolean(),
  /** The chosen options in the order of the dish's groups; absent without choices. */
  choices: v.optional(v.array(resolvedChoiceSchema)),
  /** The diner's note to the kitchen; absent without one. */
  note: v.optional(v.string()),
  /** The reason, in words, why the choices can no longer be ordered; absent while they can. */
  fault: v.optional(v.string()),
  /** The ID of the rate of tax that the dish names; absent for the default. */
  taxRate: v.optional(idSchema),
});
export type CartLine = v.InferOutput<typeof cartLineSchema>;

const cartLineParamsSchema = v.strictObject({ id: idSchema });

export const cartSchemas = {
  listCart: {
    query: v.strictObject({ email: emailSchema }),
    response: v.array(cartLineSchema),
  },
  addToCart: {
    /** Only menuItemId, choices and note are used. The specification has clients send the rest. */
    body: v.strictObject({
      menuItemId: idSchema,
      name: v.optional(dishNameSchema),
      quantity: v.optional(quantitySchema),
      image: v.optional(imageSchema),
      price: v.optional(priceSchema),
      email: v.optional(emailSchema),
      /** The chosen options. Default: the choices that the dish's groups preselect. */
      choices: v.optional(
        v.pipe(
          v.array(chosenOptionSchema, choicesMessage),
          v.maxLength(mostChoices, choicesMessage),
        ),
      ),
      note: v.optional(
        linesSchema({ label: words.note, min: 0, max: optionLimits.lineNoteLength }),
      ),
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
