import type { Firestore, WriteBatch } from 'firebase-admin/firestore';

/** The maximum size of a commit. Firestore takes 10 MiB, which leaves room for its own encoding. */
const mostBytes = 4 * 1024 * 1024;
const mostWrites = 100;

export type PlannedWrite = {
  /** The size of the written data, from `encodedBytes`. */
  bytes: number;
  addTo: (batch: WriteBatch) => void;
  /** Performs the write alone, from its reads on, because documents may have changed. */
  alone: () => Promise<unknown>;
};

/**
 * Performs independent writes in batches of at most 100 writes and 4 MiB. If a batch fails, each of
 * its writes is performed alone, so that a failing write stops no other. Returns the errors of
 * those that failed.
 */
export async function commitInBatches(
  db: Firestore,
  writes: readonly PlannedWrite[],
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const planned of inBatches(writes)) {
    const batch = db.batch();
    for (const write of planned) write.addTo(batch);
    try {
      await batch.commit();
    } catch {
      for (const { alone } of planned)
        await alone().catch((error: unknown) => failures.push(error));
    }
  }
  return failures;
}

function inBatches(writes: readonly PlannedWrite[]): PlannedWrite[][] {
  const batches: PlannedWrite[][] = [];
  let present: PlannedWrite[] = [];
  let bytes = 0;
  for (const write of writes) {
    if (present.length === mostWrites || bytes + write.bytes > mostBytes) present = [];
    if (present.length === 0) {
      batches.push(present);
      bytes = 0;
    }
    present.push(write);
    bytes += write.bytes;
  }
  return batches;
}

/** The bytes of a value's type name, at most those of `{"mapValue":{"fields":{…}}}`. */
const bytesAroundValue = 32;

/** Returns the maximum size of a value in Firestore's JSON, its longest encoding. */
export function encodedBytes(value: unknown): number {
  if (typeof value !== 'object' || value === null) {
    return bytesAroundValue + Buffer.byteLength(JSON.stringify(value) ?? '');
  }
  const sizes = Array.isArray(value)
    ? value.map(encodedBytes)
    : Object.entries(value).map(
        ([name, field]) => Buffer.byteLength(name) + 4 + encodedBytes(field),
      );
  return sizes.reduce((sum, bytes) => sum + bytes, bytesAroundValue);
}
