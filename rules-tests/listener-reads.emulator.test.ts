import {
  collection,
  doc,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeOrderingSettings } from '../functions/src/testing/kitchen.ts';
import { orderOf, writeOrders } from '../functions/src/testing/orders.ts';
import { patienceMs } from '../functions/src/testing/patience.ts';
import { type Person, signUpAdmin, signUpDiner } from '../functions/src/testing/people.ts';
import { useBothDoors } from './lab/both-doors.ts';

const { api, rules } = useBothDoors();
let admin: Person;
let diner: Person;

beforeEach(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
});

function directlyAs({ uid }: Person, claims: object = {}): Firestore {
  const token = { firebase: { sign_in_provider: 'password' as const }, ...claims };
  return rules.authenticatedContext(uid, token).firestore() as unknown as Firestore;
}

/** The documents that a listener was sent: each is billed as a read, also one that leaves. */
type Sent = { documents: number; isCurrent: boolean };

function listenToOrder(db: Firestore, id: string): { sent: Sent; stop: () => void } {
  const sent: Sent = { documents: 0, isCurrent: false };
  const stop = onSnapshot(doc(db, 'orders', id), ({ metadata }) => {
    sent.documents += 1;
    sent.isCurrent = !metadata.fromCache;
  });
  return { sent, stop };
}

function listenToBoard(db: Firestore): { sent: Sent; stop: () => void } {
  const sent: Sent = { documents: 0, isCurrent: false };
  const open = query(
    collection(db, 'orders'),
    where('isOpen', '==', true),
    orderBy('dueAt'),
    limit(1000),
  );
  const stop = onSnapshot(open, (snapshot) => {
    sent.documents += snapshot.docChanges().length;
    sent.isCurrent = !snapshot.metadata.fromCache;
  });
  return { sent, stop };
}

/** The steps of the kitchen from placement to pick-up. */
const steps = [
  ['accept', 'placed'],
  ['start', 'accepted'],
  ['ready', 'cooking'],
  ['collect', 'ready'],
] as const;

describe('the reads of a listener, counted as the documents it is sent', () => {
  it('are, for the order of a diner, 1 at first and 1 for each of the 4 steps to pick-up', async () => {
    await writeOrders(api.db, [orderOf({ uid: diner.uid })]);
    const { sent, stop } = listenToOrder(directlyAs(diner), 'order-1');
    await vi.waitFor(() => {
      expect(sent).toEqual({ documents: 1, isCurrent: true });
    }, patienceMs);
    await walk((taken) => {
      expect(sent.documents).toBe(1 + taken);
    });
    stop();
  });

  it('are, for a board, 1 for a new order and 1 for each of its 4 steps, however many others are open', async () => {
    const others = Array.from({ length: 20 }, (_, n) => orderOf({ _id: `other-${n}` }));
    await writeOrders(api.db, others);
    const { sent, stop } = listenToBoard(directlyAs(admin, { admin: true }));
    await vi.waitFor(() => {
      expect(sent).toEqual({ documents: 20, isCurrent: true });
    }, patienceMs);
    await writeOrders(api.db, [orderOf({ uid: diner.uid })]);
    await vi.waitFor(() => {
      expect(sent.documents).toBe(21);
    }, patienceMs);
    await walk((taken) => {
      expect(sent.documents).toBe(21 + taken);
    });
    stop();
  });
});

it('the reads of the listener to what boards are told are 1 at first, also of nothing, and 1 for each pause and its end, closing and its end, and acknowledgement', async () => {
  await storeOrderingSettings(api);
  await writeOrders(api.db, [orderOf({ uid: diner.uid })]);
  const sent: Sent & { pausedUntil?: unknown } = { documents: 0, isCurrent: false };
  const db = directlyAs(admin, { admin: true });
  const stop = onSnapshot(doc(db, 'kitchen', 'live'), (snapshot) => {
    sent.documents += 1;
    sent.isCurrent = !snapshot.metadata.fromCache;
    sent.pausedUntil = snapshot.get('pausedUntil');
  });
  const token = admin.accessToken;
  const hears = (documents: number) =>
    vi.waitFor(() => {
      expect(sent).toMatchObject({ documents, isCurrent: true });
    }, patienceMs);
  await hears(1);
  await api.call('pauseOrdering', { token, body: { minutes: 30 } });
  await hears(2);
  expect(sent.pausedUntil).toBeTruthy();
  await api.call('resumeOrdering', { token });
  await hears(3);
  expect(sent.pausedUntil).toBeNull();
  await api.call('closeOrdering', { token, body: { notice: 'Back on Friday.' } });
  await hears(4);
  await api.call('reopenOrdering', { token });
  await hears(5);
  const params = { id: 'order-1' };
  await api.call('cancelOrder', { token: diner.accessToken, params, body: {} });
  const body = { from: 'cancelled', screen: 'screen-1' };
  const acknowledge = { token, params: { ...params, action: 'acknowledge' }, body };
  expect(await api.call('moveOrder', acknowledge)).toMatchObject({ status: 200 });
  await hears(6);
  // Nothing is told twice.
  expect(await api.call('moveOrder', acknowledge)).toMatchObject({ data: { changed: false } });
  stop();
  expect(sent.documents).toBe(6);
});

/** Waits for each step, because two steps at the same time would be sent as one. */
async function walk(check: (taken: number) => void): Promise<void> {
  for (const [index, [action, from]] of steps.entries()) {
    const params = { id: 'order-1', action };
    const body = { from, screen: 'screen-1' };
    const moved = await api.call('moveOrder', { token: admin.accessToken, params, body });
    expect(moved.status).toBe(200);
    await vi.waitFor(() => {
      check(index + 1);
    }, patienceMs);
  }
}
