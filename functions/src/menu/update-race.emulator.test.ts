import type { Firestore } from 'firebase-admin/firestore';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedAudit } from '../testing/audit.ts';
import { addDish } from '../testing/dishes.ts';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createMenuStore } from './menu.firestore.ts';

let client: Emulators;
let api: TestApi;
let admin: Person;
let dish: MenuItem;

beforeAll(async () => {
  client = connectEmulators();
  api = await startTestApi({ menu: createMenuStore(client.db) });
});
afterAll(() => Promise.all([api.close(), client.disconnect()]));

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
  dish = await addDish(api, { admin });
});

/** Runs something between the reading of the next call and its write. */
function beforeNextCommit(db: Firestore, act: () => Promise<unknown>): void {
  type Transport = { request: (method: string, ...rest: unknown[]) => Promise<unknown> };
  const transport = db as unknown as Transport;
  const request = transport.request.bind(db);
  transport.request = async (method, ...rest) => {
    if (method === 'commit') {
      transport.request = request;
      await act();
    }
    return request(method, ...rest);
  };
}

const rename = () =>
  api.call('updateMenuItem', {
    token: admin.accessToken,
    params: { id: dish._id },
    body: { name: 'Another Name' },
  });

const stored = () => api.db.doc(`menu/${dish._id}`);

describe('requirement 42: a dish that changes between reading and writing', () => {
  // An edit by hand, as in the Firebase console, raises no version and leaves no record.
  it('requirement 42: is read again, and the record says what it really was', async () => {
    beforeNextCommit(client.db, () => stored().update({ priceCents: 4321 }));
    expect(await rename()).toMatchObject({ status: 200, data: { price: 43.21 } });
    expect((await stored().get()).data()).toMatchObject({ name: 'Another Name', priceCents: 4321 });
    const entries = Object.values(await storedAudit(api));
    expect(entries).toContainEqual(
      expect.objectContaining({
        what: 'menu.update',
        before: expect.objectContaining({ name: dish.name, priceCents: 4321 }) as unknown,
        after: expect.objectContaining({ name: 'Another Name', priceCents: 4321 }) as unknown,
      }),
    );
  });

  it('requirement 42: does not come back when it was removed', async () => {
    beforeNextCommit(client.db, () => stored().delete());
    expect(await rename()).toMatchObject({ status: 404 });
    expect((await stored().get()).exists).toBe(false);
  });
});
