import * as v from 'valibot';
import { statusOfErrorCode, type ErrorCode } from './ground/errors.ts';
import { checkoutSchema, orderProblemSchema, orderSchema } from './orders/schema.ts';

export const errorCodes = Object.keys(statusOfErrorCode) as ErrorCode[];

/** The schema of `ErrorBody`, for tests and the API reference. No page and no server loads it. */
export const errorBodySchema = v.strictObject({
  code: v.picklist(errorCodes),
  message: v.pipe(v.string(), v.minLength(5)),
  fields: v.optional(v.record(v.string(), v.string())),
  current: v.optional(v.unknown()),
  problems: v.optional(v.array(orderProblemSchema)),
  checkout: v.optional(checkoutSchema),
  order: v.optional(orderSchema),
});
