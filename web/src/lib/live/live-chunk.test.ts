import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenOrders } from './live-chunk.ts';

type Snapshot = { metadata: { fromCache: boolean }; docs: { id: string; data: () => object }[] };

/** The listeners that were started: what each asks for, what it is sent, and whether it was ended. */
const started: { constraints: string[]; send: (snapshot: Snapshot) => void; isEnded: boolean }[] =
  [];

vi.mock('../auth/firebase-auth.ts', () => ({ firebaseApp: {} }));
vi.mock('firebase/firestore', () => ({
  initializeFirestore: () => ({}),
  connectFirestoreEmulator: () => undefined,
  memoryLocalCache: () => ({}),
  terminate: () => Promise.resolve(),
  collection: () => ['orders'],
  where: (...condition: unknown[]) => condition.join(' '),
  limit: (count: number) => `limit ${String(count)}`,
  orderBy: (field: string) => `by ${field}`,
  query: (before: string[], ...constraints: string[]) => [...before, ...constraints],
  onSnapshot: (constraints: string[], _: object, send: (snapshot: Snapshot) => void) => {
    const listener = { constraints, send, isEnded: false };
    started.push(listener);
    return () => {
      listener.isEnded = true;
    };
  },
}));

const { ordersShown } = kitchenLimits;
const open = ['orders', 'isOpen == true', `limit ${String(ordersShown)}`];

/** A snapshot of documents that cannot be read, which count as well. */
function aSnapshot(count: number, fromCache = false): Snapshot {
  const docs = Array.from({ length: count }, (_, n) => ({ id: `o${String(n)}`, data: () => ({}) }));
  return { metadata: { fromCache }, docs };
}

beforeEach(() => {
  started.length = 0;
});

it('requirement 51: a listener that hears of as many orders as a screen shows asks for those due first, and says that it is full', async () => {
  const { listenToOpenOrders } = await import('./live-chunk.ts');
  const heard: OpenOrders[] = [];
  const onUnconfirmed = vi.fn();
  const stop = listenToOpenOrders({
    onConfirmed: (orders) => heard.push(orders),
    onUnconfirmed,
    onEnd: () => undefined,
  });
  expect(started.map(({ constraints }) => constraints)).toEqual([open]);
  started[0]?.send(aSnapshot(3));
  expect(heard).toMatchObject([{ unreadable: { count: 3 }, isFull: false }]);

  started[0]?.send(aSnapshot(ordersShown));
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  expect(started[1]?.constraints).toEqual([...open, 'by dueAt']);
  expect(heard).toHaveLength(1);
  started[1]?.send(aSnapshot(ordersShown));
  expect(heard[1]).toMatchObject({ unreadable: { count: ordersShown }, isFull: true });

  started[1]?.send(aSnapshot(ordersShown, true));
  expect(onUnconfirmed).toHaveBeenCalledOnce();
  // Orders without a due time are found again once there is room.
  started[1]?.send(aSnapshot(2));
  expect(started[2]?.constraints).toEqual(open);
  stop();
  expect(started.every(({ isEnded }) => isEnded)).toBe(true);
});
