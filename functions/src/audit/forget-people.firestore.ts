import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { commitInBatches } from '../platform/commit-in-batches.firestore.ts';
import type { AuditStore, PeopleForgotten } from './store.ts';

const entriesPerRead = 100;

/** The personal data in an entry about a person, besides the uid. */
const personalFields = ['name', 'email'].flatMap((fact) => [`before.${fact}`, `after.${fact}`]);

/**
 * Removes names and emails from entries of `audit/{id}`. `meta/auditSweep` stores the last entry
 * that was examined, because each one is examined only once, when it is old enough.
 */
export function createPeopleForgetter(db: Firestore): Pick<AuditStore, 'forgetPeople'> {
  const audit = db.collection('audit');
  const progress = db.doc('meta/auditSweep');

  async function readProgress(): Promise<DocumentSnapshot | undefined> {
    const after: unknown = (await progress.get()).get('after');
    const entry = typeof after === 'string' ? await audit.doc(after).get() : undefined;
    return entry?.exists ? entry : undefined;
  }

  return {
    async forgetPeople({ beforeMs, untilMs = Infinity }) {
      const old = audit
        .where('when', '<', Timestamp.fromMillis(beforeMs))
        .orderBy('when')
        .limit(entriesPerRead)
        .select('what', 'when', ...personalFields);
      const done: PeopleForgotten = { forgotten: 0, failures: [], isComplete: false };
      let after = await readProgress();
      do {
        const { docs } = await (after === undefined ? old : old.startAfter(after)).get();
        await forgetIn(db, docs, done);
        after = docs.at(-1);
        // After the first failure, progress is no longer stored, so that the next run tries all of
        // them again.
        if (after && done.failures.length === 0) await progress.set({ after: after.id });
        done.isComplete = docs.length < entriesPerRead;
      } while (!done.isComplete && Date.now() < untilMs);
      return done;
    },
  };
}

async function forgetIn(
  db: Firestore,
  entries: readonly QueryDocumentSnapshot[],
  done: PeopleForgotten,
): Promise<void> {
  const found = entries.filter(namesPerson);
  const failed = await commitInBatches(
    db,
    found.map((entry) => {
      const forgotten = withoutPerson(entry);
      return {
        bytes: 0,
        addTo: (batch) => void batch.update(entry.ref, forgotten),
        alone: () =>
          entry.ref.update(forgotten).catch((error: unknown) => {
            done.failures.push({ id: entry.id, error });
            throw error;
          }),
      };
    }),
  );
  done.forgotten += found.length - failed.length;
}

/** Whether the entry names a person. Dishes and groups of options have names, too. */
function namesPerson(entry: QueryDocumentSnapshot): boolean {
  const isAboutPerson = String(entry.get('what')).startsWith('user.');
  return isAboutPerson && Object.keys(withoutPerson(entry)).length > 0;
}

function withoutPerson(entry: QueryDocumentSnapshot): Record<string, FieldValue> {
  const kept = personalFields.filter((field) => entry.get(field) !== undefined);
  return Object.fromEntries(kept.map((field) => [field, FieldValue.delete()]));
}
