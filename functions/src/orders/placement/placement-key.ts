import { placementKeyPattern } from '@thymely/contract/orders/limits';
import { AppError } from '../../platform/app-error.ts';
import { sha256 } from '../../platform/hash.ts';
import * as words from './words.en.ts';

/** @throws AppError INVALID_REQUEST for a key that is missing, too short, too long or malformed. */
export function requirePlacementKey(key: string | undefined): string {
  if (key !== undefined && placementKeyPattern.test(key)) return key;
  throw new AppError('INVALID_REQUEST', words.invalidKey);
}

/**
 * Returns the number of a placement's attempt with its key, from 1.
 *
 * @throws AppError INVALID_REQUEST
 */
export function requireAttempt(attempt: string | undefined): number {
  if (attempt === undefined) return 1;
  if (/^[1-9]\d{0,3}$/.test(attempt)) return Number(attempt);
  throw new AppError('INVALID_REQUEST', words.invalidAttempt);
}

/** Returns an order's ID. The same key of the same diner is the same order forever. */
export function orderIdOf(uid: string, key: string): string {
  return `o${sha256(`${uid}:${key}`).slice(0, 21)}`;
}

export type PlacementBody = {
  quote: string;
  /** The pick-up time in milliseconds since 1970, or as soon as possible. */
  pickup: 'asap' | number;
  name?: string | undefined;
  note?: string | undefined;
  allergies?: string | undefined;
  phone?: string | undefined;
};

/**
 * Distinguishes a repeated placement from another one with the same key: every field but one counts. A field
 * that was added later is left out if it is absent, so that older orders keep their hash. The
 * telephone number does not count: the hash stays with the order, and a number could be guessed
 * from it.
 */
export function requestHashOf({ quote, pickup, name, note, allergies }: PlacementBody): string {
  const added = allergies === undefined ? [] : [allergies];
  return sha256(JSON.stringify([quote, pickup, name ?? null, note ?? null, ...added]));
}
