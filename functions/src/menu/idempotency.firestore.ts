import { dayMs } from '@thymely/contract/ground/time';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { Timestamp, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import type { Actor } from '../audit/store.ts';
import type { CreationCall, CreationReading } from './store.ts';

type CallRecord = { bodyHash: string; answer: MenuItem; expiresAt: Timestamp };

type Recall = {
  remembered: CreationReading['remembered'];
  /** Adds to a batch what the next call with this key will find. */
  note: (batch: WriteBatch, answer: MenuItem) => void;
};

/**
 * `idempotency/{uid}_{key}`: what a call with this key was answered. Firestore removes expired
 * records some time later; until then they are ignored.
 */
export async function recallAnswer(
  db: Firestore,
  { key, bodyHash, actor }: CreationCall & { actor: Actor },
): Promise<Recall> {
  // A key may contain any character, an id may not.
  const id = `${actor.uid}_${Buffer.from(key).toString('base64url')}`;
  const reference = db.collection('idempotency').doc(id);
  const snapshot = await reference.get();
  const known = snapshot.data() as CallRecord | undefined;
  const isValid = known !== undefined && known.expiresAt.toMillis() > Date.now();
  return {
    remembered: isValid ? known : undefined,
    note(batch, answer) {
      const record = { bodyHash, answer, expiresAt: Timestamp.fromMillis(Date.now() + dayMs) };
      // Either way, the whole batch fails if another call with this key was faster.
      if (snapshot.updateTime === undefined) batch.create(reference, record);
      else batch.update(reference, record, { lastUpdateTime: snapshot.updateTime });
    },
  };
}
