import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { readConfig } from '../platform/config.ts';
import type { Deps } from '../deps.ts';
import { createStores } from '../stores.firestore.ts';
import { createAccounts } from '../sign-in/accounts.auth.ts';
import { unusedDeps } from './unused-deps.ts';

/** Returns the function's own dependencies, with the given clients and no limit on calls. */
export function realDeps({ auth, db }: { auth: Auth; db: Firestore }): Deps {
  return {
    ...unusedDeps({
      config: readConfig({ CALLS_PER_MINUTE: '999999' }),
    }),
    ...createStores(db),
    accounts: createAccounts(async () => auth),
  };
}
