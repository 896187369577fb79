import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { idSchema, pageSizeSchema, textSchema } from '../ground/fields.schema.ts';
import { orderLimits } from '../orders/limits.ts';
import { orderStates } from '../orders/order-states.ts';
import { daySchema, instantTextSchema, orderSchema } from '../orders/schema.ts';
import { recordLimits } from './limits.ts';
import * as words from './words.en.ts';
import * as fieldWords from '../ground/words.en.ts';
import * as orderWords from '../orders/words.en.ts';

const numberMessage = fieldWords.wholeNumber(words.number, 1, orderLimits.lastOrderNumber);

/** One step of an order, which led to the revision of the same number. */
export const recordedStepSchema = v.strictObject({
  revision: v.number(),
  at: instantTextSchema,
  /** What was done: `place`, a step, `undo`, or `acknowledge`. */
  action: anyTextSchema(),
  /** The state before it; null for the placement. */
  from: v.nullable(anyTextSchema()),
  to: anyTextSchema(),
  byRole: anyTextSchema(),
  /** The member of the staff; null for a diner and for the system. The name may be unknown: ''. */
  by: v.nullable(v.strictObject({ _id: anyTextSchema(), name: anyTextSchema() })),
  /** The name of the kitchen screen; null if there was none, or if it is unknown. */
  screen: v.nullable(anyTextSchema()),
  /** The code of the refusal. */
  reason: v.nullable(anyTextSchema()),
});
export type RecordedStep = v.InferOutput<typeof recordedStepSchema>;

export const orderRecordSchema = v.strictObject({
  order: orderSchema,
  /** The steps that are kept, in order. They are deleted after 90 days. */
  events: v.array(recordedStepSchema),
});
export type OrderRecord = v.InferOutput<typeof orderRecordSchema>;

const searchSchema = (label: string) =>
  textSchema({ label, min: 0, max: recordLimits.searchLength });

export const recordsSchemas = {
  searchOrders: {
    query: v.strictObject({
      /** The business day of the pick-up. Default: any day, the newest orders first. */
      day: v.optional(daySchema),
      number: v.optional(
        v.pipe(
          anyTextSchema(numberMessage),
          v.regex(/^[1-9]\d{0,3}$/, numberMessage),
          v.transform(Number),
        ),
      ),
      /**
       * The beginning of a word of the name that is called out, and what follows it; case and accents
       * don't count.
       */
      name: v.optional(searchSchema(fieldWords.name)),
      /** A part of the name of a dish. */
      dish: v.optional(searchSchema(words.dish)),
      state: v.optional(v.picklist(orderStates, orderWords.unknownState)),
      /** X-Next-Cursor of the previous page. */
      after: v.optional(idSchema),
      limit: v.optional(pageSizeSchema(recordLimits.ordersPerPage)),
    }),
    response: v.array(orderSchema),
  },
  getOrderRecord: { params: v.strictObject({ id: idSchema }), response: orderRecordSchema },
};
