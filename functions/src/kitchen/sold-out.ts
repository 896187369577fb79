import { endOfTodayMs } from '@thymely/contract/ordering/business-day';
import type {
  SoldOutChoice,
  SoldOutDish,
  SoldOutSize,
  SoldOutUntil,
} from '@thymely/contract/kitchen/endpoints';
import type { Actor } from '../audit/store.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import type { OrderingStore } from '../ordering/store.ts';
import { toInstant } from '../ordering/time-zones.ts';
import { choicesOnMenu, namesOf, noSuch, sizesOnMenu } from './sellable.ts';
import type { SoldOutKind, SoldOutStore } from './sold-out-store.ts';

type SoldOutDeps = {
  soldOut: SoldOutStore;
  menuCache: MenuCache;
  ordering: OrderingStore;
  nowMs: () => number;
};

/** Returns everything on the menu that is sold out now. */
export async function listSoldOut(
  { soldOut, menuCache, nowMs }: SoldOutDeps,
  { hasChoices, hasSizes }: { hasChoices: boolean; hasSizes: boolean },
): Promise<(SoldOutDish | SoldOutChoice | SoldOutSize)[]> {
  const [entries, menu] = await Promise.all([soldOut.readSoldOut(nowMs()), menuCache.read()]);
  const dishes = namesOf(menu, 'dish');
  const choices = hasChoices ? choicesOnMenu(menu) : new Map<string, never>();
  const sizes = hasSizes ? sizesOnMenu(menu) : new Map<string, never>();
  return entries.flatMap(({ kind, id, untilMs, atMs }) => {
    const times = { until: toIso(untilMs), at: isoOf(atMs) };
    if (kind !== 'dish') {
      const part = kind === 'choice' ? choices.get(id) : sizes.get(id);
      return part === undefined ? [] : { ...part, ...times };
    }
    const name = dishes.get(id);
    return name === undefined ? [] : { dish: id, name, ...times };
  });
}

type Marking = { actor: Actor; kind: SoldOutKind; id: string; until: SoldOutUntil };

/**
 * Marks a dish, a size of it, or a choice for every dish, as sold out until then.
 *
 * @throws AppError NOT_FOUND
 */
export async function markSoldOut(
  { soldOut, menuCache, ordering, nowMs }: SoldOutDeps,
  { actor, kind, id, until }: Marking,
): Promise<{ until: string | null }> {
  const now = nowMs();
  const [menu, hours] = await Promise.all([
    menuCache.read(),
    until === 'recalled' ? undefined : ordering.readSettings(),
  ]);
  const names = namesOf(menu, kind);
  if (!names.has(id)) throw noSuch(kind);
  // The time is computed once, so that later changes of the hours do not move it.
  const untilMs = hours === undefined ? null : (endOfTodayMs(now, { hours, toInstant }) ?? null);
  await soldOut.mark({ actor, kind, id, untilMs, names, nowMs: now });
  return { until: toIso(untilMs) };
}

/** @throws AppError NOT_FOUND when it is neither on the menu nor sold out. */
export async function markAvailable(
  { soldOut, menuCache, nowMs }: SoldOutDeps,
  { actor, kind, id }: Omit<Marking, 'until'>,
): Promise<void> {
  const name = namesOf(await menuCache.read(), kind).get(id);
  const change = { actor, kind, id, name: name ?? '', nowMs: nowMs() };
  const wasSoldOut = await soldOut.clear(change);
  if (!wasSoldOut && name === undefined) throw noSuch(kind);
}

const toIso = (ms: number | null) => (ms === null ? null : isoOf(ms));
const isoOf = (ms: number) => new Date(ms).toISOString();
