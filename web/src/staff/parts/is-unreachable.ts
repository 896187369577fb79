import { isApiError } from '../../lib/http/api-error.ts';

/** Whether a call got no answer, timed out, or ended in a server error. */
export function isUnreachable(error: unknown): boolean {
  if (isApiError(error)) return error.status === 0 || error.status >= 500;
  return error instanceof DOMException && error.name === 'TimeoutError';
}
