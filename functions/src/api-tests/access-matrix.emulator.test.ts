import { randomUUID } from 'node:crypto';
import { apiEndpoints as contract, type EndpointName } from '@thymely/contract/api';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { describe, expect, it } from 'vitest';
import type { CallOptions } from '../testing/call-api.ts';
import { countAccountChanges } from '../testing/count-account-changes.ts';
import { countFirestore } from '../testing/count-firestore.ts';
import { connectEmulators, type StoredDocument } from '../testing/emulators.ts';
import { imageIdIn } from '../images/image-path.ts';
import { addDish, soup } from '../testing/dishes.ts';
import { storeOrder } from '../testing/kitchen.ts';
import { getCheckout, latestNoon, newKey, takeOrders } from '../testing/ordering.ts';
import { saveGroup, toppings } from '../testing/option-groups.ts';
import { orderOf } from '../testing/orders.ts';
import { newOrderingSettings } from '../testing/ordering-settings.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { pictureForm, png } from '../testing/pictures.ts';
import { useTestApi } from '../testing/test-api.ts';

const callers = [
  'no token',
  'bad token',
  'diner',
  'other diner',
  'kitchen',
  'former kitchen',
  'admin',
  'demoted admin',
  'deleted user',
] as const;
type Caller = (typeof callers)[number];

type World = {
  people: Record<Exclude<Caller, 'no token' | 'bad token'>, Person>;
  dishId: string;
  spareDishId: string;
  lineId: string;
  imageId: string;
  importId: string;
  orderId: string;
  quote: string;
};

type Row = {
  /** The request, which is the same for every caller and concerns the diner's own data. */
  request: (world: World) => CallOptions;
  /** The status for each caller, in the order of the callers. */
  statuses: [number, number, number, number, number, number, number, number, number];
};

const emailOfDiner = ({ people }: World) => ({ email: people.diner.email });

/** The rights of each caller, as literals, so that a mistake in the contract shows here. */
const matrix: Record<EndpointName, Row> = {
  //         none  bad diner other kitchen former admin demoted deleted
  createSession: {
    request: (world) => ({ body: emailOfDiner(world) }),
    statuses: [401, 401, 200, 403, 403, 403, 403, 403, 401],
  },
  endSession: {
    request: () => ({}),
    statuses: [401, 401, 200, 200, 200, 200, 200, 200, 401],
  },
  saveUser: {
    request: (world) => ({ body: { name: 'Dana', ...emailOfDiner(world) } }),
    statuses: [401, 401, 200, 403, 403, 403, 403, 403, 401],
  },
  listUsers: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  getOwnUser: {
    request: () => ({}),
    statuses: [401, 401, 200, 200, 200, 200, 200, 200, 401],
  },
  exportOwnData: {
    request: () => ({}),
    statuses: [401, 401, 200, 200, 200, 200, 200, 200, 401],
  },
  deleteOwnAccount: {
    // The diner has an open order, and admins cannot leave.
    request: () => ({}),
    statuses: [401, 401, 409, 200, 200, 200, 409, 200, 401],
  },
  setUserRole: {
    request: ({ people }) => ({ params: { id: people.diner.uid }, body: { role: 'kitchen' } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  promoteUser: {
    request: ({ people }) => ({ params: { id: people.diner.uid } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  demoteUser: {
    request: ({ people }) => ({ params: { id: people['demoted admin'].uid } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  listUserOrders: {
    request: ({ people }) => ({ params: { id: people.diner.uid } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  deleteUser: {
    request: ({ people }) => ({ params: { id: people.diner.uid } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  checkAdmin: {
    request: (world) => ({ params: emailOfDiner(world) }),
    statuses: [401, 401, 200, 403, 403, 403, 200, 403, 401],
  },
  listMenu: {
    request: () => ({}),
    statuses: [200, 200, 200, 200, 200, 200, 200, 200, 200],
  },
  exportMenu: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  countDishUses: {
    request: ({ dishId }) => ({ query: { dishes: dishId } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  changePrices: {
    request: ({ dishId }) => ({ body: { prices: [{ _id: dishId, version: 'v1', price: 9 }] } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  importMenu: {
    request: () => ({ body: { rows: [soup], dryRun: false } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  listCategories: {
    request: () => ({}),
    statuses: [200, 200, 200, 200, 200, 200, 200, 200, 200],
  },
  saveCategories: {
    request: () => ({ body: { revision: 0, categories: [...startingCategories] } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  deleteCategory: {
    request: () => ({ params: { id: 'drinks' }, query: { to: 'soup', revision: '0' } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  getMenuOrder: {
    request: () => ({ params: { category: 'soup' } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  saveMenuOrder: {
    request: ({ dishId }) => ({ params: { category: 'soup' }, body: { ids: [dishId] } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  getMenuItem: {
    request: ({ dishId }) => ({ params: { id: dishId } }),
    statuses: [200, 200, 200, 200, 200, 200, 200, 200, 200],
  },
  createMenuItem: {
    request: () => ({ body: soup }),
    statuses: [401, 401, 403, 403, 403, 403, 201, 403, 401],
  },
  updateMenuItem: {
    request: ({ dishId }) => ({ params: { id: dishId }, body: { price: 1 } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  deleteMenuItem: {
    request: ({ dishId }) => ({ params: { id: dishId } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  listImports: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  listImportOrders: {
    request: ({ importId }) => ({ params: { id: importId } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  takeBackImport: {
    request: ({ importId }) => ({ params: { id: importId }, body: {} }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  listOptionGroups: {
    request: () => ({}),
    statuses: [200, 200, 200, 200, 200, 200, 200, 200, 200],
  },
  saveOptionGroup: {
    request: () => ({ params: { id: 'sizes' }, body: toppings }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  deleteOptionGroup: {
    request: () => ({ params: { id: 'toppings' } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  listCart: {
    request: (world) => ({ query: emailOfDiner(world) }),
    statuses: [401, 401, 200, 403, 403, 403, 403, 403, 401],
  },
  addToCart: {
    request: (world) => ({ body: { menuItemId: world.spareDishId, ...emailOfDiner(world) } }),
    statuses: [401, 401, 201, 403, 403, 403, 403, 403, 401],
  },
  mergeCart: {
    request: () => ({ body: { lines: [] } }),
    statuses: [401, 401, 200, 200, 200, 200, 200, 200, 401],
  },
  setCartQuantity: {
    request: ({ lineId }) => ({ params: { id: lineId }, body: { quantity: 2 } }),
    statuses: [401, 401, 200, 404, 404, 404, 404, 404, 401],
  },
  removeFromCart: {
    request: ({ lineId }) => ({ params: { id: lineId } }),
    statuses: [401, 401, 200, 404, 404, 404, 404, 404, 401],
  },
  uploadImage: {
    request: () => ({ form: pictureForm(png()), query: { purpose: 'dish' } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  getImage: {
    request: ({ imageId }) => ({ params: { id: imageId } }),
    statuses: [200, 200, 200, 200, 200, 200, 200, 200, 200],
  },
  listAudit: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  listDeadMails: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  listJobs: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  listKitchenOrders: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  listEndedOrders: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  searchOrders: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  getOrderRecord: {
    request: ({ orderId }) => ({ params: { id: orderId } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  getFigures: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  getToday: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  listDinerOrders: {
    request: ({ orderId }) => ({ params: { id: orderId } }),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  getOrderContact: {
    request: ({ orderId }) => ({ params: { id: orderId } }),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  rejectDiner: {
    request: ({ orderId }) => ({
      params: { id: orderId },
      body: { reason: 'closing', screen: 'screen-1' },
    }),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  moveOrder: {
    request: ({ orderId }) => ({
      params: { id: orderId, action: 'accept' },
      body: { from: 'placed', screen: 'screen-1' },
    }),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  sendHeartbeat: {
    request: () => ({ body: { screen: 'screen-1', name: 'Pass', open: 1, revisions: 1 } }),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  pauseOrdering: {
    request: () => ({ body: { minutes: 30 } }),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  resumeOrdering: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  listSoldOut: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  markSoldOut: {
    request: ({ dishId }) => ({ params: { dish: dishId }, body: { until: 'recalled' } }),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  markAvailable: {
    request: ({ dishId }) => ({ params: { dish: dishId } }),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  markChoiceSoldOut: {
    request: () => ({
      params: { group: 'toppings', choice: 'feta' },
      body: { until: 'recalled' },
    }),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  markChoiceAvailable: {
    request: () => ({ params: { group: 'toppings', choice: 'feta' } }),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  markSizeSoldOut: {
    request: ({ dishId }) => ({
      params: { dish: dishId, size: 'large' },
      body: { until: 'recalled' },
    }),
    statuses: [401, 401, 403, 403, 404, 403, 404, 403, 401],
  },
  markSizeAvailable: {
    request: ({ dishId }) => ({ params: { dish: dishId, size: 'large' } }),
    statuses: [401, 401, 403, 403, 404, 403, 404, 403, 401],
  },
  listPortions: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  limitPortions: {
    request: ({ dishId }) => ({ params: { dish: dishId }, body: { left: 8 } }),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  unlimitPortions: {
    request: ({ dishId }) => ({ params: { dish: dishId }, query: {} }),
    statuses: [401, 401, 403, 403, 200, 403, 200, 403, 401],
  },
  getCheckout: {
    request: () => ({}),
    statuses: [401, 401, 200, 200, 200, 200, 200, 200, 401],
  },
  placeOrder: {
    request: ({ quote }) => ({
      headers: { 'idempotency-key': newKey() },
      body: { quote, pickup: 'asap' },
    }),
    statuses: [401, 401, 201, 409, 409, 409, 409, 409, 401],
  },
  withdrawPlacement: {
    request: () => ({ headers: { 'idempotency-key': newKey() }, body: {} }),
    statuses: [401, 401, 404, 404, 404, 404, 404, 404, 401],
  },
  listOrders: {
    request: () => ({}),
    statuses: [401, 401, 200, 200, 200, 200, 200, 200, 401],
  },
  getOrder: {
    request: ({ orderId }) => ({ params: { id: orderId } }),
    statuses: [401, 401, 200, 404, 200, 404, 200, 404, 401],
  },
  cancelOrder: {
    request: ({ orderId }) => ({ params: { id: orderId }, body: {} }),
    statuses: [401, 401, 200, 404, 404, 404, 404, 404, 401],
  },
  // Web Push is not set up here.
  subscribeToOrder: {
    request: ({ orderId }) => ({
      params: { id: orderId },
      body: {
        endpoint: 'https://push.example.com/device',
        keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      },
    }),
    statuses: [401, 401, 409, 409, 409, 409, 409, 409, 401],
  },
  unsubscribeDevice: {
    request: () => ({ body: { endpoint: 'https://push.example.com/device' } }),
    statuses: [401, 401, 200, 200, 200, 200, 200, 200, 401],
  },
  reorder: {
    request: ({ orderId }) => ({ params: { id: orderId } }),
    statuses: [401, 401, 200, 404, 404, 404, 404, 404, 401],
  },
  getOrdering: {
    request: () => ({}),
    statuses: [200, 200, 200, 200, 200, 200, 200, 200, 200],
  },
  getOrderingSettings: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  closeOrdering: {
    request: () => ({ body: { notice: 'Closed for a wedding.' } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  reopenOrdering: {
    request: () => ({}),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  setOrderingSettings: {
    request: () => ({ body: newOrderingSettings({ revision: 1, leadMinutes: 5 }) }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  reportClientError: {
    request: () => ({
      body: {
        kind: 'error',
        message: 'Error: broken',
        stack: '',
        build: 'AbCd1234',
        page: '/menu',
        visit: '0b3e7f9a-6c1d-4e2b-9f8a-1c2d3e4f5a6b',
      },
    }),
    statuses: [202, 202, 202, 202, 202, 202, 202, 202, 202],
  },
  getHealth: {
    request: () => ({}),
    statuses: [200, 200, 200, 200, 200, 200, 200, 200, 200],
  },
};

/** Queries that restrict a call of a public endpoint to admins. */
const adminQueries: Partial<Record<EndpointName, Row>> = {
  //         none  bad diner other kitchen former admin demoted deleted
  listMenu: {
    request: () => ({ query: { versions: '1' } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
  listOptionGroups: {
    request: () => ({ query: { versions: '1' } }),
    statuses: [401, 401, 403, 403, 403, 403, 200, 403, 401],
  },
};

/** The clock stands still, so that a quote stays valid. */
const nowMs = latestNoon();
const api = useTestApi({ nowMs: () => nowMs });
let world: World | undefined;
/** The documents of the world. */
let documents: StoredDocument[];

/** Returns the world, from before anything in it was changed. */
async function worldBefore(): Promise<World> {
  if (world !== undefined) return world;
  world = await createWorld();
  documents = await api.documents();
  return world;
}

/** Everyone has a user document, an ID token and an access token from before losing anything. */
async function createWorld(): Promise<World> {
  await api.clear();
  const [diner, otherDiner, kitchen, formerKitchen, admin, demoted, deleted] = await Promise.all([
    signUpDiner(api),
    signUpDiner(api),
    signUpKitchen(api),
    signUpKitchen(api),
    signUpAdmin(api),
    signUpAdmin(api),
    signUpAdmin(api),
  ]);
  const dish = await addDish(api, { admin });
  const spareDish = await addDish(api, { admin });
  await saveGroup(api, { admin });
  const added = await api.call('addToCart', {
    token: diner.accessToken,
    body: { menuItemId: dish._id },
  });
  const form = pictureForm(png());
  const uploaded = await api.call('uploadImage', { token: diner.accessToken, form });
  const order = orderOf({ uid: diner.uid });
  await storeOrder(api, order);
  await api.db.doc(`orders/${order._id}/private/contact`).set({ phone: '555 0100 200' });
  await takeOrders(api);
  const { quote } = await getCheckout(api, diner);
  const importId = randomUUID();
  const body = { rows: [{ ...soup, name: 'Imported' }], dryRun: false, importId };
  await api.call('importMenu', { token: admin.accessToken, body });
  // The claim remains, as it does after an interrupted demotion.
  for (const { uid } of [demoted, formerKitchen]) {
    await api.db.doc(`users/${uid}`).update({ role: 'user' });
  }
  await api.auth.deleteUser(deleted.uid);
  await api.db.doc(`users/${deleted.uid}`).delete();
  return {
    people: {
      diner,
      'other diner': otherDiner,
      kitchen,
      'former kitchen': formerKitchen,
      admin,
      'demoted admin': demoted,
      'deleted user': deleted,
    },
    dishId: dish._id,
    spareDishId: spareDish._id,
    lineId: added.data._id,
    quote: quote ?? '',
    importId,
    imageId: imageIdIn(uploaded.data.data.display_url) ?? '',
    orderId: order._id,
  };
}

function tokenOf(caller: Caller, name: EndpointName, { people }: World): string | undefined {
  if (caller === 'no token') return undefined;
  const kind = contract[name].access === 'idToken' ? 'idToken' : 'accessToken';
  // The token is an admin's with an empty payload, because the emulators' tokens are not signed.
  if (caller === 'bad token') return people.admin[kind].replace(/\.[\w-]+/, '.e30');
  return people[caller][kind];
}

/** The endpoints that change accounts, after which the world is made anew. */
const changesAccounts: EndpointName[] = [
  'setUserRole',
  'promoteUser',
  'demoteUser',
  'deleteUser',
  'deleteOwnAccount',
];

const rows = [matrix, adminQueries].flatMap(
  (table) => Object.entries(table) as [EndpointName, Row][],
);
const cells = rows.flatMap(([name, { request, statuses }]) =>
  callers.map((caller, index) => ({ name, request, caller, status: statuses[index] ?? 0 })),
);

describe('requirement 7: the access matrix', () => {
  it('requirement 7: has a row for every endpoint of the contract, and no other', () => {
    expect(Object.keys(matrix).sort()).toEqual(Object.keys(contract).sort());
    const endpoints = Object.entries<EndpointWithSchemas>(contract);
    const withAdminQuery = endpoints.filter(([, { schemas }]) => schemas.adminQuery !== undefined);
    expect(Object.keys(adminQueries)).toEqual(withAdminQuery.map(([name]) => name));
  });

  it.each(cells)('requirement 7: $name by $caller is $status', async (cell) => {
    const { name, request, caller, status } = cell;
    const current = await worldBefore();
    const before = api.changes();
    const answer = await api.call(name, {
      ...request(current),
      token: tokenOf(caller, name, current),
    });
    expect(answer.status).toBe(status);
    // Withdrawing writes that nothing was ordered, so that nothing will be.
    const isWithdrawn = name === 'withdrawPlacement' && status === 404;
    const mayWrite = isWithdrawn || (status < 400 && contract[name].method !== 'GET');
    if (!mayWrite) expect(api.changes()).toBe(before);
    else if (changesAccounts.includes(name)) world = undefined;
    else await api.restore(documents);
  });

  it('requirement 7: would notice any write of a refused call, even below a document', async () => {
    const { db, auth, disconnect } = connectEmulators();
    const counts = countFirestore(db);
    const counted = countAccountChanges(auth);
    // Nobody of the world: the other tests of this file need those as they are.
    const { uid } = await signUpDiner(api);
    const user = db.doc(`users/${uid}`);
    const writer = db.bulkWriter();
    const writes = [
      () => user.collection('anything').doc('else').set({}),
      () => user.update({ name: 'Someone Else' }),
      () => db.runTransaction(async (transaction) => transaction.delete(user)),
      () => Promise.all([writer.set(user, {}), writer.flush()]),
    ];
    for (const [index, write] of writes.entries()) {
      await write();
      expect(counts.writes).toBe(index + 1);
    }
    await counted.auth.getUser(uid);
    expect(counted.changes()).toBe(0);
    await counted.auth.updateUser(uid, { disabled: true });
    expect(counted.changes()).toBe(1);
    await disconnect();
  });
});
