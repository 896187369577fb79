import type { HandlersOf } from '../http/route.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import { addToCart } from './add-to-cart.ts';
import { toCartLine, toCartLines } from './cart-view.ts';
import { mergeCart } from './merge-cart.ts';
import { noSuchLine, requireOwnEmail } from './errors.ts';
import type { CartStore } from './store.ts';
import * as words from './words.en.ts';

type CartHandlersDeps = { carts: CartStore; menuCache: MenuCache; nowMs: () => number };
type Endpoints = 'listCart' | 'addToCart' | 'mergeCart' | 'setCartQuantity' | 'removeFromCart';

export function cartHandlers(deps: CartHandlersDeps): HandlersOf<Endpoints> {
  const { carts, menuCache } = deps;
  return {
    async listCart({ caller: { uid, email }, caller, query }) {
      requireOwnEmail(caller, query.email);
      const [lines, menu] = await Promise.all([carts.read(uid), menuCache.read()]);
      return { body: toCartLines(lines, { menu, email }) };
    },

    async addToCart({ caller, body: { menuItemId, email, choices, note = '' }, header }) {
      const idempotencyKey = header('idempotency-key');
      const wish = { menuItemId, chosen: choices, note };
      const request = { diner: caller, wish, email, idempotencyKey };
      return { status: 201, body: await addToCart(deps, request) };
    },

    async mergeCart({ caller, body: { lines }, header }) {
      const idempotencyKey = header('idempotency-key');
      return { body: await mergeCart(deps, { diner: caller, kept: lines, idempotencyKey }) };
    },

    async setCartQuantity({ caller: { uid, email }, params, body: { quantity } }) {
      const [menu, line] = await Promise.all([
        menuCache.read(),
        carts.update({ uid, email }, ({ lines }) => {
          const found = lines.find(({ id }) => id === params.id);
          if (found === undefined) throw noSuchLine();
          const changed = { ...found, quantity };
          return { lines: lines.map((each) => (each === found ? changed : each)), answer: changed };
        }),
      ]);
      return { body: toCartLine(line, { menu, email }) };
    },

    async removeFromCart({ caller: { uid, email }, params }) {
      const message = await carts.update({ uid, email }, ({ lines }) => {
        const left = lines.filter(({ id }) => id !== params.id);
        if (left.length === lines.length) throw noSuchLine();
        return { lines: left, answer: words.removed };
      });
      return { body: { message } };
    },
  };
}
