import { dayMs, minuteMs } from '@thymely/contract/ground/time';
import { mailKinds, type MailKind } from '@thymely/contract/ordering/mail-kinds';
import {
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { isNotFound } from '../platform/error-codes.ts';
import { Conflict, orConflict, unchangedSince } from '../platform/retry-on-conflict.ts';
import type { DeadLetter, OutboxMail, OutboxStore, StoredMail } from './outbox-store.ts';

const keptMs = 7 * dayMs;
/** An attempt that has not ended after this long never will. */
const sendingMs = 10 * minuteMs;
const removedAtOnce = 100;

/** Returns a new `outbox/{id}`, for a `create` in the batch of what it is about. */
export function toNewMail({ kind, uid, about }: OutboxMail, nowMs: number): DocumentData {
  const now = Timestamp.fromMillis(nowMs);
  const expireAt = Timestamp.fromMillis(nowMs + keptMs);
  return { kind, uid, about, state: 'waiting', attempts: 0, createdAt: now, nextAt: now, expireAt };
}

/** `outbox/{id}`: the mails to be sent, and for seven days those that were sent or given up. */
export function createOutboxStore(db: Firestore): OutboxStore {
  const outbox = db.collection('outbox');
  /** The documents as they were read, which guard the claims. */
  const read = new WeakMap<StoredMail, DocumentSnapshot>();
  return {
    async findMissing(mails) {
      if (mails.length === 0) return [];
      const found = await db.getAll(...mails.map(({ id }) => outbox.doc(id)));
      const present = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
      return mails.filter(({ id }) => !present.has(id));
    },

    async add(mails, nowMs) {
      for (const mail of mails) {
        await ignoreConflict(orConflict(outbox.doc(mail.id).create(toNewMail(mail, nowMs))));
      }
    },

    async readDue(nowMs, limit) {
      const due = outbox.where('nextAt', '<=', Timestamp.fromMillis(nowMs)).orderBy('nextAt');
      const { docs } = await due.limit(limit).get();
      return docs.flatMap((snapshot) => {
        const mail = toMail(snapshot);
        if (mail) read.set(mail, snapshot);
        return mail ?? [];
      });
    },

    async claim(mail, nowMs) {
      const snapshot = read.get(mail);
      if (snapshot === undefined) return false;
      const nextAt = Timestamp.fromMillis(nowMs + sendingMs);
      const begun = { state: 'sending', attempts: mail.attempts + 1, nextAt };
      return ignoreConflict(orConflict(snapshot.ref.update(begun, unchangedSince(snapshot))));
    },

    async settle(id, outcome, nowMs) {
      const fields =
        outcome.state === 'waiting'
          ? { state: outcome.state, nextAt: Timestamp.fromMillis(outcome.nextAtMs) }
          : { ...outcome, nextAt: null, endedAt: Timestamp.fromMillis(nowMs) };
      await outbox
        .doc(id)
        .update(fields)
        .catch((error: unknown) => {
          if (!isNotFound(error)) throw error;
        });
    },

    async drop(id) {
      await outbox.doc(id).delete();
    },

    forget: (uid) => deleteAll(outbox.where('uid', '==', uid)),

    async listDead(limit) {
      const dead = outbox.where('state', '==', 'dead').orderBy('endedAt', 'desc');
      const { docs } = await dead.limit(limit).get();
      return docs.flatMap((snapshot) => toDeadLetter(snapshot) ?? []);
    },
  };
}

async function deleteAll(found: Query): Promise<void> {
  for (;;) {
    const { docs } = await found.limit(removedAtOnce).get();
    const batch = found.firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    if (docs.length > 0) await batch.commit();
    if (docs.length < removedAtOnce) return;
  }
}

/** Returns whether a conditional write was made. */
async function ignoreConflict(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

function toMail(snapshot: QueryDocumentSnapshot): StoredMail | undefined {
  const { kind, uid, about, state, attempts, createdAt } = snapshot.data();
  if (!isKind(kind) || !(createdAt instanceof Timestamp)) return undefined;
  return {
    id: snapshot.id,
    kind,
    uid: String(uid),
    about: String(about),
    state: state as StoredMail['state'],
    attempts: Number(attempts),
    createdAtMs: createdAt.toMillis(),
  };
}

function toDeadLetter(snapshot: QueryDocumentSnapshot): DeadLetter | undefined {
  const mail = toMail(snapshot);
  const { reason, endedAt } = snapshot.data();
  if (!mail || !(endedAt instanceof Timestamp)) return undefined;
  const { id, kind, uid, about } = mail;
  const diedAtMs = endedAt.toMillis();
  return { id, kind, uid, about, reason: reason as DeadLetter['reason'], diedAtMs };
}

function isKind(kind: unknown): kind is MailKind {
  return (mailKinds as readonly unknown[]).includes(kind);
}
