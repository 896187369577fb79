/** gRPC's CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED and UNAVAILABLE. */
const outageStatuses = new Set([1, 4, 8, 10, 14]);

const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
]);

/** True for errors that say a service could not be reached or was too busy, as Firestore's do. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error);
  return typeof code === 'number'
    ? outageStatuses.has(code)
    : typeof code === 'string' && networkErrors.has(code);
}

/** The `code` of an error of Firestore (a gRPC number), Firebase Auth or the network (a string). */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
