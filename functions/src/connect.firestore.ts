import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { createAuditStore } from './audit/audit.firestore.ts';
import { createCartStore } from './cart/carts.firestore.ts';
import { readConfig } from './config.ts';
import type { Deps } from './deps.ts';
import { createAppCheck } from './http/app-check.auth.ts';
import { createImageStore } from './images/images.firestore.ts';
import { createMenuStore } from './menu/menu.firestore.ts';
import { createAccounts } from './users/accounts.auth.ts';
import { createUserStore } from './users/users.firestore.ts';

/** The real parts: the project that the function runs in, or the emulators. */
export function connect(): Deps {
  const firebase = initializeApp();
  // REST starts quicker than gRPC; the emulator accepts it only with credentials, so not there.
  const preferRest = process.env['FIRESTORE_EMULATOR_HOST'] === undefined;
  const db = initializeFirestore(firebase, { preferRest });
  const loadAuth = async () => (await import('firebase-admin/auth')).getAuth(firebase);
  const loadAppCheck = async () => (await import('firebase-admin/app-check')).getAppCheck(firebase);

  return {
    accounts: createAccounts(loadAuth),
    users: createUserStore(db),
    menu: createMenuStore(db),
    carts: createCartStore(db),
    images: createImageStore(db),
    audit: createAuditStore(db),
    appCheck: createAppCheck(loadAppCheck),
    config: readConfig(process.env),
    log: logger,
  };
}
