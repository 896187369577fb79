import * as v from 'valibot';
import { idSchema } from './fields.schema.ts';
import { anyTextSchema } from './text/any-text.schema.ts';

/** An open order as it is called out. */
const namedOrderSchema = v.strictObject({
  _id: idSchema,
  number: v.number(),
  name: anyTextSchema(),
  /** The promised time, as ISO 8601 in UTC. */
  dueAt: anyTextSchema(),
});
export type NamedOrder = v.InferOutput<typeof namedOrderSchema>;

/** How many open orders a change concerns, and which. */
export const namedOrdersSchema = v.strictObject({
  openOrders: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Those due first, at most ten. */
  orders: v.array(namedOrderSchema),
});
export type NamedOrders = v.InferOutput<typeof namedOrdersSchema>;
