import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { cartLimits } from './limits.ts';
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

const choicesMessage = words.tooManyChoices(optionLimits.portionsPerLine);

export const cartLineSchema = v.strictObject({
  _id: idSchema,
  menuItemId: idSchema,
  name: anyTextSchema(),
  quantity: quantitySchema,
  image: anyTextSchema(),
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
  note: v.optional(anyTextSchema()),
  /** The reason, in words, why the choices can no longer be ordered; absent while they can. */
  fault: v.optional(anyTextSchema()),
  /** The ID of the rate of tax that the dish names; absent for the default. */
  taxRate: v.optional(idSchema),
});
export type CartLine = v.InferOutput<typeof cartLineSchema>;

/** The chosen options of a dish. One that is taken twice stands twice. */
const chosenOptionsSchema = v.pipe(
  v.array(chosenOptionSchema, choicesMessage),
  v.maxLength(optionLimits.portionsPerLine, choicesMessage),
);

const lineNoteSchema = linesSchema({
  label: words.note,
  min: 0,
  max: optionLimits.lineNoteLength,
});

/** A dish that a visitor's browser has kept until the login. */
export const keptDishSchema = v.strictObject({
  menuItemId: idSchema,
  quantity: quantitySchema,
  /** The chosen options. Default: the choices that the dish's groups preselect. */
  choices: v.optional(chosenOptionsSchema),
  note: v.optional(lineNoteSchema),
});
export type KeptDish = v.InferInput<typeof keptDishSchema>;

/** Why a dish did not get into the cart; `choices` and `full` can be helped by the diner. */
export const missingReasons = ['dish_gone', 'sold_out', 'choices', 'note', 'full'] as const;

/** A dish that did not get into the cart. */
export const missingDishSchema = v.strictObject({
  menuItemId: idSchema,
  /** The name on the menu, or the last known one; absent where none is known. */
  name: v.optional(anyTextSchema()),
  reason: v.picklist(missingReasons),
  /** The reason in words. */
  message: anyTextSchema(),
});
export type MissingDish = v.InferOutput<typeof missingDishSchema>;

const linesMessage = words.tooManyLines(cartLimits.lines);

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
      choices: v.optional(chosenOptionsSchema),
      note: v.optional(lineNoteSchema),
    }),
    response: cartLineSchema,
  },
  mergeCart: {
    body: v.strictObject({
      lines: v.pipe(
        v.array(keptDishSchema, linesMessage),
        v.maxLength(cartLimits.lines, linesMessage),
      ),
    }),
    response: v.strictObject({
      /** The whole cart afterward. */
      lines: v.array(cartLineSchema),
      missing: v.array(missingDishSchema),
    }),
  },
  setCartQuantity: {
    params: cartLineParamsSchema,
    body: v.strictObject({ quantity: quantitySchema }),
    response: cartLineSchema,
  },
  removeFromCart: { params: cartLineParamsSchema, response: messageSchema },
};
