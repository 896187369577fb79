import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { type Attempt, pathOf, type Write } from '../lab/attempt.ts';
import { declaredDish, storedDish, storedVersion } from '../lab/fixtures.ts';

/** The time of the request, as the rules know it. */
export const now = serverTimestamp();
export const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000);

/** A dish as an admin adds it; `undefined` leaves a field out. */
export function newDish(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const dish = {
    name: 'Orchard Caesar',
    recipe: 'Romaine hearts, roast apple and rye crumbs.',
    image: '/dish-art/1f957.webp',
    category: 'salad',
    priceCents: 1075,
    createdAt: now,
    updatedAt: now,
    ...changes,
  };
  return Object.fromEntries(Object.entries(dish).filter(([, value]) => value !== undefined));
}

export const nextVersion = storedVersion + 1;

export const bumpVersion: Write = { set: 'meta/menu', data: { version: nextVersion } };

type Dish = Record<string, unknown>;

/** An entry in the audit log, correct or not. */
export type Entry = Record<string, unknown>;

type RecordContext = {
  /** The uid of whoever makes the attempt. */
  who: string;
  /** The menu's version after the attempt. */
  version?: number;
  /** What is on the menu before it, by id. */
  menu?: Readonly<Record<string, Dish>>;
};

const storedMenu = { minestrone: storedDish, declared: declaredDish };

/** The correct entry for what a write does to the menu. */
export function recordOf(
  write: Write,
  { who, version = nextVersion, menu = storedMenu }: RecordContext,
): { id: string; entry: Entry } {
  const target = pathOf(write).replace('menu/', '');
  const before = menu[target] ?? null;
  const after =
    'remove' in write ? null : 'update' in write ? { ...before, ...write.data } : write.data;
  const what = before === null ? 'menu.create' : after === null ? 'menu.delete' : 'menu.update';
  return { id: `${target}_${version}`, entry: { who, what, target, before, after, when: now } };
}

/** Writes to the menu, each with its entry, without a version. */
export function onRecord(writes: Write[], context: RecordContext): Write[] {
  return writes.flatMap((write): Write[] => {
    const { id, entry } = recordOf(write, context);
    return [write, { set: `audit/${id}`, data: entry }];
  });
}

/** Changes to the menu as the rules require them: each on record, under one new version. */
export function changeMenu(writes: Write[], who = 'admin'): Attempt {
  return { writes: [...onRecord(writes, { who }), bumpVersion] };
}

export function createDish(data: Dish, { id = 'caesar', who = 'admin' } = {}): Attempt {
  return changeMenu([{ set: `menu/${id}`, data }], who);
}

/** Changes the dish in the fixtures. */
export function updateDish(data: Dish, who = 'admin'): Attempt {
  return changeMenu([{ update: 'menu/minestrone', data }], who);
}
