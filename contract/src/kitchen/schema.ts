import * as v from 'valibot';
import { idSchema, linesSchema, messageSchema, textSchema } from '../ground/fields.schema.ts';
import { orderLimits } from '../orders/limits.ts';
import { kitchenActions, orderStates, rejectReasons } from '../orders/order-states.ts';
import { orderSchema } from '../orders/schema.ts';
import { soldOutUntil } from './limits.ts';

const screenMessage = "This isn't a valid screen.";
/**
 * One kitchen screen: an ID that the browser made for itself. Firestore keeps `__…__` to itself, and
 * every object `toString` and the like.
 */
export const screenSchema = v.pipe(
  v.string('A screen must be text.'),
  v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{8,64}$/, screenMessage),
  v.check((screen) => !(screen in Object.prototype), screenMessage),
);

function minutesSchema(min: number, max: number) {
  const message = `Minutes must be a whole number from ${min} to ${max}.`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

const countMessage = 'A count must be a whole number of at least 0.';
const countSchema = v.pipe(
  v.number(countMessage),
  v.safeInteger(countMessage),
  v.minValue(0, countMessage),
);
const sumMessage = 'A sum must be a whole number.';
/** Below zero only where somebody has typed such a revision into the console. */
const sumSchema = v.pipe(v.number(sumMessage), v.safeInteger(sumMessage));

const orderParamsSchema = v.strictObject({ id: idSchema });
const reasonSchema = v.picklist(
  rejectReasons,
  `The reason must be one of these: ${rejectReasons.join(', ')}.`,
);
/** What the diner is told. */
const rejectTextSchema = linesSchema({
  label: 'Text',
  min: 0,
  max: orderLimits.rejectTextLength,
});

const soldOutParamsSchema = v.strictObject({ dish: idSchema });
const soldOutChoiceParamsSchema = v.strictObject({ group: idSchema, choice: idSchema });

const soldOutBodySchema = v.strictObject({
  /** `next-opening`: until the doors open next, as the hours are at this moment. */
  until: v.picklist(soldOutUntil, `Until must be one of these: ${soldOutUntil.join(', ')}.`),
});

const soldOutTimes = {
  /** ISO 8601: when it is on again; null until somebody says so. */
  until: v.nullable(v.string()),
  /** ISO 8601: since when it is out. */
  at: v.string(),
};

export const soldOutDishSchema = v.strictObject({
  /** The `_id` of the dish. */
  dish: idSchema,
  name: v.string(),
  ...soldOutTimes,
});
export type SoldOutDish = v.InferOutput<typeof soldOutDishSchema>;

export const soldOutChoiceSchema = v.strictObject({
  /** The `_id` of the group of options, and the `id` of its choice. */
  group: idSchema,
  choice: idSchema,
  groupName: v.string(),
  name: v.string(),
  ...soldOutTimes,
});
export type SoldOutChoice = v.InferOutput<typeof soldOutChoiceSchema>;

export const kitchenSchemas = {
  /** Those that are open, the one due first on top of each page. */
  listKitchenOrders: {
    query: v.strictObject({
      /** X-Next-Cursor of the page before. */
      after: v.optional(
        v.pipe(
          v.string('The cursor must be text.'),
          v.regex(/^[it][A-Za-z0-9_-]{1,2000}$/, "This isn't a valid cursor."),
        ),
      ),
    }),
    response: v.array(orderSchema),
  },
  /** The open orders of the diner whose order it is, the one due first on top. */
  listDinerOrders: { params: orderParamsSchema, response: v.array(orderSchema) },
  // Before the steps: this address has the form of one.
  rejectDiner: {
    params: orderParamsSchema,
    body: v.strictObject({
      reason: reasonSchema,
      /** With the reason `other`: what the diner is told. */
      text: v.optional(rejectTextSchema),
      screen: screenSchema,
    }),
    response: v.strictObject({
      /** Those that this call has rejected. */
      orders: v.array(orderSchema),
    }),
  },
  moveOrder: {
    params: v.strictObject({
      id: idSchema,
      action: v.picklist(
        kitchenActions,
        `The action must be one of these: ${kitchenActions.join(', ')}.`,
      ),
    }),
    body: v.strictObject({
      /** The state that the screen showed. */
      from: v.picklist(orderStates, "This isn't a state of an order."),
      /** With `accept`: so much later than promised. */
      minutes: v.optional(minutesSchema(5, 60)),
      /** With `reject`, where it is required. */
      reason: v.optional(reasonSchema),
      /** With the reason `other`: what the diner is told. */
      text: v.optional(rejectTextSchema),
      screen: screenSchema,
    }),
    response: v.strictObject({
      order: orderSchema,
      /** False when it was in that state already. */
      changed: v.boolean(),
      /** Where and when it was brought there before; null when this call did it. */
      screen: v.nullable(v.strictObject({ id: v.string(), name: v.string(), at: v.string() })),
    }),
  },
  sendHeartbeat: {
    body: v.strictObject({
      screen: screenSchema,
      name: textSchema({ label: 'Name', min: 0, max: orderLimits.screenNameLength }),
      /** How many open orders the screen shows or says it cannot show, and the sum of their revisions. */
      open: countSchema,
      revisions: sumSchema,
    }),
    response: v.strictObject({
      /** Whether the screen shows every open order as it is, as far as one screen can. */
      complete: v.boolean(),
      /** How many orders are open in all. */
      open: v.number(),
      pausedUntil: v.nullable(v.string()),
    }),
  },
  pauseOrdering: {
    body: v.strictObject({
      /** `today`: until the present opening ends. */
      minutes: v.union(
        [v.literal('today'), minutesSchema(5, 240)],
        'Minutes must be today or a whole number from 5 to 240.',
      ),
      reason: v.optional(
        textSchema({ label: 'Reason', min: 0, max: orderLimits.pauseReasonLength }),
      ),
    }),
    response: v.strictObject({ pausedUntil: v.string(), pauseReason: v.string() }),
  },
  resumeOrdering: { response: messageSchema },
  /** Those that are sold out now, the newest first. */
  listSoldOut: {
    query: v.strictObject({
      /** `true`: choices too, among the dishes. Boards from before there were any know dishes only. */
      choices: v.optional(v.literal('true', 'Choices can only be true.')),
    }),
    response: v.array(v.union([soldOutDishSchema, soldOutChoiceSchema])),
  },
  markSoldOut: {
    params: soldOutParamsSchema,
    body: soldOutBodySchema,
    response: v.strictObject({ dish: idSchema, until: v.nullable(v.string()) }),
  },
  markAvailable: { params: soldOutParamsSchema, response: messageSchema },
  markChoiceSoldOut: {
    params: soldOutChoiceParamsSchema,
    body: soldOutBodySchema,
    response: v.strictObject({
      group: idSchema,
      choice: idSchema,
      until: v.nullable(v.string()),
    }),
  },
  markChoiceAvailable: { params: soldOutChoiceParamsSchema, response: messageSchema },
};
