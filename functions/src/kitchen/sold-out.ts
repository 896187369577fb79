import type { SoldOutDish, SoldOutUntil } from '@thymely/contract/kitchen/endpoints';
import type { Actor } from '../audit/store.ts';
import { noSuchDish } from '../menu/errors.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import { nextOpeningMs } from '../ordering/next-opening.ts';
import type { OrderingStore } from '../ordering/store.ts';
import { toInstant } from '../ordering/time-zones.ts';
import type { SoldOutStore } from './sold-out-store.ts';

type Parts = {
  soldOut: SoldOutStore;
  menuCache: MenuCache;
  ordering: OrderingStore;
  nowMs: () => number;
};

/** What is sold out now, of the dishes on the menu. */
export async function listSoldOut({ soldOut, menuCache, nowMs }: Parts): Promise<SoldOutDish[]> {
  const [entries, names] = await Promise.all([soldOut.readSoldOut(nowMs()), namesOf(menuCache)]);
  return entries.flatMap(({ dish, untilMs, atMs }) => {
    const name = names.get(dish);
    return name === undefined ? [] : { dish, name, until: toIso(untilMs), at: isoOf(atMs) };
  });
}

type Marking = { actor: Actor; dish: string; until: SoldOutUntil };

/**
 * Nobody can order the dish until then.
 *
 * @throws AppError NOT_FOUND
 */
export async function markSoldOut(
  { soldOut, menuCache, ordering, nowMs }: Parts,
  { actor, dish, until }: Marking,
): Promise<{ dish: string; until: string | null }> {
  const now = nowMs();
  const [names, hours] = await Promise.all([
    namesOf(menuCache),
    until === 'recalled' ? undefined : ordering.readSettings(),
  ]);
  if (!names.has(dish)) throw noSuchDish();
  // Computed once: hours that change later do not move it.
  const untilMs = hours === undefined ? null : (nextOpeningMs(now, { hours, toInstant }) ?? null);
  await soldOut.mark({ actor, dish, untilMs, names, nowMs: now });
  return { dish, until: toIso(untilMs) };
}

/** @throws AppError NOT_FOUND when it is neither on the menu nor sold out. */
export async function markAvailable(
  { soldOut, menuCache, nowMs }: Parts,
  { actor, dish }: { actor: Actor; dish: string },
): Promise<void> {
  const name = (await namesOf(menuCache)).get(dish);
  const wasSoldOut = await soldOut.clear({ actor, dish, name: name ?? '', nowMs: nowMs() });
  if (!wasSoldOut && name === undefined) throw noSuchDish();
}

async function namesOf(menuCache: MenuCache): Promise<ReadonlyMap<string, string>> {
  const { items } = await menuCache.read();
  return new Map(items.map(({ _id, name }) => [_id, name]));
}

const toIso = (ms: number | null) => (ms === null ? null : isoOf(ms));
const isoOf = (ms: number) => new Date(ms).toISOString();
