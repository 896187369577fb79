import { minuteMs } from '@thymely/contract/ground/time';
import type { KitchenAction, OrderState } from '@thymely/contract/orders/order-states';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedOrder, storeOrder, storeOrderingSettings } from '../../testing/kitchen.ts';
import { orderOf } from '../../testing/orders.ts';
import { signUpAdmin, signUpDiner, type Person } from '../../testing/people.ts';
import { useSameStart } from '../../testing/same-start.ts';
import { useTestApi } from '../../testing/test-api.ts';
import type { StoredOrder } from '../order/store.ts';

const dueAtMs = Date.parse(orderOf().dueAt);

const api = useTestApi({ nowMs: () => nowMs });
let admin: Person;
let diner: Person;
let nowMs: number;

useSameStart(api, async () => {
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  await storeOrderingSettings(api);
});

beforeEach(async () => {
  nowMs = Date.parse(orderOf().placedAt) + minuteMs;
  await place();
});

const place = (changes: Partial<StoredOrder> = {}) =>
  storeOrder(api, orderOf({ uid: diner.uid, ...changes }));

const order = () => storedOrder(api, 'order-1');
const ledger = async () => (await api.db.doc('days/2026-03-01').get()).data();
const eventAt = async (revision: number) =>
  (await api.db.doc(`orders/order-1/events/${revision}`).get()).data();

const move = (action: KitchenAction, from: OrderState, body: object = {}) =>
  api.call('moveOrder', {
    token: admin.accessToken,
    params: { id: 'order-1', action },
    body: { from, screen: 'screen-1', ...body },
  });

/** Moves the order along, and expects each step to change it. */
async function moveAll(...steps: [KitchenAction, OrderState][]) {
  for (const [action, from] of steps) {
    expect(await move(action, from)).toMatchObject({ status: 200, data: { changed: true } });
  }
}

const toReady: [KitchenAction, OrderState][] = [
  ['accept', 'placed'],
  ['start', 'accepted'],
  ['ready', 'cooking'],
];

describe('an order in the kitchen', () => {
  it('is accepted, started, made ready and collected, which pays for it', async () => {
    await moveAll(['accept', 'placed'], ['start', 'accepted']);
    nowMs += 5 * minuteMs;
    await moveAll(['ready', 'cooking']);
    nowMs += minuteMs;
    const { data } = await move('collect', 'ready');
    expect(data).toMatchObject({
      changed: true,
      screen: null,
      order: { state: 'collected', isOpen: false, revision: 5, payment: { status: 'paid' } },
    });
    const names = ['placed', 'accepted', 'cooking', 'ready', 'collected'];
    expect(Object.keys(data.order.times).sort()).toEqual(names.sort());
    expect(data.order.times['collected']).toBe(new Date(nowMs).toISOString());
    const sold = { placed: 1, collected: 1, openCents: 0, cents: 1640, prepSeconds: 300 };
    expect(await ledger()).toMatchObject({
      ...sold,
      dishes: { soup: { n: 2, cents: 1640, name: 'Lentil soup' } },
    });
  });

  it('has an event for each step: when, what, who and on which screen', async () => {
    await move('accept', 'placed', { minutes: 10 });
    await move('reject', 'accepted', { reason: 'too_busy', screen: 'screen-2' });
    const by = { byUid: admin.uid, byRole: 'admin' };
    expect(await eventAt(2)).toMatchObject({
      action: 'accept',
      from: 'placed',
      to: 'accepted',
      ...by,
      screen: 'screen-1',
      before: { dueAt: orderOf().dueAt },
    });
    const rejected = await eventAt(3);
    expect(rejected).toMatchObject({ action: 'reject', screen: 'screen-2', reason: 'too_busy' });
    const expireAt = Timestamp.fromMillis(nowMs + 90 * 24 * 60 * minuteMs);
    expect(rejected).toMatchObject({ at: Timestamp.fromMillis(nowMs), expireAt });
  });

  it('can be accepted for later than promised, while its slot keeps the load', async () => {
    const slots = (await ledger())?.['slots'] as object;
    const { data } = await move('accept', 'placed', { minutes: 15 });
    expect(Date.parse(data.order.dueAt)).toBe(dueAtMs + 15 * minuteMs);
    expect(data.order.pickup).toEqual(orderOf().pickup);
    expect((await ledger())?.['slots']).toEqual(slots);
  });

  it.each([
    [{ reason: 'sold_out' }, "Sorry, we've run out of something you ordered."],
    [{ reason: 'too_busy', text: 'Try after 9.' }, /too busy to make .* in time\. Try after 9\.$/],
    [{ reason: 'other', text: '<img onerror=alert(1)>' }, '<img onerror=alert(1)>'],
  ])('is rejected with a reason for the diner: %o', async (body, message) => {
    const { data } = await move('reject', 'placed', body);
    expect(data.order).toMatchObject({ state: 'rejected', isOpen: false });
    expect(data.order.payment.status).toBe('void');
    expect(data.order.refusal).toEqual({
      code: body.reason,
      message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
    });
  });

  it('frees its place in the slot when it is rejected', async () => {
    await move('reject', 'placed', { reason: 'closing' });
    const slot = { load: 0, orders: 0 };
    expect(await ledger()).toMatchObject({
      placed: 1,
      rejected: 1,
      openCents: 0,
      slots: { [orderOf().pickup.slotKey]: slot },
    });
  });

  it('can be made once more', async () => {
    await moveAll(...toReady, ['remake', 'ready']);
    const times = (await order())?.times ?? {};
    expect(times['ready']).toBeUndefined();
    expect(times['remade']).toBe(times['cooking']);
    await moveAll(['ready', 'cooking']);
  });
});

describe('a no-show', () => {
  const noShows = async () =>
    (await api.db.doc(`users/${diner.uid}`).get()).get('noShows') as number | undefined;

  it('is possible half an hour after the promised time, but not earlier', async () => {
    await moveAll(...toReady);
    nowMs = dueAtMs + 30 * minuteMs - 1;
    const early = await move('no-show', 'ready');
    expect(early).toMatchObject({ status: 409, error: { order: { state: 'ready' } } });
    expect(early.error.message).toMatch(/half an hour after its time/);
    nowMs++;
    const { data } = await move('no-show', 'ready');
    expect(data.order).toMatchObject({ state: 'not_collected', payment: { status: 'void' } });
    expect(data.order.times['notCollected']).toBeDefined();
    expect(await noShows()).toBe(1);
    expect(await ledger()).toMatchObject({ notCollected: 1, openCents: 0 });
  });

  it('no longer counts for the diner when it is undone', async () => {
    const before = await noShows();
    await moveAll(...toReady);
    nowMs = dueAtMs + 31 * minuteMs;
    await moveAll(['no-show', 'ready'], ['undo', 'not_collected']);
    expect(await noShows()).toBe(before ?? 0);
    expect(await order()).toMatchObject({ state: 'ready', payment: { status: 'due' } });
  });

  it('does not recreate the user of a deleted account', async () => {
    await place({ uid: 'gone' });
    await moveAll(...toReady);
    nowMs = dueAtMs + 31 * minuteMs;
    await moveAll(['no-show', 'ready']);
    expect((await api.db.doc('users/gone').get()).exists).toBe(false);
  });
});

describe('requirement 57: an order whose diner is gone', () => {
  it('requirement 57: can still be a no-show, which counts for nobody', async () => {
    await place({ uid: '' });
    await moveAll(...toReady);
    nowMs = dueAtMs + 31 * minuteMs;
    await moveAll(['no-show', 'ready']);
    expect(await order()).toMatchObject({ state: 'not_collected' });
  });
});

describe('requirement 47: the second of two steps', () => {
  beforeEach(() =>
    api.call('sendHeartbeat', {
      token: admin.accessToken,
      body: { screen: 'screen-1', name: 'Pass', open: 0, revisions: 0 },
    }),
  );

  it('requirement 47: is answered as done if it is the same, with the screen that did it', async () => {
    await move('accept', 'placed', { minutes: 5 });
    const at = new Date(nowMs).toISOString();
    nowMs += 3000;
    const second = await move('accept', 'placed', { screen: 'screen-2' });
    expect(second).toMatchObject({ status: 200, data: { changed: false } });
    expect(second.data.screen).toEqual({ id: 'screen-1', name: 'Pass', at });
    expect((await order())?.revision).toBe(2);
  });

  it('requirement 47: is refused if it differs, with the order and who was first', async () => {
    await move('accept', 'placed');
    nowMs += 3000;
    const second = await move('reject', 'placed', { reason: 'closing', screen: 'screen-2' });
    expect(second).toMatchObject({ status: 409, error: { order: { state: 'accepted' } } });
    expect(second.error.message).toBe(
      '#1 (Dana) was accepted on Pass, 3 s ago. Your action changed nothing.',
    );
  });

  it('requirement 47: is refused if it is not possible in the current state', async () => {
    expect(await move('collect', 'placed')).toMatchObject({ status: 409 });
    expect(await move('start', 'placed')).toMatchObject({ status: 409 });
    expect((await order())?.revision).toBe(1);
  });

  it('requirement 47: is answered as done when two kitchens accept at once, 15 times', async () => {
    for (let n = 0; n < 15; n++) {
      await place();
      const presses = ['screen-1', 'screen-2'].map((screen) =>
        move('accept', 'placed', { screen }),
      );
      const answers = await Promise.all(presses);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const winners = answers.filter(({ data }) => data.changed);
      expect(winners).toHaveLength(1);
      const loser = answers.find(({ data }) => !data.changed);
      const winner = answers[0]?.data.changed ? 'screen-1' : 'screen-2';
      expect(loser?.data.screen?.id).toBe(winner);
      expect(await order()).toMatchObject({ state: 'accepted', revision: 2 });
    }
  });
});

describe('undoing a step', () => {
  it('restores the order exactly', async () => {
    await moveAll(...toReady);
    const before = await order();
    nowMs += minuteMs;
    for (const step of ['collect', 'remake'] as const) {
      await moveAll([step, 'ready'], ['undo', step === 'collect' ? 'collected' : 'cooking']);
      const moved = {
        revision: expect.any(Number) as number,
        updatedAt: expect.any(String) as string,
      };
      expect(await order()).toEqual({ ...before, ...moved });
    }
  });

  it('restores the promised time of an accepted order, too', async () => {
    await move('accept', 'placed', { minutes: 30 });
    await moveAll(['undo', 'accepted']);
    expect(await order()).toMatchObject({ state: 'placed', dueAt: orderOf().dueAt, revision: 3 });
  });

  it.each([
    ['accept', 'accepted', 2, []],
    ['collect', 'collected', 10, toReady],
  ] as const)('of %s is possible for its minutes', async (action, state, minutes, steps) => {
    await moveAll(...(steps as typeof toReady));
    await moveAll([action, action === 'accept' ? 'placed' : 'ready']);
    nowMs += minutes * minuteMs + 1;
    const late = await move('undo', state);
    expect(late).toMatchObject({ status: 409, error: { order: { state } } });
    expect(late.error.message).toBe("It's too late to undo the last step of #1 (Dana).");
    nowMs--;
    await moveAll(['undo', state]);
  });

  it('twice undoes one step, and never a rejection', async () => {
    await moveAll(['accept', 'placed'], ['start', 'accepted'], ['undo', 'cooking']);
    const again = await move('undo', 'cooking');
    expect(again).toMatchObject({ status: 200, data: { changed: false } });
    expect(await move('undo', 'accepted')).toMatchObject({ status: 409 });
    await move('reject', 'accepted', { reason: 'duplicate' });
    expect(await move('undo', 'rejected')).toMatchObject({ status: 409 });
    expect(await order()).toMatchObject({ state: 'rejected' });
  });
});

describe('an invalid step', () => {
  it.each([
    ['accept', { minutes: 4 }, 'minutes'],
    ['accept', { minutes: 61 }, 'minutes'],
    ['accept', { minutes: 7.5 }, 'minutes'],
    ['accept', { reason: 'closing' }, 'reason'],
    ['ready', { minutes: 5 }, 'minutes'],
    ['ready', { text: 'x' }, 'text'],
    ['reject', {}, 'reason'],
    ['reject', { reason: 'bored' }, 'reason'],
    ['reject', { reason: 'other' }, 'text'],
    ['reject', { reason: 'other', text: 'a\u202eb' }, 'text'],
    ['reject', { reason: 'other', text: 'x'.repeat(201) }, 'text'],
    ['accept', { from: 'eaten' }, 'from'],
    ['accept', { screen: 'x' }, 'screen'],
    ['eat', {}, 'action'],
  ])('such as %s with %o is refused, and the field is named', async (action, body, field) => {
    const answer = await move(action as KitchenAction, 'placed', body);
    expect(answer).toMatchObject({ status: 400 });
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    expect((await order())?.revision).toBe(1);
  });

  it('of an order that does not exist is a 404', async () => {
    const params = { id: 'nothing', action: 'accept' };
    const body = { from: 'placed', screen: 'screen-1' };
    const answer = await api.call('moveOrder', { token: admin.accessToken, params, body });
    expect(answer.status).toBe(404);
  });
});
