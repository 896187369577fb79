import { describe, expect, it } from 'vitest';
import { ChunkUnavailable } from '../chunks/load-chunk.ts';
import { isCancelled, signInErrorFrom } from './sign-in-error.ts';

function providerError(code: string): Error {
  return Object.assign(new Error('Firebase: Error (…).'), { code });
}

describe('a failed sign-in', () => {
  it.each(['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'])(
    'with %s stores and shows the specified words, whatever was wrong',
    (code) => {
      const error = signInErrorFrom(providerError(code));
      expect(error.message).toBe('Please provide valid email & password!');
      expect(error.shown).toBe('Provide a correct username & password.');
    },
  );

  it('says that an account is disabled to those who typed no password', () => {
    const disabled = providerError('auth/user-disabled');
    expect(signInErrorFrom(disabled, { byPassword: false }).shown).toBe(
      'This account is disabled. To use it again, please call us.',
    );
    expect(signInErrorFrom(disabled).shown).toBe('Provide a correct username & password.');
  });

  it.each([
    'auth/network-request-failed',
    'auth/too-many-requests',
    'auth/popup-blocked',
    'auth/popup-closed-by-user',
    'auth/email-already-in-use',
    'auth/weak-password',
  ])('with %s has words of its own', (code) => {
    const error = signInErrorFrom(providerError(code));
    expect(error.shown).toBe(error.message);
    expect(error.message).not.toMatch(/auth\/|Firebase|valid email/);
  });

  it('of an unknown kind is reported plainly', () => {
    for (const cause of [providerError('auth/brand-new'), new Error('x'), 'x', undefined]) {
      expect(signInErrorFrom(cause).shown).toBe("We couldn't sign you in. Please try again.");
    }
  });

  it('with a password that the project refuses names the rules of the project', () => {
    const refusal = providerError('auth/password-does-not-meet-requirements');
    const passwordRules = {
      minPasswordLength: 10,
      maxPasswordLength: 4096,
      containsLowercaseLetter: true,
      containsUppercaseLetter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    };
    expect(signInErrorFrom(Object.assign(refusal, { passwordRules })).shown).toBe(
      'Choose another password. The rules: at least 10 characters, a lowercase letter, a capital letter, a digit, a character such as # or !.',
    );
    Object.assign(refusal, { passwordRules: { minPasswordLength: 8, maxPasswordLength: 30 } });
    expect(signInErrorFrom(refusal).shown).toBe(
      'Choose another password. The rules: at least 8 characters, at most 30 characters.',
    );
  });

  it('with a refused password whose rules are not known says what helps', () => {
    const refusal = providerError('auth/password-does-not-meet-requirements');
    expect(signInErrorFrom(refusal).shown).toMatch(/^This password is against the rules\. /);
  });

  it("is a connection problem when the provider's code could not be loaded", () => {
    expect(signInErrorFrom(new ChunkUnavailable({ isOffline: true })).shown).toContain(
      'Check your connection',
    );
  });

  it('of an unknown kind has words for the action that failed', () => {
    expect(signInErrorFrom(new Error('x'), { fallback: 'It could not be saved.' }).shown).toBe(
      'It could not be saved.',
    );
  });

  it('that the person canceled is recognized', () => {
    expect(isCancelled(signInErrorFrom(providerError('auth/popup-closed-by-user')))).toBe(true);
    expect(isCancelled(signInErrorFrom(providerError('auth/popup-blocked')))).toBe(false);
  });
});
