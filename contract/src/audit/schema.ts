import * as v from 'valibot';
import { anyTextSchema } from '../ground/any-text.schema.ts';
import { auditKinds } from './audit-kinds.ts';
import { idSchema, instantSchema, pageSizeSchema } from '../ground/fields.schema.ts';
import { limits } from '../ground/limits.ts';
import * as words from './words.en.ts';
import * as fieldWords from '../ground/words.en.ts';

/** The ID of an entry, which can be longer than other IDs because it may contain a dish's ID. */
export const auditIdSchema = v.pipe(
  anyTextSchema(fieldWords.idMustBeText),
  v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,160}$/, fieldWords.invalidId),
);

/**
 * The state of a dish, a group of options, a user or the ordering settings, as far as it means
 * something to a person. The values were valid then, but may break today's limits, and any field
 * may be missing.
 */
export const auditFactsSchema = v.strictObject({
  name: v.optional(anyTextSchema()),
  category: v.optional(anyTextSchema()),
  /** The price in dollars. */
  price: v.optional(v.number()),
  recipe: v.optional(anyTextSchema()),
  image: v.optional(anyTextSchema()),
  /** The declarations and options of a dish or a group of options, in words. */
  diets: v.optional(anyTextSchema()),
  allergens: v.optional(anyTextSchema()),
  options: v.optional(anyTextSchema()),
  load: v.optional(anyTextSchema()),
  resting: v.optional(anyTextSchema()),
  taxRate: v.optional(anyTextSchema()),
  choose: v.optional(anyTextSchema()),
  choices: v.optional(anyTextSchema()),
  email: v.optional(anyTextSchema()),
  role: v.optional(anyTextSchema()),
  /** The time until which no orders are taken, as ISO 8601. */
  pausedUntil: v.optional(anyTextSchema()),
  pauseReason: v.optional(anyTextSchema()),
  /** The sentence for guests while ordering is closed. */
  closedNotice: v.optional(anyTextSchema()),
  /** When a sold-out dish or choice is available again: ISO 8601, or `recalled`. */
  soldOutUntil: v.optional(anyTextSchema()),
  /** The ordering settings, in words. */
  timeZone: v.optional(anyTextSchema()),
  hours: v.optional(anyTextSchema()),
  exceptions: v.optional(anyTextSchema()),
  leadMinutes: v.optional(anyTextSchema()),
  slotMinutes: v.optional(anyTextSchema()),
  slotCapacity: v.optional(anyTextSchema()),
  slotOrders: v.optional(anyTextSchema()),
  lastOrderMinutes: v.optional(anyTextSchema()),
  answerMinutes: v.optional(anyTextSchema()),
  daysAhead: v.optional(anyTextSchema()),
  minimum: v.optional(anyTextSchema()),
  needsScreen: v.optional(anyTextSchema()),
  verifiedOnly: v.optional(anyTextSchema()),
  unverifiedOrders: v.optional(anyTextSchema()),
  unverifiedPerAddress: v.optional(anyTextSchema()),
  notes: v.optional(anyTextSchema()),
  phone: v.optional(anyTextSchema()),
  mails: v.optional(anyTextSchema()),
  taxIncluded: v.optional(anyTextSchema()),
});
export type AuditFacts = v.InferOutput<typeof auditFactsSchema>;

export const auditEntrySchema = v.strictObject({
  _id: auditIdSchema,
  /** The actor: a uid, or `operator`. The name is empty if it is no longer known. */
  who: v.strictObject({ _id: idSchema, name: anyTextSchema() }),
  what: v.picklist(auditKinds),
  /** The `_id` of the dish, the group of options or the user; a choice's group; else `ordering`. */
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
      limit: v.optional(pageSizeSchema(limits.auditEntriesPerPage)),
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
