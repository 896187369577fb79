import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { deadReasons, mailKinds } from '../ordering/mail-kinds.ts';
import { jobNames, jobProblems } from './jobs.ts';

const instantOrNullSchema = v.nullable(anyTextSchema());

export const jobTaskSchema = v.strictObject({
  /** What the task takes care of: `accounts`, `pictures`, … */
  name: anyTextSchema(),
  /** When it last ended, as ISO 8601. */
  at: anyTextSchema(),
  /** The number of things it changed or removed, and of those that failed. */
  done: v.number(),
  failed: v.number(),
  /** Why it stopped by itself; null for no reason. */
  problem: v.nullable(v.picklist(jobProblems)),
});
export type JobTask = v.InferOutput<typeof jobTaskSchema>;

export const jobSchema = v.strictObject({
  name: v.picklist(jobNames),
  /** When it last began, ended, and ended without a failure, as ISO 8601; null for never. */
  lastStartedAt: instantOrNullSchema,
  lastRunAt: instantOrNullSchema,
  lastOkAt: instantOrNullSchema,
  /** How much failed in the last run. */
  failed: v.number(),
  /** Whether it has run before, but not when it should have. */
  isLate: v.boolean(),
  parts: v.array(jobTaskSchema),
});
export type Job = v.InferOutput<typeof jobSchema>;

/** A mail that was given up, which holds no address. */
export const deadMailSchema = v.strictObject({
  _id: anyTextSchema(),
  kind: v.picklist(mailKinds),
  /** The `_id` of the order that it is about; null if it is about none. */
  order: v.nullable(anyTextSchema()),
  reason: v.picklist(deadReasons),
  /** When it was given up, as ISO 8601. */
  at: anyTextSchema(),
});
export type DeadMail = v.InferOutput<typeof deadMailSchema>;

export const jobsSchemas = {
  listJobs: { response: v.array(jobSchema) },
  listDeadMails: { response: v.array(deadMailSchema) },
};
