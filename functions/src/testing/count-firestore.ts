import type { Readable } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';

export type FirestoreCounts = { reads: number; writes: number };

/** The part of the Firestore client through which every operation goes. */
type Transport = {
  requestStream: (method: string, ...rest: unknown[]) => Promise<Readable>;
  request: (
    method: string,
    request: { writes?: unknown[] },
    ...rest: unknown[]
  ) => Promise<unknown>;
};

/**
 * Counts what a Firestore client reads and writes. Reads are counted as they are billed: documents
 * returned, including missing ones and those of transactions; one for a query without results; and
 * one per 1000 documents counted.
 */
export function countFirestore(db: Firestore): FirestoreCounts {
  const counts = { reads: 0, writes: 0 };
  const transport = db as unknown as Transport;
  const requestStream = transport.requestStream.bind(db);
  const request = transport.request.bind(db);

  transport.requestStream = async (method, ...rest) => {
    const stream = await requestStream(method, ...rest);
    countDocuments(stream, { counts, least: method === 'batchGetDocuments' ? 0 : 1 });
    return stream;
  };
  transport.request = async (method, message, ...rest) => {
    const answer = await request(method, message, ...rest);
    if (method === 'commit' || method === 'batchWrite')
      counts.writes += message.writes?.length ?? 0;
    return answer;
  };
  return counts;
}

type Counting = { counts: FirestoreCounts; least: number };

/** Intercepts a stream's events: listening would start it before its reader is ready. */
function countDocuments(stream: Readable, { counts, least }: Counting): void {
  const emit = stream.emit.bind(stream);
  let documents = 0;
  stream.emit = (event: string, ...values: unknown[]) => {
    if (event === 'data') documents += readsOf(values[0]);
    if (event === 'end') counts.reads += Math.max(least, documents);
    return emit(event, ...values);
  };
}

type Answer = {
  found?: unknown;
  missing?: unknown;
  document?: unknown;
  result?: { aggregateFields?: Record<string, { integerValue?: string | number }> };
};

function readsOf(answer: unknown): number {
  const { found, missing, document, result } = answer as Answer;
  const counted = Object.values(result?.aggregateFields ?? {})[0]?.integerValue;
  if (counted !== undefined) return Math.ceil(Number(counted) / 1000);
  return (found ?? missing ?? document) ? 1 : 0;
}
