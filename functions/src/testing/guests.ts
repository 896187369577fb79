import { randomUUID } from 'node:crypto';
import { AppError } from '../platform/app-error.ts';
import { createQueues } from '../platform/in-queue.ts';
import type { Diner } from '../sign-in/caller.ts';
import {
  placeOrder,
  type PlaceOrderDeps,
  type PlaceOrderInput,
} from '../orders/placement/place-order.ts';
import { createPlacementLimits } from '../orders/placement/placement-limits.ts';
import { emptyMenu } from './dishes.ts';
import type { Emulators } from './emulators.ts';
import { newKey, writeCart } from './ordering.ts';
import { dana, lineOf, quoteFor, readingOf, soupDish } from './placement.ts';

/** A diner without an account, with a soup in the cart. */
export type Guest = { diner: Diner; lineId: string };

const menu = { ...emptyMenu, items: [soupDish], all: [soupDish] };

/** The time at which guests order: before the slot that they want. */
export const guestsNowMs = Date.parse('2026-03-04T12:00:30Z');
const pickup = Date.parse('2026-03-04T15:00:00Z');

/** Returns one instance of the placement, with its queues and its counts of requests. */
export function placementInstance(
  orders: PlaceOrderDeps['orders'],
  nowMs: () => number = () => guestsNowMs,
): PlaceOrderDeps {
  return {
    orders,
    menuCache: { read: async () => menu },
    limits: createPlacementLimits(nowMs),
    inPersonalQueue: createQueues({ patienceMs: 100_000, mostWaiting: 200 }),
    nowMs,
  };
}

export async function createGuest(
  emulators: Emulators,
  changes: Partial<Diner> = {},
): Promise<Guest> {
  const diner = { ...dana, uid: randomUUID(), ...changes };
  const lineId = randomUUID();
  await writeCart(emulators, { uid: diner.uid, dishId: 'soup', lineId });
  return { diner, lineId };
}

type Changes = Partial<Omit<PlaceOrderInput, 'diner'>> & { isJunk?: boolean };

/** Places a guest's order for a slot. Junk has another quote, and is refused when its turn has come. */
export async function placeAsGuest(
  instance: PlaceOrderDeps,
  { diner, lineId }: Guest,
  { isJunk = false, ...changes }: Changes = {},
) {
  const cart = { ...readingOf().cart, lines: [lineOf({ id: lineId, quantity: isJunk ? 2 : 1 })] };
  const quote = quoteFor(readingOf({ cart }), { diner, asapMs: null });
  const call = {
    attempt: 1,
    visitor: { address: '127.0.0.1', connection: undefined },
    untilMs: performance.now() + 80_000,
    key: newKey(),
    body: { quote, pickup },
    ...changes,
  };
  try {
    const { order, isReplayed } = await placeOrder(instance, { diner, ...call });
    return { status: isReplayed ? 200 : 201, order };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: error.status, error };
  }
}
