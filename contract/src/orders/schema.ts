import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { cartLineSchema, missingDishSchema } from '../cart/schema.ts';
import {
  storedCategorySchema,
  idSchema,
  instantSchema,
  linesSchema,
  pageSizeSchema,
  textSchema,
} from '../ground/fields.schema.ts';
import { isCalendarDay } from '../ground/calendar-day.ts';
import { allergensSchema, dietsSchema } from '../menu/declarations.schema.ts';
import { resolvedChoiceSchema } from '../options/resolved-choice.schema.ts';
import { orderLimits } from './limits.ts';
import { isPhoneNumber, writtenNumber } from './phone-number.ts';
import { orderProblemCodes } from './order-problems.ts';
import { orderStates } from './order-states.ts';
import * as words from './words.en.ts';
import * as fieldWords from '../ground/words.en.ts';

export const centsSchema = v.pipe(v.number(), v.integer());
/** A time as ISO 8601 in UTC, as `toISOString` writes it. */
export const instantTextSchema = anyTextSchema();
/** A business day, `YYYY-MM-DD`. */
export const daySchema = v.pipe(
  anyTextSchema(words.dayMustBeText),
  v.check(isCalendarDay, words.invalidDay),
);

/** The rate of tax that a line's price includes. */
export const lineTaxSchema = v.strictObject({
  name: anyTextSchema(),
  /** In hundredths of a percent, with at most one decimal. */
  bp: v.number(),
});

export const orderLineSchema = v.strictObject({
  id: idSchema,
  menuItemId: idSchema,
  name: anyTextSchema(),
  image: anyTextSchema(),
  category: storedCategorySchema,
  unitCents: centsSchema,
  quantity: v.number(),
  choices: v.array(resolvedChoiceSchema),
  note: anyTextSchema(),
  totalCents: centsSchema,
  /** The allergens that the dish itself was declared to contain; absent if it declared nothing. */
  allergens: v.optional(allergensSchema),
  /** The units of a slot's capacity that the line takes. */
  load: v.number(),
  /** The rate of tax at the time of the order; absent where the restaurant stated none. */
  tax: v.optional(lineTaxSchema),
});
export type OrderLine = v.InferOutput<typeof orderLineSchema>;

export const orderSchema = v.strictObject({
  _id: idSchema,
  /** The name that is called out at the counter. */
  name: anyTextSchema(),
  /** The number called out with the name: 1 to 9999, and then from 1 again. */
  number: v.number(),
  day: anyTextSchema(),
  state: v.picklist(orderStates),
  isOpen: v.boolean(),
  /** Increases by one with every change. */
  revision: v.number(),
  placedAt: instantTextSchema,
  /** The promised time. */
  dueAt: instantTextSchema,
  updatedAt: instantTextSchema,
  pickup: v.strictObject({
    kind: v.picklist(['asap', 'slot']),
    /** The start of the slot, in minutes since 1970. */
    slotKey: v.number(),
    /** The time that was first promised; `dueAt` is later if the kitchen has moved it. */
    quotedAt: instantTextSchema,
  }),
  /** The time at which each state was reached; `remade`: at which a ready order was begun again. */
  times: v.record(anyTextSchema(), instantTextSchema),
  lines: v.array(orderLineSchema),
  note: anyTextSchema(),
  /** What the guest must not eat, in their own words. Orders from before this field have none. */
  allergies: v.optional(anyTextSchema(), ''),
  charges: v.array(
    v.strictObject({ kind: anyTextSchema(), label: anyTextSchema(), cents: centsSchema }),
  ),
  subtotalCents: centsSchema,
  /** The tax that the total includes: the sum of the taxes of all rates, each of them rounded. */
  taxIncludedCents: centsSchema,
  totalCents: centsSchema,
  load: v.number(),
  payment: v.strictObject({
    method: v.picklist(['at_pickup']),
    status: v.picklist(['due', 'paid', 'void', 'refunded']),
    providerRef: v.nullable(anyTextSchema()),
  }),
  /** The reason why the kitchen rejected the order. */
  refusal: v.nullable(v.strictObject({ code: anyTextSchema(), message: anyTextSchema() })),
  /** The most notice that a dish of the order needed, in minutes; absent where none did. */
  noticeMinutes: v.optional(v.number()),
  /** Set while the kitchen can ask for the telephone number that the diner has left. */
  hasPhone: v.optional(v.boolean()),
  /**
   * Set once the order was canceled, or ended unanswered: whether nobody in the kitchen has
   * acknowledged it. Orders that ended so before this field have none.
   */
  isUnacknowledged: v.optional(v.boolean()),
});
export type Order = v.InferOutput<typeof orderSchema>;

export const orderProblemSchema = v.strictObject({
  code: v.picklist(orderProblemCodes),
  /** The cart line that the problem is about. */
  lineId: v.optional(idSchema),
  /** With `needs_notice`, the minutes by which the dish has to be ordered before its pick-up. */
  limit: v.optional(v.number()),
  actual: v.optional(v.number()),
  /** The business day of `portions`; its `limit` is what is left, and `actual` what is wanted. */
  day: v.optional(anyTextSchema()),
  /** What `limit` and `actual` of `too_large` count. `load` is that of one slot. */
  unit: v.optional(v.picklist(['dishes', 'cents', 'load'])),
  /** The next free times, at most three. */
  times: v.optional(v.array(instantTextSchema)),
  opensAt: v.optional(instantTextSchema),
  /** Set with `closed` if the doors are open, but it is too late for the last order. */
  lastOrdersOver: v.optional(v.literal(true)),
  /** The order that has just been placed from this cart. */
  order: v.optional(v.strictObject({ _id: idSchema, number: v.number() })),
});
export type OrderProblem = v.InferOutput<typeof orderProblemSchema>;

export const checkoutLineSchema = v.strictObject({
  lineId: idSchema,
  menuItemId: idSchema,
  name: anyTextSchema(),
  image: anyTextSchema(),
  unitCents: centsSchema,
  quantity: v.number(),
  choices: v.array(resolvedChoiceSchema),
  note: anyTextSchema(),
  totalCents: centsSchema,
  /** The category of the dish: its last known one if the dish is gone, as far as there is one. */
  category: v.optional(anyTextSchema()),
  /** False for a dish that cannot be ordered, which the total leaves out. */
  available: v.boolean(),
  /** What the menu declares about the dish; absent where it declares nothing. */
  diets: v.optional(dietsSchema),
  allergens: v.optional(allergensSchema),
  /** The reason, in words, why the choices can no longer be ordered; absent while they can. */
  fault: v.optional(anyTextSchema()),
  /** The rate of tax that the price includes; absent where the restaurant states none. */
  tax: v.optional(lineTaxSchema),
});

export const checkoutSchema = v.strictObject({
  /** The token to send back with the order, which says what was shown; null for an empty cart. */
  quote: v.nullable(anyTextSchema()),
  /** The name suggested from the profile. */
  name: anyTextSchema(),
  lines: v.array(checkoutLineSchema),
  totalCents: centsSchema,
  /** When an order for as soon as possible would be ready; null while that is not offered. */
  asap: v.nullable(instantTextSchema),
  /** The business day whose slots are listed. */
  day: v.nullable(anyTextSchema()),
  /** The business days that have slots. */
  days: v.array(anyTextSchema()),
  /** The start of each slot of that day that has room for the order. */
  slots: v.array(instantTextSchema),
  /** The start of each slot of that day that is offered, but has no room for the order. */
  fullSlots: v.array(instantTextSchema),
  problems: v.array(orderProblemSchema),
});
export type Checkout = v.InferOutput<typeof checkoutSchema>;

/** A telephone number as its owner has written it. */
export const phoneSchema = v.pipe(
  anyTextSchema(words.invalidPhone),
  v.transform(writtenNumber),
  v.check(isPhoneNumber, words.invalidPhone),
);

/** A dish of an earlier order that is in the cart, but not as it was ordered then. */
export const changedDishSchema = v.strictObject({
  /** The line of the cart. */
  lineId: idSchema,
  name: anyTextSchema(),
  /** The price of one then and now, with its choices. */
  wasCents: centsSchema,
  nowCents: centsSchema,
  /** The names of choices that the line lacks, because they are gone or sold out: `2 × Beef`. */
  lostChoices: v.array(anyTextSchema()),
  /** Whether the note is missing, because the restaurant accepts none at the moment. */
  lostNote: v.boolean(),
  /** What the dish is declared to contain now, and was not then. */
  newAllergens: allergensSchema,
});
export type ChangedDish = v.InferOutput<typeof changedDishSchema>;

export const reorderedSchema = v.strictObject({
  /** The whole cart afterward. */
  lines: v.array(cartLineSchema),
  /** The IDs of the lines of the cart that have the dishes of the order. */
  added: v.array(idSchema),
  changed: v.array(changedDishSchema),
  missing: v.array(missingDishSchema),
});
export type Reordered = v.InferOutput<typeof reorderedSchema>;

const orderParamsSchema = v.strictObject({ id: idSchema });

export const ordersSchemas = {
  getCheckout: {
    query: v.strictObject({ day: v.optional(daySchema) }),
    response: checkoutSchema,
  },
  placeOrder: {
    body: v.strictObject({
      quote: v.pipe(
        anyTextSchema(words.quoteMustBeText),
        v.regex(/^[A-Za-z0-9_-]{43}\.\d{1,12}$/, words.invalidQuote),
      ),
      pickup: v.union([v.literal('asap'), instantSchema], words.invalidPickup),
      name: v.optional(
        textSchema({ label: fieldWords.name, min: 1, max: orderLimits.orderNameLength }),
      ),
      note: v.optional(
        linesSchema({ label: words.note, min: 0, max: orderLimits.orderNoteLength }),
      ),
      /** Accepted even where the restaurant takes no notes. Default: none. */
      allergies: v.optional(
        textSchema({ label: words.allergies, min: 0, max: orderLimits.allergiesLength }),
      ),
      /** Kept apart from the order, and only where the restaurant asks for it. */
      phone: v.optional(phoneSchema),
    }),
    response: orderSchema,
  },
  withdrawPlacement: { body: v.strictObject({}), response: orderSchema },
  listOrders: {
    query: v.strictObject({
      limit: v.optional(pageSizeSchema(orderLimits.ordersPerPage)),
      /** The `_id` after which the page begins: X-Next-Cursor of the previous page. */
      after: v.optional(idSchema),
      /** Restricts the list to open orders. */
      open: v.optional(v.literal('true', words.openOnlyTrue)),
    }),
    response: v.array(orderSchema),
  },
  getOrder: { params: orderParamsSchema, response: orderSchema },
  cancelOrder: {
    params: orderParamsSchema,
    body: v.strictObject({
      /** The state that the diner was shown. */
      from: v.optional(v.picklist(orderStates, words.unknownState)),
    }),
    response: orderSchema,
  },
  reorder: { params: orderParamsSchema, response: reorderedSchema },
};

/** The additional fields of an error's body when it is about an order. */
export type OrderRefusal = {
  /** Everything that keeps an order from being placed, and the current checkout. */
  problems?: OrderProblem[];
  checkout?: Checkout;
  /** Set if the limit would not hold for a diner with a verified email. */
  mayVerify?: true;
  /** The current state of the order that a CONFLICT is about. */
  order?: Order;
};
