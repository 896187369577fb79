import { expect, it } from 'vitest';
import { isProviderRefusal, tokenFailureFrom } from './provider-refusal.ts';

function providerError(code: string): Error {
  return Object.assign(new Error('Firebase: Error (…).'), { code });
}

it.each(['auth/user-not-found', 'auth/user-disabled', 'auth/user-token-expired'])(
  '%s at a token renewal ends the session as a 401 does',
  (code) => {
    const cause = providerError(code);
    expect(isProviderRefusal(cause)).toBe(true);
    expect(tokenFailureFrom(cause)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  },
);

it('a renewal without a network is a connection problem', () => {
  const cause = providerError('auth/network-request-failed');
  expect(isProviderRefusal(cause)).toBe(false);
  expect(tokenFailureFrom(cause)).toMatchObject({ status: 0, code: 'NETWORK' });
});

it.each([providerError('auth/too-many-requests'), new Error('x'), 'x', undefined])(
  'any other failure, %s, says nothing about the person',
  (cause) => {
    expect(isProviderRefusal(cause)).toBe(false);
    expect(tokenFailureFrom(cause)).toBe(cause);
  },
);
