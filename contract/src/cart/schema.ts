import * as v from 'valibot';
import {
  dishNameSchema,
  emailSchema,
  idSchema,
  imageSchema,
  messageSchema,
  priceSchema,
  quantitySchema,
} from '../fields.schema.ts';

const cartLineSchema = v.strictObject({
  _id: idSchema,
  menuItemId: idSchema,
  name: v.string(),
  quantity: quantitySchema,
  image: v.string(),
  /** The menu's present price in dollars; the last known one, or 0, once the dish is gone. */
  price: v.number(),
  email: emailSchema,
  /** False once the dish has been taken off the menu. */
  available: v.boolean(),
});
export type CartLine = v.InferOutput<typeof cartLineSchema>;

const cartLineParamsSchema = v.strictObject({ id: idSchema });

export const cartSchemas = {
  listCart: {
    query: v.strictObject({ email: emailSchema }),
    response: v.array(cartLineSchema),
  },
  addToCart: {
    /** Only menuItemId is believed; the rest is what the specification sends. */
    body: v.strictObject({
      menuItemId: idSchema,
      name: v.optional(dishNameSchema),
      quantity: v.optional(quantitySchema),
      image: v.optional(imageSchema),
      price: v.optional(priceSchema),
      email: v.optional(emailSchema),
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
