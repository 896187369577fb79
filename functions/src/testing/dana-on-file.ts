import type { StoredUser } from '../sign-in/user.ts';
import { searchVersion } from '../platform/search-prefixes.ts';

/** Dana, as the collection `users` has her after her first sign-in. */
export const danaOnFile: StoredUser = {
  uid: 'dana',
  name: '',
  email: 'dana@thymely.test',
  role: 'user',
  status: 'active',
  claimInSync: true,
  validSinceSeconds: 0,
  endedSessions: {},
  endedThroughMs: 0,
  searchVersion,
};
