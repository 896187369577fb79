/** The statuses of gRPC, in which Firestore says why a call failed. */
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
  // Node's own network errors.
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

/** True for errors that say a service could not be reached or was too busy, as Firestore's do. */
export function isOutage(error: unknown): boolean {
  return outages.has(codeOf(error));
}

/**
 * True for a query whose index is still being built, or is missing: it works once the index is there. A
 * guarded write has the same code, but never speaks of an index.
 */
export function isIndexMissing(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return codeOf(error) === grpc.FAILED_PRECONDITION && /\bindex\b/i.test(message);
}

/** True for a guarded write whose document has changed since it was read. */
export function isConflict(error: unknown): boolean {
  return conflicts.has(codeOf(error));
}

/** True for an update of a document that isn't there. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === grpc.NOT_FOUND;
}

/** The `code` of an error from Firestore (a gRPC number), Firebase Auth or the network (a string). */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
