/** The gRPC status codes with which Firestore reports why a call failed. */
const grpc = {
  CANCELLED: 1,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNAVAILABLE: 14,
} as const;

const outages = new Set<unknown>([
  grpc.CANCELLED,
  grpc.DEADLINE_EXCEEDED,
  grpc.RESOURCE_EXHAUSTED,
  grpc.ABORTED,
  grpc.UNAVAILABLE,
  // The following are Node's own network errors.
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
]);

const conflicts = new Set<unknown>([
  grpc.NOT_FOUND,
  grpc.ALREADY_EXISTS,
  grpc.FAILED_PRECONDITION,
  grpc.ABORTED,
]);

/** Whether the error means that a document to be changed does not exist. */
export function isNotFound(error: unknown): boolean {
  return codeOf(error) === grpc.NOT_FOUND;
}

/** Whether the error means that a service could not be reached or was too busy. */
export function isOutage(error: unknown): boolean {
  return outages.has(codeOf(error));
}

/**
 * Whether a query's index is missing or still being built: the query works once the index exists. A
 * failed conditional write has the same code, but its message never mentions an index.
 */
export function isIndexMissing(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return codeOf(error) === grpc.FAILED_PRECONDITION && /\bindex\b/i.test(message);
}

/** Whether a conditional write failed because its document has changed since it was read. */
export function isConflict(error: unknown): boolean {
  return conflicts.has(codeOf(error));
}

/** Returns an error's `code`: a gRPC number, or a string of Firebase Auth or the network. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
