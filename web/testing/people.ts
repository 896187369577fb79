import type { SignedInAccount } from '../src/lib/auth/auth-state.ts';

/** A diner. The API's answers are for everyone: what may differ is up to the test. */
export const dana: SignedInAccount = {
  uid: 'part',
  email: 'dana@thymely.test',
  displayName: 'Dana Diner',
  photoUrl: null,
  emailVerified: true,
  hasPassword: true,
  getIdToken: async () => 'id-token',
};

/** An owner, whom the answer to the admin check lets in. */
export const ada: SignedInAccount = {
  ...dana,
  email: 'ada@thymely.test',
  displayName: 'Ada Admin',
};
