import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { readConfig } from './platform/config.ts';
import type { Deps } from './deps.ts';
import { createAppCheck } from './http/app-check.auth.ts';
import { createStores } from './stores.firestore.ts';
import { logUnreadableTo } from './platform/unreadable-documents.ts';
import { createAccounts } from './sign-in/accounts.auth.ts';

/** The real dependencies: the project that the function runs in, or the emulators. */
export function connect(): Deps {
  const firebase = initializeApp();
  // REST starts faster than gRPC. The emulator accepts it only with credentials, so not there,
  // unless the environment has them and says so (FIRESTORE_PREFER_REST).
  const isEmulated = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  const db = initializeFirestore(firebase, isEmulated ? {} : { preferRest: true });
  logUnreadableTo(logger);
  const loadAuth = async () => (await import('firebase-admin/auth')).getAuth(firebase);
  const loadAppCheck = async () => (await import('firebase-admin/app-check')).getAppCheck(firebase);

  return {
    ...createStores(db),
    accounts: createAccounts(loadAuth),
    appCheck: createAppCheck(loadAppCheck),
    config: readConfig(process.env),
    log: logger,
  };
}
