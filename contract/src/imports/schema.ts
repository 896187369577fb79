import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { auditIdSchema, idSchema } from '../ground/fields.schema.ts';
import { namedOrdersSchema } from '../ground/named-orders.schema.ts';

/** An import that can be taken back. */
export const finishedImportSchema = v.strictObject({
  /** The `importId` that its calls of POST /menu/import had. */
  _id: idSchema,
  /** The admin who imported. The name is empty if it is no longer known. */
  who: v.strictObject({ _id: idSchema, name: anyTextSchema() }),
  /** The time of its last batch, as ISO 8601 in UTC. */
  when: anyTextSchema(),
  /** The time until which it can be taken back. */
  until: anyTextSchema(),
  /** The number of dishes that it created. */
  created: v.number(),
  /** The number of dishes that it changed. */
  updated: v.number(),
  /** The numbers of groups of options, categories and orders of dishes that it created or changed. */
  groups: v.number(),
  categories: v.number(),
  lists: v.number(),
  /** Whether somebody has begun to take it back. */
  isBegun: v.boolean(),
});
export type FinishedImport = v.InferOutput<typeof finishedImportSchema>;

/** What stays as it is, because taking it back would undo more than the import. */
const leftSchema = v.strictObject({
  _id: idSchema,
  /** For the order of the dishes of a category, the ID of the category. */
  name: anyTextSchema(),
  what: v.picklist(['dish', 'group', 'category', 'list']),
  /**
   * `changed`: somebody has changed it since. `deleted`: somebody has deleted it since. `used`: a dish
   * needs it that stays. `options`: the dish had options that no longer exist. `tax`: it had a tax
   * rate that no longer exists. `category`: it had a category that no longer exists.
   */
  reason: v.picklist(['changed', 'deleted', 'used', 'options', 'tax', 'category']),
});
export type LeftByImport = v.InferOutput<typeof leftSchema>;

export const takenBackBatchSchema = v.strictObject({
  /** The number of dishes of this batch that are gone from the menu again. */
  removed: v.number(),
  /** The number of dishes of this batch that are as they were before the import. */
  restored: v.number(),
  /** The numbers of groups of options, categories and orders of dishes that are as they were. */
  groups: v.number(),
  categories: v.number(),
  lists: v.number(),
  left: v.array(leftSchema),
  /** Where the next batch begins; null after the last one. */
  next: v.nullable(auditIdSchema),
});
export type TakenBackBatch = v.InferOutput<typeof takenBackBatchSchema>;

export const importsSchemas = {
  listImportOrders: {
    params: v.strictObject({ id: idSchema }),
    response: namedOrdersSchema,
  },
  listImports: { response: v.array(finishedImportSchema) },
  takeBackImport: {
    params: v.strictObject({ id: idSchema }),
    body: v.strictObject({
      /** `next` of the previous batch. Default: the beginning. */
      after: v.optional(auditIdSchema),
    }),
    response: takenBackBatchSchema,
  },
};
