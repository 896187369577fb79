import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { createAuditStore } from './audit/audit.firestore.ts';
import { createCartStore } from './cart/carts.firestore.ts';
import { createFiguresStore } from './figures/figures.firestore.ts';
import { createImageStore } from './images/images.firestore.ts';
import { createJobStore } from './platform/jobs.firestore.ts';
import { createSchemaStore } from './platform/schema.firestore.ts';
import { createKitchenStore } from './kitchen/kitchen.firestore.ts';
import { createPortionStore } from './kitchen/portions.firestore.ts';
import { createSoldOutStore } from './kitchen/sold-out.firestore.ts';
import { createCategoryStore } from './menu/categories/categories.firestore.ts';
import { createImportsStore } from './menu/import/imports.firestore.ts';
import { addMailsOfStep } from './mail/mail-of-step.firestore.ts';
import { createOutboxStore } from './mail/outbox.firestore.ts';
import { createMenuOrderStore } from './menu/menu-order.firestore.ts';
import { createMenuStore } from './menu/menu.firestore.ts';
import { createOptionStore } from './options/options.firestore.ts';
import { createOrderStepStore } from './orders/steps/order-steps.firestore.ts';
import type { AddToStep } from './orders/order/order.firestore.ts';
import { createOrderStore } from './orders/orders.firestore.ts';
import { noteForBoards } from './ordering/boards.firestore.ts';
import { createOrderingStore } from './ordering/ordering.firestore.ts';
import { addPushMessage } from './push/push-message.firestore.ts';
import { createPushStore } from './push/push.firestore.ts';
import { createRecordStore } from './records/records.firestore.ts';
import { createUserStore } from './users/users.firestore.ts';

/**
 * Whoever is told about a step of an order, because orders know neither mails nor devices nor boards.
 * That somebody knows of a cancellation is told to the boards alone: each lists those it has to show.
 */
export const addToStep: AddToStep = (db, batch, step) => {
  if (step.action === 'acknowledge') {
    noteForBoards(db, batch, { acknowledgedAt: Timestamp.now() });
    return;
  }
  addMailsOfStep(db, batch, step);
  addPushMessage(db, batch, step);
};

/**
 * Every store under the name that use cases use. A store gets the decision as a function of what it
 * has read, calls it again after a conflict, and throws AppErrors; only a `find` may return
 * undefined.
 */
const factories = {
  users: createUserStore,
  menu: createMenuStore,
  categories: createCategoryStore,
  menuOrders: createMenuOrderStore,
  imports: createImportsStore,
  options: createOptionStore,
  carts: createCartStore,
  images: createImageStore,
  audit: createAuditStore,
  orders: (db: Firestore) => createOrderStore(db, { addToStep }),
  orderSteps: (db: Firestore) => createOrderStepStore(db, { addToStep }),
  kitchen: createKitchenStore,
  ordering: createOrderingStore,
  records: createRecordStore,
  figures: createFiguresStore,
  soldOut: createSoldOutStore,
  portions: createPortionStore,
  jobs: createJobStore,
  push: createPushStore,
  outbox: createOutboxStore,
  schema: createSchemaStore,
};

export type Stores = { [Name in keyof typeof factories]: ReturnType<(typeof factories)[Name]> };

export const storeNames = Object.keys(factories) as (keyof Stores)[];

export function createStores(db: Firestore): Stores {
  return Object.fromEntries(storeNames.map((name) => [name, factories[name](db)])) as Stores;
}
