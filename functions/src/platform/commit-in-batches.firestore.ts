import type { Firestore, WriteBatch } from 'firebase-admin/firestore';

/** Firestore takes 10 MiB at once; what is counted here leaves room for its own form of it. */
const mostBytes = 4 * 1024 * 1024;
const mostWrites = 100;

export type PlannedWrite = {
  /** Of what is written, from `encodedBytes`. */
  bytes: number;
  addTo: (batch: WriteBatch) => void;
  /** The same write without the others, from its reads on: one of the batch may have changed since. */
  alone: () => Promise<unknown>;
};

/**
 * Makes many writes that have nothing to do with each other, in batches of at most 100 writes and
 * 4 MiB. Where a batch fails, each of its writes is made alone, so that one that cannot be made stops
 * no other. Returns why those failed.
 */
export async function commitInBatches(
  db: Firestore,
  writes: readonly PlannedWrite[],
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const part of inBatches(writes)) {
    const batch = db.batch();
    for (const write of part) write.addTo(batch);
    try {
      await batch.commit();
    } catch {
      for (const { alone } of part) await alone().catch((error: unknown) => failures.push(error));
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

/** Around each value stands the name of its type: `{"mapValue":{"fields":{…}}}` is the longest. */
const bytesAroundValue = 32;

/** At most so many bytes a value takes in Firestore's JSON, its longest form. */
export function encodedBytes(value: unknown): number {
  if (typeof value !== 'object' || value === null) {
    return bytesAroundValue + Buffer.byteLength(JSON.stringify(value) ?? '');
  }
  const parts = Array.isArray(value)
    ? value.map(encodedBytes)
    : Object.entries(value).map(([name, part]) => Buffer.byteLength(name) + 4 + encodedBytes(part));
  return parts.reduce((sum, bytes) => sum + bytes, bytesAroundValue);
}
