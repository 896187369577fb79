import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { auditEntriesPerPage, auditKinds, factNames, type FactName } from './audit-kinds.ts';
import { auditIdSchema, idSchema, instantSchema, pageSizeSchema } from '../ground/fields.schema.ts';
import * as words from './words.en.ts';

const factSchema = v.optional(anyTextSchema());
const factSchemas = Object.fromEntries(factNames.map((name) => [name, factSchema]));

/**
 * The state of what was changed, as far as it means something to a person. The values were valid
 * then, but may break today's limits, and any field may be missing.
 */
export const auditFactsSchema = v.strictObject({
  ...(factSchemas as Record<FactName, typeof factSchema>),
  /** The price in dollars. */
  price: v.optional(v.number()),
});
export type AuditFacts = v.InferOutput<typeof auditFactsSchema>;

export const auditEntrySchema = v.strictObject({
  _id: auditIdSchema,
  /** The actor: a uid, or `operator`. The name is empty if it is no longer known. */
  who: v.strictObject({ _id: idSchema, name: anyTextSchema() }),
  what: v.picklist(auditKinds),
  /**
   * The `_id` of the dish, the group of options or the user; the category of an arrangement or a
   * deletion; a choice's group; else `categories` or `ordering`.
   */
  target: idSchema,
  /** Null if the target did not exist before the change. `after` is null if it no longer exists. */
  before: v.nullable(auditFactsSchema),
  after: v.nullable(auditFactsSchema),
  /** The time of the change, as ISO 8601 in UTC. */
  when: anyTextSchema(),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

export const auditSchemas = {
  listAudit: {
    query: v.strictObject({
      /** The number of entries to return. Default: as many as a page can have. */
      limit: v.optional(pageSizeSchema(auditEntriesPerPage)),
      /** The `_id` after which the page begins: X-Next-Cursor of the previous page. */
      after: v.optional(auditIdSchema),
      /** The `_id` of the person who made the change. */
      who: v.optional(idSchema),
      /** The `_id` of the changed dish, group of options or user, or `ordering`. */
      target: v.optional(idSchema),
      what: v.optional(v.picklist(auditKinds, words.unknownKind(auditKinds.join(', ')))),
      /** The start of the period, inclusive. */
      from: v.optional(instantSchema),
      /** The end of the period, exclusive. */
      to: v.optional(instantSchema),
    }),
    response: v.array(auditEntrySchema),
  },
};
