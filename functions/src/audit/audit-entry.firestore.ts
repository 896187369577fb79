import { auditKinds, factsOfKinds, type AuditKind } from '@thymely/contract/audit/audit-kinds';
import type { AuditEntry, AuditFacts } from '@thymely/contract/audit/endpoints';
import { auditEntrySchema } from '@thymely/contract/audit/schema';
import { priceFromCents } from '@thymely/contract/ground/price/money';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { toCategoriesFacts } from './categories-facts.ts';
import { toMenuFacts } from './menu-facts.ts';
import { toOrderingFacts } from './ordering-facts.ts';

type Fields = Record<string, unknown>;

/**
 * Returns an entry as the API sends it. An entry that does not match the contract (a typo in the
 * Firebase console) must not take the others down with it.
 */
export function toAuditEntry(
  snapshot: DocumentSnapshot,
  names: ReadonlyMap<string, string>,
): AuditEntry | undefined {
  const { who, what: given, target, before, after, when }: Fields = snapshot.data() ?? {};
  const what = auditKinds.find((kind) => kind === given);
  if (what === undefined) return undefined;
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

/** What states the facts in words of kinds that are not about a dish or a group of options. */
const factsInWords: Partial<Record<AuditKind, (fields: Fields) => AuditFacts>> = {
  'categories.update': toCategoriesFacts,
  'ordering.update': toOrderingFacts,
};

/** Returns the parts of a document that mean something to a person. */
function toFacts(document: unknown, what: AuditKind): AuditFacts | null {
  if (typeof document !== 'object' || document === null) return null;
  const fields = document as Fields;
  const inWords = (factsInWords[what] ?? toMenuFacts)(fields);
  const { priceCents } = fields;
  return {
    ...inWords,
    ...textFacts(fields, what),
    ...(typeof priceCents === 'number' && { price: priceFromCents(priceCents) }),
  };
}

function textFacts(fields: Fields, what: AuditKind): AuditFacts {
  const texts = Object.entries(factsOfKinds[what]).filter(([, form]) => form === 'text');
  return Object.fromEntries(
    texts.map(([name]) => [name, fields[name]]).filter(([, value]) => typeof value === 'string'),
  ) as AuditFacts;
}
