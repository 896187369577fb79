import { idSchema } from '@thymely/contract/ground/fields.schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { PortionCounts, Portions } from './portions.ts';

/** Returns `portions` and `booked` of a ledger, leaving out what somebody has mistyped in Firebase's console. */
export function toPortions(ledger: DocumentSnapshot): Portions {
  return {
    limits: countsIn(ledger.get('portions')),
    booked: countsIn(ledger.get('booked')),
  };
}

function countsIn(dishes: unknown): PortionCounts {
  return new Map(
    Object.entries(fieldsOf(dishes)).flatMap(([dish, of]) => {
      const { n, s } = fieldsOf(of);
      const sizes = Object.entries(fieldsOf(s));
      const counts = [[dish, n], ...sizes.map(([size, count]) => [`${dish}.${size}`, count])];
      return counts.filter((each): each is [string, number] => isCount(each));
    }),
  );
}

function isCount([key, count]: unknown[]): boolean {
  return (
    Number.isSafeInteger(count) &&
    String(key)
      .split('.')
      .every((id) => v.is(idSchema, id))
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
