import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import type { Attempt, Write } from '../lab/attempt.ts';
import { storedDish, storedVersion } from '../lab/fixtures.ts';
import { closedPlaces, type Place } from './closed-places.ts';
import { forNobody, type RuleCase } from './rule-case.ts';

/** A document of each kind that somebody may read. */
const readablePlaces: readonly Place[] = [
  { what: 'a dish', path: 'menu/minestrone' },
  { what: "the menu's version", path: 'meta/menu' },
  { what: "the diner's account", path: 'users/diner' },
  { what: "the diner's cart", path: 'carts/diner' },
  { what: "the diner's open order", path: 'orders/open-diner' },
  { what: "the diner's past order", path: 'orders/ended-diner' },
  { what: 'a record', path: 'audit/minestrone_6' },
  { what: 'what the boards are told', path: 'kitchen/live' },
];

function everyWrite({ what, path }: Place): { what: string; attempt: Attempt }[] {
  const parent = path.slice(0, path.lastIndexOf('/'));
  const ways: { how: string; write: Write }[] = [
    { how: 'add one like', write: { set: `${parent}/new`, data: { a: 1 } } },
    { how: 'replace', write: { set: path, data: { a: 1 } } },
    { how: 'change', write: { update: path, data: { a: 1 } } },
    { how: 'remove', write: { remove: path } },
  ];
  return ways.map(({ how, write }) => ({
    what: `${how} ${what}`,
    attempt: { writes: [write] },
  }));
}

/** Writes to the caller's own documents; not every caller has an account and a cart already. */
const own: { what: string; write: (uid: string) => Write }[] = [
  { what: 'take the role of an admin', write: takeRole('admin') },
  { what: 'take the role of the kitchen', write: takeRole('kitchen') },
  { what: 'remove their own account', write: (uid) => ({ remove: `users/${uid}` }) },
  {
    what: 'fill their own cart',
    write: (uid) => ({ set: `carts/${uid}`, data: { uid, lines: {} } }),
  },
  { what: 'remove their own cart', write: (uid) => ({ remove: `carts/${uid}` }) },
  {
    what: 'place an order',
    write: (uid) => ({ set: 'orders/new', data: { uid, state: 'placed', isOpen: true } }),
  },
  {
    what: 'move their own open order',
    write: (uid) => ({ update: `orders/open-${uid}`, data: { state: 'accepted' } }),
  },
];

function takeRole(role: string) {
  return (uid: string): Write => ({ set: `users/${uid}`, data: { role, status: 'active' } });
}

const now = serverTimestamp();
const newDish = { ...storedDish, createdAt: now, updatedAt: now };
const changedDish = { ...storedDish, priceCents: 950, updatedAt: now };

const caesar = { target: 'caesar', before: null };
const minestrone = { target: 'minestrone', before: storedDish };

/** Changes of the menu that are valid in every respect, except that only the API may make them. */
const menuChanges: { what: string; write: Write; entry: { target: string } & DocumentData }[] = [
  {
    what: 'add a dish',
    write: { set: 'menu/caesar', data: newDish },
    entry: { ...caesar, what: 'menu.create', after: newDish },
  },
  {
    what: 'change a dish',
    write: { update: 'menu/minestrone', data: { priceCents: 950, updatedAt: now } },
    entry: { ...minestrone, what: 'menu.update', after: changedDish },
  },
  {
    what: 'remove a dish',
    write: { remove: 'menu/minestrone' },
    entry: { ...minestrone, what: 'menu.delete', after: null },
  },
];

const version = storedVersion + 1;
const nextVersion: Write = { set: 'meta/menu', data: { version } };

const batches: RuleCase[] = menuChanges.flatMap(({ what, write, entry }) =>
  forNobody({
    what: `${what} in one batch with the next version and a true record`,
    attempt: (who): Attempt => {
      const record = {
        set: `audit/${entry.target}_${version}`,
        data: { ...entry, who, when: now },
      };
      return { writes: [write, nextVersion, record] };
    },
  }),
);

export const writeCases: RuleCase[] = [
  ...[...readablePlaces, ...closedPlaces].flatMap(everyWrite).flatMap(forNobody),
  ...forNobody({
    what: "raise the menu's version by one",
    attempt: { writes: [nextVersion] },
  }),
  ...forNobody({
    what: "start the menu's version",
    attempt: { writes: [{ set: 'meta/menu', data: { version: 1 } }] },
    without: 'meta/menu',
  }),
  ...forNobody({
    what: 'tell the boards something for the first time',
    attempt: { writes: [{ set: 'kitchen/live', data: { pausedUntil: null } }] },
    without: 'kitchen/live',
  }),
  ...own.flatMap(({ what, write }) =>
    forNobody({ what, attempt: (uid) => ({ writes: [write(uid)] }) }),
  ),
  ...batches,
];
