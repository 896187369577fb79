import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { createSchemaStore } from '../../functions/src/platform/schema.firestore.ts';
import { seedAccounts } from '../sample-data/seed-accounts.ts';
import { seedMenu } from '../sample-data/seed-menu.ts';
import { seedOrdering } from '../sample-data/seed-ordering.ts';
import { seedOrders } from '../sample-data/seed-orders.ts';
import { sampleAccounts } from '../sample-data/accounts.ts';
import { menuItems } from '../sample-data/dishes/menu-items.ts';
import { startingMenu } from '../sample-data/starting-data.ts';

/** The emulators to fill: the `host:port` of each, under the names that firebase-admin knows. */
export type SeedTarget = {
  project: string;
  FIRESTORE_EMULATOR_HOST: string;
  FIREBASE_AUTH_EMULATOR_HOST: string;
  /** The dishes to add; default: those that the brand starts with. */
  dishes?: MenuItem[];
  /** Whether to add past orders and an open one for the sample diners. Default: if they are of this menu. */
  withOrders?: boolean;
};

/**
 * Fills a local stack with the sample menu, accounts, hours and orders. Existing data is not
 * changed, so it can be repeated.
 */
export async function seedEmulators(target: SeedTarget): Promise<void> {
  const { project, dishes = startingMenu, withOrders = startingMenu === menuItems } = target;
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = target;
  await withEnvironment({ FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST }, async () => {
    const app = initializeApp({ projectId: project }, `seed-${crypto.randomUUID()}`);
    try {
      const db = getFirestore(app);
      await createSchemaStore(db).beginIfUnused();
      await seedAccounts({ auth: getAuth(app), db }, sampleAccounts);
      await seedOrdering(db);
      if (withOrders) await seedOrders(db, Date.now());
      // The menu comes last, because the local stack takes an empty menu for an unfinished seed.
      await seedMenu(db, dishes);
    } finally {
      await deleteApp(app);
    }
  });
}

/** firebase-admin learns about the Auth emulator only from the environment. */
async function withEnvironment(
  variables: Record<string, string>,
  run: () => Promise<void>,
): Promise<void> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    await run();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
