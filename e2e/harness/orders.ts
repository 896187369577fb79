import type { ChosenOption } from '@thymely/contract/options/choices';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenMove } from '@thymely/contract/orders/order-states';
import { callApi } from './call-api.ts';
import { firestore, type Person } from './people.ts';

/** A dish of the sample menu. */
const aDish = 'ember-margherita';

type OrderFacts = {
  name?: string;
  note?: string;
  dish?: string;
  pickup?: string;
  /** The choices and the note for the dish. */
  line?: { choices?: ChosenOption[]; note?: string };
};

/**
 * Puts a dish into the diner's cart and orders it, as soon as possible unless stated. An order rings on each
 * board, so tests of pages, which run beside journeys, may not do that (lint/zones.ts).
 */
export async function placeOrder(
  { accessToken: token }: Person,
  { name = 'Dana', note, dish = aDish, pickup = 'asap', line = {} }: OrderFacts = {},
): Promise<Order> {
  await callApi('addToCart', { token, body: { menuItemId: dish, ...line } });
  const { quote } = await callApi('getCheckout', { token });
  return callApi('placeOrder', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { quote, pickup, name, ...(note && { note }) },
  });
}

type Step = { action: KitchenMove; minutes?: number; reason?: string; text?: string };

/** Moves an order as a kitchen screen does. */
export async function moveOrder(
  { accessToken: token }: Person,
  { _id: id, state: from }: Order,
  { action, ...details }: Step,
): Promise<Order> {
  const body = { from, screen: 'e2e-kitchen', ...details };
  return (await callApi('moveOrder', { token, params: { id, action }, body })).order;
}

/** Adds copies of an order that were collected long ago: a diner can place only a few at once. */
export async function addHistory({ _id: id }: Order, count: number): Promise<void> {
  const orders = firestore().collection('orders');
  const fields = (await orders.doc(id).get()).data() ?? {};
  const batch = firestore().batch();
  for (let index = 0; index < count; index += 1) {
    const placedAt = new Date(Date.UTC(2026, 0, 1 + index));
    const past = { state: 'collected', isOpen: false, number: 101 + index, placedAt };
    batch.create(orders.doc(`${id}-${index}`), { ...fields, ...past });
  }
  await batch.commit();
}
