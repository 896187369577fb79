import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import { addDish } from '../testing/dishes.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const dishCount = 3;
const seed = 20_260_102;

const api = useTestApi();
let diner: Person;
let dishIds: string[];

beforeAll(async () => {
  await api.clear();
  const admin = await signUpAdmin(api);
  diner = await signUpDiner(api);
  const dishes = Array.from({ length: dishCount }, () => addDish(api, { admin }));
  dishIds = (await Promise.all(dishes)).map(({ _id }) => _id);
});

type Click =
  | { kind: 'add'; dish: number }
  | { kind: 'set'; dish: number; quantity: number }
  | { kind: 'remove'; dish: number };

const dish = fc.nat({ max: dishCount - 1 });
const click: fc.Arbitrary<Click> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), dish }),
  fc.record({ kind: fc.constant('set' as const), dish, quantity: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('remove' as const), dish }),
);
/** The clicks in one inner list come from several tabs at once. */
const clicks = fc.array(fc.array(click, { minLength: 1, maxLength: 4 }), { maxLength: 6 });

async function readCart(): Promise<Map<string, CartLine>> {
  const { email, accessToken: token } = diner;
  const { data } = await api.call('listCart', { token, query: { email } });
  const byDish = new Map(data.map((line) => [line.menuItemId, line]));
  expect(byDish.size).toBe(data.length);
  return byDish;
}

/** Performs a click on the line that the tab saw last. */
async function perform(action: Click, seen: Map<string, CartLine>): Promise<number> {
  const token = diner.accessToken;
  const menuItemId = dishIds[action.dish] ?? '';
  if (action.kind === 'add') {
    return (await api.call('addToCart', { token, body: { menuItemId } })).status;
  }
  const params = { id: seen.get(menuItemId)?._id ?? 'never-seen' };
  if (action.kind === 'remove') return (await api.call('removeFromCart', { token, params })).status;
  const body = { quantity: action.quantity };
  return (await api.call('setCartQuantity', { token, params, body })).status;
}

type Done = { action: Click; status: number };

/** Expects a state that the answers to parallel clicks on one dish allow. */
function expectPossible(before: CartLine | undefined, done: Done[], after?: CartLine): void {
  const succeeded = (kind: Click['kind']) =>
    done.filter(({ action, status }) => action.kind === kind && status < 300);
  const added = succeeded('add').length;
  const removed = succeeded('remove').length;
  const present = (before ? 1 : 0) + added - removed;
  expect(present).toBe(after ? 1 : 0);

  const refused = done.filter(({ status }) => status >= 300);
  for (const { action, status } of refused) expect(status).toBe(action.kind === 'add' ? 409 : 404);
  if (after === undefined) return;

  // A line that was added again is a new line, whose quantity nobody can have set yet.
  const set = succeeded('set').map(({ action }) => (action.kind === 'set' ? action.quantity : 0));
  const isSameLine = after._id === before?._id;
  const possible = isSameLine ? (set.length > 0 ? set : [before?.quantity]) : [1];
  expect(possible).toContain(after.quantity);
}

it('a cart changed from several tabs is always in a state that the answers allow', async () => {
  await fc.assert(
    fc.asyncProperty(clicks, async (rounds) => {
      await api.db.doc(`carts/${diner.uid}`).delete();
      let seen = await readCart();
      for (const round of rounds) {
        const done = await Promise.all(
          round.map(async (action) => ({ action, status: await perform(action, seen) })),
        );
        const now = await readCart();
        for (const [index, id] of dishIds.entries()) {
          const ofDish = done.filter(({ action }) => action.dish === index);
          expectPossible(seen.get(id), ofDish, now.get(id));
        }
        seen = now;
      }
    }),
    { numRuns: 25, seed },
  );
}, 600_000);
