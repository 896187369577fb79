import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { createAuditStore } from '../audit/audit.firestore.ts';
import { createCartStore } from '../cart/carts.firestore.ts';
import { readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { createImageStore } from '../images/images.firestore.ts';
import { createMenuStore } from '../menu/menu.firestore.ts';
import { createAccounts } from '../users/accounts.auth.ts';
import { createUserStore } from '../users/users.firestore.ts';
import { unusedDeps } from './unused-deps.ts';

/** The parts that the function itself uses, on given clients, without the limit of calls. */
export function realDeps({ auth, db }: { auth: Auth; db: Firestore }): Deps {
  return {
    ...unusedDeps({ config: readConfig({ CALLS_PER_MINUTE: '999999' }) }),
    accounts: createAccounts(async () => auth),
    users: createUserStore(db),
    menu: createMenuStore(db),
    carts: createCartStore(db),
    images: createImageStore(db),
    audit: createAuditStore(db),
  };
}
