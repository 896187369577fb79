import { createRequire } from 'node:module';
import type * as firestore from 'firebase-admin/firestore';
import type { Aggregation, StructuredQuery } from '../../build/indexes/query-shape.ts';
import { noteQuery } from './note-query.ts';

type Request = {
  structuredQuery?: StructuredQuery;
  structuredAggregationQuery?: {
    structuredQuery?: StructuredQuery;
    aggregations?: Aggregation[];
  };
};

/** The part of the Firestore client through which every query goes. */
type Transport = {
  requestStream: (
    method: string,
    isBothWays: boolean,
    request: Request,
    ...rest: unknown[]
  ) => unknown;
};

// As CommonJS, which commands and tests share. The built function brings a copy that nothing records.
const { Firestore } = createRequire(import.meta.url)(
  'firebase-admin/firestore',
) as typeof firestore;

const transport = Firestore.prototype as unknown as Transport;
const { requestStream } = transport;

function recordingStream(this: Transport, ...call: Parameters<Transport['requestStream']>) {
  const { structuredQuery, structuredAggregationQuery: aggregated } = call[2];
  const query = structuredQuery ?? aggregated?.structuredQuery;
  if (query) noteQuery(query, aggregated?.aggregations);
  return requestStream.apply(this, call);
}

// Whatever imports this file has its queries recorded: each file of tests, and a process of its own.
if (requestStream.name !== recordingStream.name) transport.requestStream = recordingStream;
