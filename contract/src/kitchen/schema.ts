import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { idSchema, linesSchema, messageSchema, textSchema } from '../ground/fields.schema.ts';
import { sizeIdSchema } from '../menu/further-fields.schema.ts';
import { kitchenActions, orderStates, rejectReasons } from '../orders/order-states.ts';
import { orderSchema } from '../orders/schema.ts';
import { soldOutUntil } from './limits.ts';
import { mostPortionsLeft } from './most-portions-left.ts';
import { kitchenTextLimits } from './text-limits.ts';
import * as words from './words.en.ts';
import * as orderWords from '../orders/words.en.ts';
import * as fieldWords from '../ground/words.en.ts';

/**
 * The ID of a kitchen screen, made up by its browser. Firestore reserves `__…__`, and every object
 * inherits `toString` and the like.
 */
export const screenSchema = v.pipe(
  anyTextSchema(words.screenMustBeText),
  v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{8,64}$/, words.invalidScreen),
  v.check((screen) => !(screen in Object.prototype), words.invalidScreen),
);

function minutesSchema(min: number, max: number) {
  const message = fieldWords.wholeNumber(words.minutes, min, max);
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

const countSchema = v.pipe(
  v.number(words.invalidCount),
  v.safeInteger(words.invalidCount),
  v.minValue(0, words.invalidCount),
);
/** A sum of revisions, negative only if somebody typed such a revision into the console. */
const sumSchema = v.pipe(v.number(words.invalidSum), v.safeInteger(words.invalidSum));

const orderParamsSchema = v.strictObject({ id: idSchema });
const reasonSchema = v.picklist(rejectReasons, words.unknownReason(rejectReasons.join(', ')));
/** The text that the diner is shown. */
const rejectTextSchema = linesSchema({
  label: words.text,
  min: 0,
  max: kitchenTextLimits.rejectTextLength,
});

const soldOutParamsSchema = v.strictObject({ dish: idSchema });
const soldOutChoiceParamsSchema = v.strictObject({ group: idSchema, choice: idSchema });

const soldOutSizeParamsSchema = v.strictObject({ dish: idSchema, size: sizeIdSchema });

const soldOutBodySchema = v.strictObject({
  /** `next-opening` lasts until the business day ends, according to the current hours. */
  until: v.picklist(soldOutUntil, words.unknownUntil(soldOutUntil.join(', '))),
});

const soldOutTimes = {
  /** When it is available again, as ISO 8601; null until somebody puts it back on. */
  until: v.nullable(anyTextSchema()),
  /** When it sold out, as ISO 8601. */
  at: anyTextSchema(),
};

export const soldOutDishSchema = v.strictObject({
  /** The `_id` of the dish. */
  dish: idSchema,
  name: anyTextSchema(),
  ...soldOutTimes,
});
export type SoldOutDish = v.InferOutput<typeof soldOutDishSchema>;

export const soldOutChoiceSchema = v.strictObject({
  /** The `_id` of the group of options, and the `id` of its choice. */
  group: idSchema,
  choice: idSchema,
  groupName: anyTextSchema(),
  name: anyTextSchema(),
  ...soldOutTimes,
});
export type SoldOutChoice = v.InferOutput<typeof soldOutChoiceSchema>;

export const soldOutSizeSchema = v.strictObject({
  /** The `_id` of the dish, and the `id` of its size. */
  dish: idSchema,
  size: sizeIdSchema,
  dishName: anyTextSchema(),
  name: anyTextSchema(),
  ...soldOutTimes,
});
export type SoldOutSize = v.InferOutput<typeof soldOutSizeSchema>;

const leftMessage = fieldWords.wholeNumber(words.portionsLeft, 0, mostPortionsLeft);
const leftSchema = v.pipe(
  v.number(leftMessage),
  v.integer(leftMessage),
  v.minValue(0, leftMessage),
  v.maxValue(mostPortionsLeft, leftMessage),
);

const portionsParamsSchema = v.strictObject({ dish: idSchema });
/** The size that is limited besides its dish; absent for the dish in all its sizes. */
const limitedSizeSchema = v.optional(sizeIdSchema);

const portionsLeftSchema = {
  /** How many portions can still be ordered for the day. */
  left: v.number(),
};

export const dishPortionsSchema = v.strictObject({
  dish: idSchema,
  name: anyTextSchema(),
  ...portionsLeftSchema,
});
export type DishPortions = v.InferOutput<typeof dishPortionsSchema>;

export const sizePortionsSchema = v.strictObject({
  dish: idSchema,
  size: sizeIdSchema,
  dishName: anyTextSchema(),
  name: anyTextSchema(),
  ...portionsLeftSchema,
  /** How many the limit of the size leaves, if its dish has fewer left; otherwise absent. */
  ownLeft: v.optional(v.number()),
});
export type SizePortions = v.InferOutput<typeof sizePortionsSchema>;

export const kitchenSchemas = {
  /** The open orders, sorted by due time within each page. */
  listKitchenOrders: {
    query: v.strictObject({
      /** X-Next-Cursor of the previous page. */
      after: v.optional(
        v.pipe(
          anyTextSchema(words.cursorMustBeText),
          v.regex(/^[it][A-Za-z0-9_-]{1,2000}$/, words.invalidCursor),
        ),
      ),
      /** Adds the ended orders that nobody has acknowledged. Boards from before them do not send it. */
      unacknowledged: v.optional(v.literal('true', words.unacknowledgedOnlyTrue)),
    }),
    response: v.array(orderSchema),
  },
  /** The orders that ended within 24 hours, the last one first. */
  listEndedOrders: { response: v.array(orderSchema) },
  /** The open orders of the diner to whom the given order belongs, sorted by due time. */
  listDinerOrders: { params: orderParamsSchema, response: v.array(orderSchema) },
  getOrderContact: {
    params: orderParamsSchema,
    response: v.strictObject({ phone: anyTextSchema() }),
  },
  // This must precede the steps, because its path would match theirs.
  rejectDiner: {
    params: orderParamsSchema,
    body: v.strictObject({
      reason: reasonSchema,
      /** The text that the diner is shown, with the reason `other`. */
      text: v.optional(rejectTextSchema),
      screen: screenSchema,
    }),
    response: v.strictObject({
      /** The orders that this call has rejected. */
      orders: v.array(orderSchema),
    }),
  },
  moveOrder: {
    params: v.strictObject({
      id: idSchema,
      action: v.picklist(kitchenActions, words.unknownAction(kitchenActions.join(', '))),
    }),
    body: v.strictObject({
      /** The state that the screen showed. */
      from: v.picklist(orderStates, orderWords.unknownState),
      /** The delay beyond the promised time, for `accept`. */
      minutes: v.optional(minutesSchema(5, 60)),
      /** The reason, which `reject` requires. */
      reason: v.optional(reasonSchema),
      /** The text that the diner is shown, with the reason `other`. */
      text: v.optional(rejectTextSchema),
      screen: screenSchema,
    }),
    response: v.strictObject({
      order: orderSchema,
      /** False if the order was in that state already. */
      changed: v.boolean(),
      /** The screen and time of the earlier step to that state; null if this call made it. */
      screen: v.nullable(
        v.strictObject({ id: anyTextSchema(), name: anyTextSchema(), at: anyTextSchema() }),
      ),
    }),
  },
  sendHeartbeat: {
    body: v.strictObject({
      screen: screenSchema,
      name: textSchema({ label: fieldWords.name, min: 0, max: kitchenTextLimits.screenNameLength }),
      /** The number of open orders that the screen shows or lacks; the sum of their revisions. */
      open: countSchema,
      revisions: sumSchema,
    }),
    response: v.strictObject({
      /** Whether the screen shows each open order's current state, up to its capacity. */
      complete: v.boolean(),
      /** The total number of open orders. */
      open: v.number(),
      /**
       * How many orders of the last 24 hours ended without the kitchen, and are unacknowledged. It
       * counts no more than the list has.
       */
      unacknowledged: v.number(),
      pausedUntil: v.nullable(anyTextSchema()),
      /** The version of the product that the server was built from: an older board loads itself again. */
      version: anyTextSchema(),
    }),
  },
  pauseOrdering: {
    body: v.strictObject({
      /** `today` lasts until the business day ends. */
      minutes: v.union([v.literal('today'), minutesSchema(5, 240)], words.invalidPause),
      reason: v.optional(
        textSchema({ label: words.reason, min: 0, max: kitchenTextLimits.pauseReasonLength }),
      ),
    }),
    response: v.strictObject({ pausedUntil: anyTextSchema(), pauseReason: anyTextSchema() }),
  },
  resumeOrdering: { response: messageSchema },
  /** The dishes, choices and sizes that are sold out now, newest first. */
  listSoldOut: {
    query: v.strictObject({
      /** Includes choices. Boards from before choices existed do not send it. */
      choices: v.optional(v.literal('true', words.choicesOnlyTrue)),
      /** Includes sizes. Boards from before sizes existed do not send it. */
      sizes: v.optional(v.literal('true', words.sizesOnlyTrue)),
    }),
    response: v.array(v.union([soldOutDishSchema, soldOutChoiceSchema, soldOutSizeSchema])),
  },
  markSoldOut: {
    params: soldOutParamsSchema,
    body: soldOutBodySchema,
    response: v.strictObject({ dish: idSchema, until: v.nullable(anyTextSchema()) }),
  },
  markAvailable: { params: soldOutParamsSchema, response: messageSchema },
  markChoiceSoldOut: {
    params: soldOutChoiceParamsSchema,
    body: soldOutBodySchema,
    response: v.strictObject({
      group: idSchema,
      choice: idSchema,
      until: v.nullable(anyTextSchema()),
    }),
  },
  markChoiceAvailable: { params: soldOutChoiceParamsSchema, response: messageSchema },
  markSizeSoldOut: {
    params: soldOutSizeParamsSchema,
    body: soldOutBodySchema,
    response: v.strictObject({
      dish: idSchema,
      size: sizeIdSchema,
      until: v.nullable(anyTextSchema()),
    }),
  },
  markSizeAvailable: { params: soldOutSizeParamsSchema, response: messageSchema },
  listPortions: {
    response: v.strictObject({
      /** The business day, or the next one when it is over; null without hours ahead. */
      day: v.nullable(anyTextSchema()),
      portions: v.array(v.union([dishPortionsSchema, sizePortionsSchema])),
    }),
  },
  limitPortions: {
    params: portionsParamsSchema,
    body: v.strictObject({ left: leftSchema, size: limitedSizeSchema }),
    response: v.strictObject({
      dish: idSchema,
      size: limitedSizeSchema,
      day: anyTextSchema(),
      ...portionsLeftSchema,
    }),
  },
  unlimitPortions: {
    params: portionsParamsSchema,
    // Google's servers can refuse a DELETE with a body.
    query: v.strictObject({ size: limitedSizeSchema }),
    response: messageSchema,
  },
};
