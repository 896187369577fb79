import * as v from 'valibot';
import { auditKinds } from './audit-kinds.ts';
import { idSchema, instantSchema, pageSizeSchema } from '../ground/fields.schema.ts';
import { limits } from '../ground/limits.ts';

/** Longer than other ids: a dish's own may be part of it. */
const auditIdSchema = v.pipe(
  v.string('An ID must be text.'),
  v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,160}$/, "This isn't a valid ID."),
);

/**
 * A dish, a group of options, a user or ordering as it was: only what says something to a person. What stands in a
 * document was true then; it need not follow today's limits, and a field may be missing.
 */
export const auditFactsSchema = v.strictObject({
  name: v.optional(v.string()),
  category: v.optional(v.string()),
  /** In dollars. */
  price: v.optional(v.number()),
  recipe: v.optional(v.string()),
  image: v.optional(v.string()),
  /** Of a dish and of a group of options, in words. */
  diets: v.optional(v.string()),
  allergens: v.optional(v.string()),
  options: v.optional(v.string()),
  load: v.optional(v.string()),
  choose: v.optional(v.string()),
  choices: v.optional(v.string()),
  email: v.optional(v.string()),
  role: v.optional(v.string()),
  /** ISO 8601: no orders are taken until then. */
  pausedUntil: v.optional(v.string()),
  pauseReason: v.optional(v.string()),
  /** When a dish or a choice that is sold out is on again: ISO 8601, or `recalled`. */
  soldOutUntil: v.optional(v.string()),
  /** Of the settings of ordering, in words. */
  timeZone: v.optional(v.string()),
  hours: v.optional(v.string()),
  exceptions: v.optional(v.string()),
  leadMinutes: v.optional(v.string()),
  slotMinutes: v.optional(v.string()),
  slotCapacity: v.optional(v.string()),
  slotOrders: v.optional(v.string()),
  lastOrderMinutes: v.optional(v.string()),
  daysAhead: v.optional(v.string()),
  minimum: v.optional(v.string()),
  needsScreen: v.optional(v.string()),
  verifiedOnly: v.optional(v.string()),
  notes: v.optional(v.string()),
  taxIncluded: v.optional(v.string()),
});
export type AuditFacts = v.InferOutput<typeof auditFactsSchema>;

export const auditEntrySchema = v.strictObject({
  _id: auditIdSchema,
  /** Who made the change: a uid, or `operator`. The name is empty when nobody knows it any more. */
  who: v.strictObject({ _id: idSchema, name: v.string() }),
  what: v.picklist(auditKinds),
  /** The `_id` of the dish, the group of options or the user; `ordering` for what is about all orders. Of a choice that of its group. */
  target: idSchema,
  /** Missing facts on one side mean that it did not exist yet, or does not any more. */
  before: v.nullable(auditFactsSchema),
  after: v.nullable(auditFactsSchema),
  /** ISO 8601, in UTC. */
  when: v.string(),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

export const auditSchemas = {
  listAudit: {
    query: v.strictObject({
      /** How many entries to answer; as many as possible when missing. */
      limit: v.optional(pageSizeSchema(limits.auditEntriesPerPage)),
      /** The `_id` after which the page begins: X-Next-Cursor of the page before. */
      after: v.optional(auditIdSchema),
      /** The `_id` of the person who made the change. */
      who: v.optional(idSchema),
      /** The `_id` of the dish, the group of options or the user that was changed, or `ordering`. */
      target: v.optional(idSchema),
      what: v.optional(
        v.picklist(
          auditKinds,
          `The kind of change must be one of these: ${auditKinds.join(', ')}.`,
        ),
      ),
      /** From this moment on. */
      from: v.optional(instantSchema),
      /** Before this moment. */
      to: v.optional(instantSchema),
    }),
    response: v.array(auditEntrySchema),
  },
};
