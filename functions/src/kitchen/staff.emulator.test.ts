import { beforeEach, describe, expect, it } from 'vitest';
import { storedAudit } from '../testing/audit.ts';
import { storeOrder, storeOrderingSettings } from '../testing/kitchen.ts';
import { orderOf } from '../testing/orders.ts';
import { signUpAdmin, signUpKitchen, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let kit: Person;

beforeEach(async () => {
  await api.clear();
  [admin, kit] = await Promise.all([signUpAdmin(api), signUpKitchen(api)]);
  await storeOrderingSettings(api);
  await storeOrder(api, orderOf());
});

const accept = ({ accessToken: token }: Person) =>
  api.call('moveOrder', {
    token,
    params: { id: 'order-1', action: 'accept' },
    body: { from: 'placed', screen: 'screen-1' },
  });
const beat = ({ accessToken: token }: Person) =>
  api.call('sendHeartbeat', {
    token,
    body: { screen: 'screen-1', name: 'Pass', open: 1, revisions: 1 },
  });

describe('the staff of the kitchen', () => {
  it.each(['kitchen', 'admin'] as const)(
    'requirement 47: a step is on record with who took it, and as what: %s',
    async (byRole) => {
      const by = byRole === 'admin' ? admin : kit;
      expect(await accept(by)).toMatchObject({
        status: 200,
        data: { order: { state: 'accepted' } },
      });
      const [event] = (await api.db.collection('orders/order-1/events').get()).docs;
      expect(event?.data()).toMatchObject({ action: 'accept', byUid: by.uid, byRole });
    },
  );

  it('requirement 48: sees no order, moves none and sends no heartbeat once the role is gone', async () => {
    expect(await beat(kit)).toMatchObject({ status: 200, data: { complete: true } });
    const params = { id: kit.uid };
    const taken = { token: admin.accessToken, params, body: { role: 'user' } };
    expect(await api.call('setUserRole', taken)).toMatchObject({ status: 200 });
    const before = await api.documents();
    const token = kit.accessToken;
    const answers = [
      await api.call('listKitchenOrders', { token }),
      await accept(kit),
      await beat(kit),
      await api.call('getOrder', { token, params: { id: 'order-1' } }),
    ];
    // A sign-in within the same second leads to 403 or 404, because Firebase Auth keeps it valid.
    for (const { status } of answers) expect([401, 403, 404]).toContain(status);
    expect(await api.documents()).toEqual(before);
  });

  it('pauses orders in its own name, and has no access to the dashboard', async () => {
    const token = kit.accessToken;
    const paused = await api.call('pauseOrdering', { token, body: { minutes: 30 } });
    expect(paused).toMatchObject({ status: 200 });
    expect(Object.values(await storedAudit(api))).toMatchObject([
      { who: kit.uid, what: 'ordering.pause' },
    ]);
    for (const name of ['listUsers', 'listAudit', 'getOrderingSettings'] as const) {
      expect(await api.call(name, { token })).toMatchObject({ status: 403 });
    }
  });
});
