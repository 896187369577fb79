import { operatorId } from '@thymely/contract/audit/audit-kinds';
import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { AppError } from '../platform/app-error.ts';
import { toAuditEntry } from './audit-entry.firestore.ts';
import { findNames } from './find-names.firestore.ts';
import { createPeopleForgetter } from './forget-people.firestore.ts';
import type { AuditPageRequest, AuditStore } from './store.ts';
import * as words from './words.en.ts';

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

function noSuchEntry(): AppError {
  return new AppError('INVALID_REQUEST', words.listCannotContinue, {
    fields: { after: words.noSuchEntry },
  });
}
