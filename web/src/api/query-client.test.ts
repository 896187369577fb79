import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../lib/http/api-error.ts';
import { announceSessionEnd } from '../lib/session/session-events.ts';
import { cartKey } from './cart/cart.ts';
import { menuQuery } from './menu/menu.ts';
import { queryClient, shouldRetry } from './query-client.ts';

afterEach(() => {
  queryClient.clear();
});

describe('the query cache', () => {
  it('requirement 29: drops all personal data when the session ends', () => {
    queryClient.setQueryData(cartKey('ben@thymely.example'), [{ _id: 'line' }]);
    queryClient.setQueryData(['admin-check', 'ben@thymely.example'], { admin: true });
    queryClient.setQueryData(['something-new'], 'personal unless marked public');
    announceSessionEnd();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(queryClient.getMutationCache().getAll()).toEqual([]);
  });

  it('requirement 29: keeps the menu, which is the same for everyone', () => {
    queryClient.setQueryData(menuQuery.queryKey, []);
    announceSessionEnd();
    expect(queryClient.getQueryData(menuQuery.queryKey)).toEqual([]);
  });

  it('retries only errors that may pass by themselves, twice', () => {
    const failure = (status: number) => new ApiError({ status, code: 'INTERNAL', message: 'x' });
    for (const status of [0, 500, 503]) {
      expect([0, 1, 2].map((failures) => shouldRetry(failures, failure(status)))).toEqual([
        true,
        true,
        false,
      ]);
    }
    for (const status of [400, 401, 403, 404, 409, 429]) {
      expect(shouldRetry(0, failure(status))).toBe(false);
    }
  });
});
