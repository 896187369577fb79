import { closedPlaces } from '../cases/closed-places.ts';
import { signedInCallers } from './callers.ts';

const longAgo = new Date('2026-01-05T12:00:00Z');

/** The dish that callers try to change and remove. */
export const storedDish = {
  name: 'Hearth Minestrone',
  recipe: 'Slow-cooked beans, winter greens and a parmesan rind.',
  image: '/dish-art/1f372.webp',
  category: 'soup',
  priceCents: 925,
  createdAt: longAgo,
  updatedAt: longAgo,
};

/** The menu's version before any attempt. */
export const storedVersion = 7;

function accountDocuments(): [path: string, data: object][] {
  return signedInCallers.flatMap(({ name, caller }) =>
    caller.account
      ? [
          [
            `users/${caller.uid}`,
            { name, email: `${caller.uid}@thymely.example`, ...caller.account, createdAt: longAgo },
          ],
        ]
      : [],
  );
}

/** Returns the documents of carts; the other diner has none yet. */
function cartDocuments(): [path: string, data: object][] {
  return signedInCallers
    .filter(({ name }) => name !== 'other diner')
    .map(({ caller: { uid } }) => [
      `carts/${uid}`,
      { uid, email: `${uid}@thymely.example`, lines: {} },
    ]);
}

/** Returns two orders of each person: one that is open and one that has ended. */
function orderDocuments(): [path: string, data: object][] {
  return signedInCallers.flatMap(({ name, caller: { uid } }): [path: string, data: object][] => [
    [`orders/open-${uid}`, { uid, name, number: 1, state: 'placed', isOpen: true }],
    [`orders/ended-${uid}`, { uid, name, number: 2, state: 'collected', isOpen: false }],
  ]);
}

/** The documents in Firestore before each attempt, by path. */
export const fixtures: ReadonlyMap<string, object> = new Map<string, object>([
  ...closedPlaces.map(({ path }): [path: string, data: object] => [path, { text: 'closed' }]),
  ['menu/minestrone', storedDish],
  ['menu/resting', { ...storedDish, resting: true }],
  ['menu/mistyped', { ...storedDish, resting: 'yes' }],
  ['menu/back', { ...storedDish, resting: false }],
  ['menu/tucked-away', { ...storedDish, category: 'seasonal' }],
  ['menu/minestrone/notes/one', { text: 'below a dish' }],
  ['meta/menu', { version: storedVersion, hidden: ['seasonal'] }],
  ['meta/other', { version: 1 }],
  ['users/diner/menu/hidden', storedDish],
  ['audit/minestrone_6', { who: 'admin', what: 'menu.create', target: 'minestrone' }],
  ['kitchen/live', { pausedUntil: null, closedNotice: null }],
  ['reviews/one', { stars: 5 }],
  ['orders/of-nobody', { uid: '', name: 'Guest', number: 3, state: 'collected', isOpen: false }],
  ...accountDocuments(),
  ...cartDocuments(),
  ...orderDocuments(),
]);
