import type { EndpointNotes } from '../ground/endpoint.ts';
import { limits } from '../ground/limits.ts';
import { cartLimits } from './limits.ts';
import type { cartSchemas } from './schema.ts';

export const cartNotes: Record<keyof typeof cartSchemas, EndpointNotes> = {
  listCart: {
    summary:
      "The caller's cart in the order added, with the menu's current names, images and prices. A line with a choice that is no longer offered has a `fault`, and can only be removed.",
    success: { 200: 'the lines' },
    errors: { FORBIDDEN: "the email isn't the caller's own" },
    cost: { reads: 2, writes: 0, besides: 'the same whatever the number of lines' },
  },
  addToCart: {
    summary: `Adds one portion of a dish. Only \`menuItemId\` is required, and only \`menuItemId\`, \`choices\` and \`note\` are used. Without \`choices\`, the line gets those that the dish's options preselect. The same dish with other choices or another note is another line. With a header \`Idempotency-Key\` (1–${limits.idempotencyKeyLength} characters, kept as long as the line) a repeated call returns the line that the first one added.`,
    success: { 201: 'the line; a new one has quantity 1' },
    errors: {
      INVALID_REQUEST:
        'also for choices that the dish does not offer, for too few or too many of them (the message names the group), for a sold-out choice that the dish preselects if `choices` is missing, and for a note where the restaurant accepts none',
      NOT_FOUND: 'no such dish',
      CONFLICT: `the dish is already in the cart with these choices and this note, the cart already holds ${cartLimits.lines} lines, or the key was already used for another dish`,
      FORBIDDEN: "the email, if sent, isn't the caller's own",
    },
    cost: {
      reads: 3,
      writes: 1,
      besides: '1 read more with a note, and 1 without `choices` for a dish that preselects some',
    },
  },
  mergeCart: {
    summary: `Adds the dishes that a visitor's browser has kept, up to ${cartLimits.lines}, in one write. A dish that is already in the cart with the same choices and note gets the larger quantity, never the sum. The lines of the cart stay first. What cannot be added is named in \`missing\`; the rest is added all the same. With a header \`Idempotency-Key\` (1–${limits.idempotencyKeyLength} characters, the last ${cartLimits.rememberedMerges} are remembered) a repeated call changes nothing, even if the dishes have been ordered meanwhile.`,
    success: { 200: 'the whole cart, and the dishes that are missing from it' },
    cost: {
      reads: 3,
      writes: 1,
      besides:
        '1 read more with a note, 1 for a dish without `choices` that preselects some; no write when it is repeated',
    },
  },
  setCartQuantity: {
    summary: "Sets the quantity of a line in the caller's own cart.",
    success: { 200: 'the line' },
    errors: { NOT_FOUND: "no such line in the caller's own cart" },
    cost: { reads: 2, writes: 1 },
  },
  removeFromCart: {
    summary: "Removes a line from the caller's own cart.",
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: "no such line in the caller's own cart" },
    cost: { reads: 1, writes: 1 },
  },
};
