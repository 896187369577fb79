import { hourMs } from '@thymely/contract/ground/time';
import { beforeEach, describe, expect, it } from 'vitest';
import { endedOrder, orderOf, writeOrders } from '../../testing/orders.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../../testing/people.ts';
import { useTestApi } from '../../testing/test-api.ts';

const nowMs = Date.parse('2026-03-04T18:00:00Z');
const api = useTestApi({ nowMs: () => nowMs });
const at = (ms: number) => new Date(ms).toISOString();

let diner: Person;
let other: Person;

beforeEach(async () => {
  await api.clear();
  [diner, other] = await Promise.all([signUpDiner(api), signUpDiner(api)]);
});

const list = (person: Person, query = {}) =>
  api.call('listOrders', { token: person.accessToken, query });
const get = (person: Person, id: string, headers = {}) =>
  api.call('getOrder', { token: person.accessToken, params: { id }, headers });

const orderAt = (n: number, changes = {}) =>
  orderOf({
    _id: `order-${n}`,
    uid: diner.uid,
    placedAt: at(nowMs - n * hourMs),
    ...changes,
  });

describe("a diner's orders", () => {
  it("are listed newest first, a page at a time, without anybody else's", async () => {
    const own = [1, 2, 3, 4, 5].map((n) => orderAt(n));
    await writeOrders(api.db, [...own, orderAt(0, { uid: other.uid })]);
    const first = await list(diner, { limit: '3' });
    expect(first.data.map(({ _id }) => _id)).toEqual(['order-1', 'order-2', 'order-3']);
    const after = first.headers.get('x-next-cursor') ?? '';
    const second = await list(diner, { limit: '3', after });
    expect(second.data.map(({ _id }) => _id)).toEqual(['order-4', 'order-5']);
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });

  it('are restricted to the open ones on request', async () => {
    await writeOrders(api.db, [orderAt(1), orderAt(2, endedOrder), orderAt(3)]);
    const open = await list(diner, { open: 'true' });
    expect(open.data.map(({ _id }) => _id)).toEqual(['order-1', 'order-3']);
  });

  it("are sent without the server's own fields", async () => {
    await writeOrders(api.db, [orderAt(1)]);
    const { text } = await get(diner, 'order-1');
    expect(text).not.toMatch(/requestHash|expireAt|"uid"/);
  });

  it('are answered with 304 if they are unchanged, and in full if they have changed', async () => {
    await writeOrders(api.db, [orderAt(1)]);
    const etag = (await get(diner, 'order-1')).headers.get('etag') ?? '';
    expect((await get(diner, 'order-1', { 'if-none-match': etag })).status).toBe(304);
    await api.db.doc('orders/order-1').update({ state: 'accepted', revision: 2 });
    const changed = await get(diner, 'order-1', { 'if-none-match': etag });
    expect(changed).toMatchObject({ status: 200, data: { state: 'accepted' } });
  });
});

describe("requirement 46: somebody else's order", () => {
  it('requirement 46: is answered like an order that was never placed', async () => {
    await writeOrders(api.db, [orderAt(1)]);
    const [foreign, missing] = await Promise.all([get(other, 'order-1'), get(other, 'order-9')]);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await list(other)).data).toEqual([]);
  });

  it('requirement 46: cannot be the place from which a list continues', async () => {
    await writeOrders(api.db, [orderAt(1)]);
    const answers = await Promise.all([
      list(other, { after: 'order-1' }),
      list(other, { after: 'order-9' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });

  it.each([
    ['an admin', signUpAdmin],
    ['kitchen staff', signUpKitchen],
  ])('requirement 46: is visible to %s while it is open and a day more', async (_, signUp) => {
    const staff = await signUp(api);
    const ended = (n: number, ms: number) => orderAt(n, { ...endedOrder, updatedAt: at(ms) });
    await writeOrders(api.db, [
      orderAt(1, { updatedAt: at(nowMs - 48 * hourMs) }),
      ended(2, nowMs - 24 * hourMs),
      ended(3, nowMs - 24 * hourMs - 1),
    ]);
    const answers = [1, 2, 3].map((n) => get(staff, `order-${n}`));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 404]);
    expect((await get(diner, 'order-3')).status).toBe(200);
  });
});
