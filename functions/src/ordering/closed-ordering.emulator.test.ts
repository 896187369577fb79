import { beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '../testing/audit.ts';
import { getCheckout, placeOrder } from '../testing/ordering.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { dinerAtCheckout } from '../testing/placing.ts';
import { newOrderingSettings } from '../testing/ordering-settings.ts';
import { snapshotStores } from '../testing/store-snapshot.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let diner: Person;

beforeEach(async () => {
  diner = await dinerAtCheckout(api);
  admin = await signUpAdmin(api, 'Ada');
  // It changes nothing, but the instance forgets the answer that it keeps for five seconds.
  await api.call('reopenOrdering', { token: admin.accessToken });
});

const notice = 'Closed for a wedding, back on Monday.';
const close = (sentence = notice) =>
  api.call('closeOrdering', { token: admin.accessToken, body: { notice: sentence } });
const reopen = () => api.call('reopenOrdering', { token: admin.accessToken });
const state = async () => (await api.call('getOrdering')).data;

describe('ordering that an admin has closed', () => {
  it('takes no order, not even one with a quote from before, and gives guests the sentence', async () => {
    const { quote, slots } = await getCheckout(api, diner);
    expect(await close()).toMatchObject({ status: 200, data: { closedNotice: notice } });
    expect(await state()).toMatchObject({ state: 'off', closedNotice: notice, earliest: null });
    expect(await getCheckout(api, diner)).toMatchObject({ asap: null, slots: [], days: [] });
    for (const pickup of ['asap', slots[0]]) {
      const refused = await placeOrder(api, diner, { quote, ...(pickup && { pickup }) });
      expect(refused.status).toBe(409);
      expect(refused.error.problems).toContainEqual({ code: 'off' });
    }
    expect((await api.db.collection('orders').get()).size).toBe(0);
  });

  it('stays closed when hours are saved or a pause ends, and reopens with one call', async () => {
    await close();
    const { accessToken: token } = admin;
    const { data: settings } = await api.call('getOrderingSettings', { token });
    const body = newOrderingSettings({ revision: settings.revision, leadMinutes: 30 });
    const saved = await api.call('setOrderingSettings', { token, body });
    expect(saved.data).toMatchObject({ leadMinutes: 30, closedNotice: notice });
    await api.call('pauseOrdering', { token, body: { minutes: 5 } });
    await api.call('resumeOrdering', { token });
    expect(await state()).toMatchObject({ state: 'off', closedNotice: notice });
    expect(await reopen()).toMatchObject({ status: 200 });
    const open = await state();
    expect(open.state).toBe('open');
    expect(open).not.toHaveProperty('closedNotice');
    expect((await placeOrder(api, diner)).status).toBe(201);
  });

  it('is on record with its sentence, and repeating either call changes nothing', async () => {
    await close();
    await close('Back on Tuesday.');
    const closed = await snapshotStores(api);
    await close('Back on Tuesday.');
    expect(await snapshotStores(api)).toEqual(closed);
    await reopen();
    await reopen();
    const entries = await listAudit(api, admin, { target: 'ordering' });
    expect(entries.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['ordering.reopen', { closedNotice: 'Back on Tuesday.' }, {}],
      ['ordering.close', { closedNotice: notice }, { closedNotice: 'Back on Tuesday.' }],
      ['ordering.close', {}, { closedNotice: notice }],
    ]);
  });

  it.each([' ', 'x'.repeat(201), 'a\u202eb'])('refuses the sentence %j', async (sentence) => {
    expect(await close(sentence)).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
    expect((await state()).state).toBe('open');
  });

  it('can be closed before any hours were saved', async () => {
    await api.db.doc('settings/ordering').delete();
    expect((await close()).status).toBe(200);
    const { accessToken: token } = admin;
    const { data } = await api.call('getOrderingSettings', { token });
    expect(data).toMatchObject({ revision: 0, closedNotice: notice });
    const first = await api.call('setOrderingSettings', { token, body: newOrderingSettings() });
    expect(first.data).toMatchObject({ revision: 1, closedNotice: notice });
  });
});
