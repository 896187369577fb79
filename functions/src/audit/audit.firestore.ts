import { operatorId } from '@thymely/contract/audit/endpoints';
import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { toAuditEntry } from './audit-entry.firestore.ts';
import type { AuditPageRequest, AuditStore } from './store.ts';

/** `audit/{id}`: read here, written only by `recordChange`. */
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

  /** What somebody was called whose document is gone: their removal tells. */
  async function findFormerName(uid: string): Promise<string> {
    const removal = audit.where('target', '==', uid).where('what', '==', 'user.delete');
    const found = await removal.orderBy('when', 'desc').limit(1).get();
    return toName(found.docs[0]?.get('before.name'));
  }

  /** Kept in nobody's entries: people change their names. */
  async function findNames(uids: string[]): Promise<Map<string, string>> {
    if (uids.length === 0) return new Map();
    const users = await db.getAll(...uids.map((uid) => db.doc(`users/${uid}`)));
    const named = users.map(async (user): Promise<[string, string]> => {
      const name = user.exists ? toName(user.get('name')) : await findFormerName(user.id);
      return [user.id, name];
    });
    return new Map(await Promise.all(named));
  }

  return {
    async findPage(request) {
      const { limit, after } = request;
      const before = after === undefined ? undefined : await audit.doc(after).get();
      if (before?.exists === false) return undefined;
      const found = select(request);
      const rest = before === undefined ? found : found.startAfter(before);
      // One more than asked for says whether there is a next page.
      const { docs } = await rest.limit(limit + 1).get();
      const shown = docs.slice(0, limit);
      const people = new Set(shown.map((entry) => String(entry.get('who'))));
      people.delete(operatorId);
      const names = await findNames([...people]);
      return {
        entries: shown
          .map((entry) => toAuditEntry(entry, names))
          .filter((entry) => entry !== undefined),
        next: docs.length > limit ? shown.at(-1)?.id : undefined,
      };
    },
  };
}

function toName(name: unknown): string {
  return typeof name === 'string' ? name : '';
}
