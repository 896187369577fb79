import { describe, expect, it } from 'vitest';
import { readMailedLink } from './mailed-link.ts';

describe('a mailed link', () => {
  it.each(['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail', 'signIn', 'RESETPASSWORD'])(
    "of the mode %s goes on to Firebase's own page with its query unchanged",
    (mode) => {
      const query = `?mode=${mode}&oobCode=a%2Bb+c%20d&continueUrl=%2Fx%3Fy%3D1&lang=en&lang=pt`;
      expect(readMailedLink(query)).toEqual({ goesOnTo: `/__/auth/action${query}` });
    },
  );

  it.each(['?mode=resetPassword&oobCode=a%2Bb', '?oobCode=a%2Bb', '?mode=&oobCode=a%2Bb'])(
    '%s is for a new password, with its code',
    (query) => {
      expect(readMailedLink(query)).toEqual({ code: 'a+b' });
    },
  );

  it.each(['', '?', '?mode=resetPassword', '?oobCode=', '?oobCode=%20&mode=resetPassword'])(
    '%j has no code',
    (query) => {
      expect(readMailedLink(query)).toEqual({ code: '' });
    },
  );
});
