import { operatorId } from '@thymely/contract/audit/audit-kinds';
import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { AppError } from '../platform/app-error.ts';
import { toAuditEntry } from './audit-entry.firestore.ts';
import { createPeopleForgetter } from './forget-people.firestore.ts';
import type { AuditPageRequest, AuditStore } from './store.ts';

/** The collection `audit`. It is read here, and only `recordChange` adds to it. */
export function createAuditStore(db: Firestore): AuditStore {
  const audit = db.collection('audit');

  function select({ who, target, what, fromMs, toMs }: AuditPageRequest): Query {
    let found: Query = audit;
    if (who !== undefined) found = found.where('who', '==', who);
    if (target !== undefined) found = found.where('target', '==', target);
    if (what !== undefined) found = found.where('what', '==', what);
    if (fromMs !== undefined) found = found.where('when', '>=', Timestamp.fromMillis(fromMs));
    if (toMs !== undefined) found = found.where('when', '<', Timestamp.fromMillis(toMs));
    return found.orderBy('when', 'desc');
  }

  return {
    ...createPeopleForgetter(db),

    async readPage(request) {
      const { limit, after } = request;
      const before = after === undefined ? undefined : await audit.doc(after).get();
      if (before?.exists === false) throw noSuchEntry();
      const found = select(request);
      const rest = before === undefined ? found : found.startAfter(before);
      // One more than requested shows whether there is a next page.
      const { docs } = await rest.limit(limit + 1).get();
      const shown = docs.slice(0, limit);
      const people = new Set(shown.map((entry) => String(entry.get('who'))));
      people.delete(operatorId);
      const names = await findNames(db, [...people]);
      return {
        entries: shown
          .map((entry) => toAuditEntry(entry, names))
          .filter((entry) => entry !== undefined),
        next: docs.length > limit ? shown.at(-1)?.id : undefined,
      };
    },
  };
}

/** Names are looked up for each page rather than stored, because people change their names. */
async function findNames(db: Firestore, uids: string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const users = await db.getAll(...uids.map((uid) => db.doc(`users/${uid}`)));
  const named = users.map(async (user): Promise<[string, string]> => {
    const name = user.exists ? toName(user.get('name')) : await findFormerName(db, user.id);
    return [user.id, name];
  });
  return new Map(await Promise.all(named));
}

/** Returns the name of a removed user, from the entry of their removal. */
async function findFormerName(db: Firestore, uid: string): Promise<string> {
  const ofUser = db.collection('audit').where('target', '==', uid);
  const removals = ofUser.where('what', '==', 'user.delete').orderBy('when', 'desc');
  const found = await removals.limit(1).get();
  return toName(found.docs[0]?.get('before.name'));
}

function toName(name: unknown): string {
  return typeof name === 'string' ? name : '';
}

function noSuchEntry(): AppError {
  return new AppError('INVALID_REQUEST', "The list can't continue from there.", {
    fields: { after: "This entry doesn't exist." },
  });
}
