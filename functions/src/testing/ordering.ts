import { dayMs } from '@thymely/contract/ground/time';
import { randomUUID } from 'node:crypto';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import { orderingLimits } from '@thymely/contract/ordering/limits';
import { Timestamp } from 'firebase-admin/firestore';
import type { Answer } from './call-api.ts';
import { soup } from './dishes.ts';
import { roundTheClock } from './kitchen.ts';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';
import { writeTogether } from './write-together.ts';

/** Accepts orders round the clock by default, in slots for 60 dishes. */
export async function takeOrders(
  { db }: Pick<TestApi, 'db'>,
  changes: Partial<OrderingSettings> = {},
): Promise<void> {
  await writeTogether(db.doc('settings/ordering'), {
    ...roundTheClock,
    needsScreen: false,
    leadMinutes: 10,
    slotCapacity: 60,
    slotOrders: orderingLimits.slotOrders,
    // Everybody who orders in a test comes from one address.
    unverifiedPerAddress: orderLimits.mostUnverifiedOrders,
    ...changes,
  });
}

type Calls = Pick<TestApi, 'call'>;

type CartOfOne = { uid: string; dishId: string; quantity?: number; lineId?: string };

/** Writes a cart of one line without the API, and keeps what the cart knows of earlier orders. */
export async function writeCart(
  { db }: Pick<TestApi, 'db'>,
  { uid, dishId, quantity = 1, lineId = randomUUID() }: CartOfOne,
): Promise<void> {
  const { name, image, price } = soup;
  const added = { name, image, price };
  const line = { menuItemId: dishId, quantity, added, addedAt: Timestamp.now() };
  const fields = { uid, lines: { [lineId]: line } };
  await writeTogether(db.doc(`carts/${uid}`), fields, { mergeFields: ['uid', 'lines'] });
}

/** Adds a dish to the cart in this quantity. */
export async function fillCart(
  api: Calls,
  diner: Person,
  { dishId, quantity = 1 }: { dishId: string; quantity?: number },
): Promise<string> {
  const token = diner.accessToken;
  const added = await api.call('addToCart', { token, body: { menuItemId: dishId } });
  if (added.status !== 201) throw new Error(`POST /carts: ${added.text}`);
  const { _id: id } = added.data;
  if (quantity > 1) {
    await api.call('setCartQuantity', { token, params: { id }, body: { quantity } });
  }
  return id;
}

export async function getCheckout(
  api: Calls,
  diner: Person,
  query: Record<string, string> = {},
): Promise<Checkout> {
  const answer = await api.call('getCheckout', { token: diner.accessToken, query });
  if (answer.status !== 200) throw new Error(`GET /checkout: ${answer.text}`);
  return answer.data;
}

/** Returns the quote of a person's cart; empty if nothing of it can be ordered. */
export async function quoteNow(api: Calls, diner: Person): Promise<string> {
  return (await getCheckout(api, diner)).quote ?? '';
}

/**
 * Returns the latest noon in UTC, the time zone of `takeOrders`: far from the edges of a business
 * day, and never ahead of now, so that who has just signed in has done so at any hour of the day.
 */
export function latestNoon(): number {
  return Math.floor((Date.now() - dayMs / 2) / dayMs) * dayMs + dayMs / 2;
}

let keys = 0;

/** Returns a key that no order was placed with. */
export function newKey(): string {
  return `key-${Date.now()}-${String(++keys).padStart(4, '0')}`;
}

type Placement = {
  key?: string;
  quote?: string | null;
  pickup?: string;
  name?: string;
  note?: string;
  allergies?: string;
  phone?: string;
};

/** Sends a placement, by default with the quote of a new checkout. */
export async function placeOrder(
  api: Calls,
  diner: Person,
  { key = newKey(), ...body }: Placement = {},
): Promise<Answer<'placeOrder'>> {
  const quote = body.quote ?? (await getCheckout(api, diner)).quote;
  return api.call('placeOrder', {
    token: diner.accessToken,
    headers: { 'idempotency-key': key },
    body: { pickup: 'asap', ...body, quote },
  });
}
