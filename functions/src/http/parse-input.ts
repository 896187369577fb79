import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import type { GenericIssue, GenericSchema, InferOutput } from 'valibot';
import * as v from 'valibot';
import { limits } from '@thymely/contract/ground/limits';
import { AppError } from '../platform/app-error.ts';
import * as words from './words.en.ts';
import * as commonWords from '../platform/words.en.ts';

/**
 * Returns input that matches its schema, in the schema's output form (trimmed, lower-cased).
 *
 * @throws AppError INVALID_REQUEST that names the invalid fields.
 */
export function parseInput<Schema extends GenericSchema>(
  schema: Schema,
  input: unknown,
  maxDepth: number = limits.bodyDepth,
): InferOutput<Schema> {
  if (findPlainDataFault(input, maxDepth) !== undefined) {
    throw new AppError('INVALID_REQUEST', words.unknownFieldInRequest);
  }
  const parsed = v.safeParse(schema, input, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  throw invalidRequest(parsed.issues);
}

/** Returns the error of each field, in plain words. */
export function faultsByField(issues: readonly GenericIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const field = fieldOf(issue);
    if (field !== undefined) fields[field] ??= issuesInWords(issue);
  }
  return fields;
}

function invalidRequest(issues: [GenericIssue, ...GenericIssue[]]): AppError {
  const fields = faultsByField(issues);
  const messages = Object.values(fields);
  if (messages.length === 0) return new AppError('INVALID_REQUEST', issuesInWords(issues[0]));
  const message = messages.length === 1 ? messages[0] : commonWords.checkFields;
  return new AppError('INVALID_REQUEST', message ?? '', { fields });
}

function fieldOf(issue: GenericIssue): string | undefined {
  const key: unknown = issue.path?.[0]?.key;
  // A field name made up by the caller is not repeated in full.
  return typeof key === 'string' ? beginningOf(key, 60) : undefined;
}

/** Returns an issue in plain words. valibot's own messages about keys are for programmers. */
export function issuesInWords(issue: GenericIssue): string {
  if (issue.type !== 'strict_object') return issue.message;
  if (issue.expected === 'never') return words.unknownField;
  if (issue.expected !== 'Object') return words.fieldRequired;
  return issue.path === undefined ? words.requestNotObject : words.fieldNotObject;
}

/** @throws AppError INVALID_REQUEST for an invalid Idempotency-Key. */
export function requireIdempotencyKey(key: string): void {
  const most = limits.idempotencyKeyLength;
  if (key.length >= 1 && key.length <= most) return;
  throw new AppError('INVALID_REQUEST', words.invalidKey(most));
}

export type PlainDataFault = 'too-deep' | 'too-many' | 'forbidden-name';

/** The maximum number of entries, more than any valid body has: an import has a thousand. */
const mostEntries = limits.bodyBytes;

/**
 * Checks parsed input before any schema sees it. Schemas ask `name in object`, so a name that every
 * object inherits (`constructor`, `__proto__`, …) would pass them unnoticed.
 *
 * Stops at the first fault and visits one entry at a time, so that it needs no memory of its own,
 * however deep or wide the input is.
 *
 * @returns the fault, or undefined.
 */
export function findPlainDataFault(
  input: unknown,
  maxDepth: number = limits.bodyDepth,
): PlainDataFault | undefined {
  let seen = 0;

  /** Recursion is limited to the allowed levels. */
  function findFault(value: unknown, depth: number): PlainDataFault | undefined {
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth > maxDepth) return 'too-deep';
    return Array.isArray(value) ? findListFault(value, depth) : findFieldFault(value, depth);
  }

  function findListFault(list: unknown[], depth: number): PlainDataFault | undefined {
    for (const value of list) {
      const fault = ++seen > mostEntries ? 'too-many' : findFault(value, depth + 1);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  function findFieldFault(fields: object, depth: number): PlainDataFault | undefined {
    for (const name in fields) {
      if (++seen > mostEntries) return 'too-many';
      if (isForbiddenName(name)) return 'forbidden-name';
      const fault = findFault(fields[name as keyof typeof fields], depth + 1);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  return findFault(input, 1);
}

function isForbiddenName(name: string): boolean {
  return name === 'prototype' || name in Object.prototype;
}
