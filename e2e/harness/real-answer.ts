import type { APIResponse, Route } from '@playwright/test';

/**
 * Returns the server's own answer to a stubbed call. A connection that has been idle for a while on a
 * busy machine may be closed just as it is used again: then the call is made once more.
 */
export function realAnswer(
  route: Route,
  options: Parameters<Route['fetch']>[0] = {},
): Promise<APIResponse> {
  return route.fetch({ maxRetries: 3, ...options });
}
