import type { MenuItem, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { Timestamp, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import type { Actor } from '../audit/store.ts';
import { canonicalDish } from './dish-version.ts';
import { keyUsedForAnotherDish } from './errors.ts';
import { sha256 } from '../platform/hash.ts';

const lifetimeMs = 24 * 60 * 60 * 1000;

type Record = { bodyHash: string; answer: MenuItem; expiresAt: Timestamp };

type Remembered =
  | { answer: MenuItem }
  /** Nothing yet: `note` adds to a batch what the next call will find. */
  | { answer: undefined; note: (batch: WriteBatch, answer: MenuItem) => void };

/**
 * `idempotency/{uid}_{key}`: what a call with this key was answered. Firestore removes expired
 * records some time later; until then they are ignored.
 *
 * @throws AppError CONFLICT when it was used with another body.
 */
export async function recallAnswer(
  db: Firestore,
  { actor, key, item }: { actor: Actor; key: string; item: NewMenuItem },
): Promise<Remembered> {
  // A key may contain any character, an id may not.
  const id = `${actor.uid}_${Buffer.from(key).toString('base64url')}`;
  const reference = db.collection('idempotency').doc(id);
  const bodyHash = sha256(canonicalDish(item));
  const snapshot = await reference.get();
  const known = snapshot.data() as Record | undefined;

  if (known !== undefined && known.expiresAt.toMillis() > Date.now()) {
    if (known.bodyHash !== bodyHash) throw keyUsedForAnotherDish();
    return { answer: known.answer };
  }
  return {
    answer: undefined,
    note(batch, answer) {
      const record = { bodyHash, answer, expiresAt: Timestamp.fromMillis(Date.now() + lifetimeMs) };
      // Either way, the whole batch fails if another call with this key was faster.
      if (snapshot.updateTime === undefined) batch.create(reference, record);
      else batch.update(reference, record, { lastUpdateTime: snapshot.updateTime });
    },
  };
}
