import type { SignedInAccount } from '../auth/auth-state.ts';

/** The account of a diner, for tests. */
export const ben: SignedInAccount = {
  uid: 'ben',
  email: 'ben@thymely.example',
  displayName: 'Ben',
  photoUrl: null,
  emailVerified: true,
  hasPassword: true,
  getIdToken: () => Promise.resolve('id-token'),
};
