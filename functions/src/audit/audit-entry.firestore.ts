import type { AuditEntry, AuditFacts } from '@thymely/contract/audit/endpoints';
import { auditEntrySchema } from '@thymely/contract/audit/schema';
import { priceFromCents } from '@thymely/contract/ground/money';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { toMenuFacts } from './menu-facts.ts';
import { toOrderingFacts } from './ordering-facts.ts';

type Fields = Record<string, unknown>;

const textFacts = [
  ...(['name', 'category', 'recipe', 'image', 'email', 'role'] as const),
  ...(['pausedUntil', 'pauseReason', 'closedNotice', 'soldOutUntil'] as const),
];

/**
 * Returns an entry as the API sends it. An entry that does not match the contract (a typo in the
 * Firebase console) must not take the others down with it.
 */
export function toAuditEntry(
  snapshot: DocumentSnapshot,
  names: ReadonlyMap<string, string>,
): AuditEntry | undefined {
  const { who, what, target, before, after, when }: Fields = snapshot.data() ?? {};
  const parsed = v.safeParse(auditEntrySchema, {
    _id: snapshot.id,
    who: { _id: who, name: names.get(String(who)) ?? '' },
    what,
    target,
    before: toFacts(before, what),
    after: toFacts(after, what),
    when: when instanceof Timestamp ? when.toDate().toISOString() : undefined,
  });
  return parsed.success ? parsed.output : undefined;
}

/** Returns the parts of a document that mean something to a person. */
function toFacts(document: unknown, what: unknown): AuditFacts | null {
  if (typeof document !== 'object' || document === null) return null;
  const fields = document as Fields;
  const facts = what === 'ordering.update' ? toOrderingFacts(fields) : toMenuFacts(fields);
  for (const name of textFacts) {
    const value = fields[name];
    if (typeof value === 'string') facts[name] = value;
  }
  const { priceCents } = fields;
  if (typeof priceCents === 'number') facts.price = priceFromCents(priceCents);
  return facts;
}
