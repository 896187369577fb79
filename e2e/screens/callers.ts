import { expect } from '@playwright/test';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { sampleAccounts } from '../../scripts/sample-data/accounts.ts';
import { callApi } from '../harness/call-api.ts';
import { moveOrder, placeOrder } from '../harness/orders.ts';
import { firestore, type Person, signIn, signUpDiner } from '../harness/people.ts';
import type { Caller } from './screen-state.ts';

const [admin] = sampleAccounts;

const steak = {
  dish: 'coal-rib-eye',
  line: {
    choices: [
      { groupId: 'doneness', choiceId: 'medium-rare' },
      { groupId: 'burger-sides', choiceId: 'fries' },
      { groupId: 'burger-sides', choiceId: 'slaw' },
    ],
    note: 'The sauce on the side, please.',
  },
};

const dishesInCart = ['ember-margherita', 'four-cheeses'];

/** The people whose screens are looked at, each signed in once for all screens of a worker. The diners are its own. */
export class Callers {
  private readonly prepared = new Map<Caller, Promise<Person>>();

  async personFor(caller: Caller): Promise<Person | undefined> {
    if (caller === 'visitor') return undefined;
    return this.prepare(caller);
  }

  private prepare(caller: Exclude<Caller, 'visitor'>): Promise<Person> {
    const known = this.prepared.get(caller) ?? this.signIn(caller);
    this.prepared.set(caller, known);
    return known;
  }

  private async signIn(caller: Exclude<Caller, 'visitor'>): Promise<Person> {
    switch (caller) {
      case 'admin':
        return signIn(admin);
      case 'diner':
        return signUpDiner('Ben Marlow');
      case 'diner with a cart':
        return this.signUpWithCart();
      case 'diner with orders':
        return this.signUpWithOrders();
    }
  }

  /** Signs up a diner with one order that was refused, and one that is being cooked. */
  private async signUpWithOrders(): Promise<Person> {
    const diner = await signUpDiner('Orla Ordering');
    const admin = await this.prepare('admin');
    await untilOpen(diner);
    const refused = await placeOrder(diner);
    await moveOrder(admin, refused, { action: 'reject', reason: 'sold_out' });
    const accepted = await moveOrder(admin, await placeOrder(diner, steak), { action: 'accept' });
    await moveOrder(admin, accepted, { action: 'start' });
    return diner;
  }

  /** Signs up a diner with two dishes in the cart, and one that is not on the menu. */
  private async signUpWithCart(): Promise<Person> {
    const diner = await signUpDiner('Cleo Santos');
    const { accessToken: token } = diner;
    for (const menuItemId of dishesInCart)
      await callApi('addToCart', { token, body: { menuItemId } });
    await addGoneDish(diner);
    return diner;
  }
}

/** A journey beside this one may have closed the restaurant for a few seconds. */
function untilOpen({ accessToken: token }: Person): Promise<void> {
  return expect(async () => {
    expect((await callApi('getCheckout', { token })).asap).not.toBeNull();
  }).toPass({ timeout: 240_000 });
}

/**
 * Adds a dish to a cart as if it had been on the menu then. Only journeys may change the menu: one of
 * them would meet the dish there.
 */
async function addGoneDish({ uid }: Person): Promise<void> {
  const { menuItemId, ...added } = goneDish;
  const line = { menuItemId, quantity: 1, added, addedAt: Timestamp.now() };
  await firestore()
    .doc(`carts/${uid}`)
    .update({ [`lines.${menuItemId}`]: line, dishes: FieldValue.arrayUnion(menuItemId) });
}

const goneDish = {
  menuItemId: 'asparagus-in-may',
  name: 'Asparagus in May',
  category: 'salad',
  price: 11.5,
  image: '/dish-art/1f957.webp',
};
