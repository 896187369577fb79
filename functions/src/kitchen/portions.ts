import type { DishPortions, SizePortions } from '@thymely/contract/kitchen/endpoints';
import { businessDayAhead } from '@thymely/contract/ordering/business-day';
import type { Actor } from '../audit/store.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import type { OrderingStore } from '../ordering/store.ts';
import { leftByOwnLimit, portionsLeft } from '../ordering/portions.ts';
import { toInstant } from '../ordering/time-zones.ts';
import { AppError } from '../platform/app-error.ts';
import type { PortionStore } from './portions.firestore.ts';
import { namesOf, noSuch, sizesOnMenu } from './sellable.ts';
import * as words from './words.en.ts';

type PortionsDeps = {
  portions: PortionStore;
  menuCache: MenuCache;
  ordering: Pick<OrderingStore, 'readSettings'>;
  nowMs: () => number;
};

type PortionsAhead = { day: string | null; portions: (DishPortions | SizePortions)[] };

/** Returns what is limited for the business day, or for the next one, as far as it is on the menu. */
export async function listPortions(deps: PortionsDeps): Promise<PortionsAhead> {
  const [day, menu] = await Promise.all([dayAhead(deps), deps.menuCache.readOfLastMinute()]);
  if (day === undefined) return { day: null, portions: [] };
  const dishes = namesOf(menu, 'dish');
  const sizes = sizesOnMenu(menu);
  const set = await deps.portions.readPortions(day);
  const limited = [...portionsLeft(set)];
  const portions = limited.flatMap(([key, left]): PortionsAhead['portions'] => {
    const size = sizes.get(key);
    if (size !== undefined) {
      const ownLeft = leftByOwnLimit(key, set);
      return [{ ...size, left, ...(ownLeft > left && { ownLeft }) }];
    }
    const name = dishes.get(key);
    return name === undefined ? [] : [{ dish: key, name, left }];
  });
  return { day, portions };
}

type Limited = { actor: Actor; dish: string; size: string | undefined };

/**
 * Limits how many portions of a dish, or of a size of it, can still be ordered for the business day.
 *
 * @throws AppError NOT_FOUND, CONFLICT without hours ahead.
 */
export async function limitPortions(
  deps: PortionsDeps,
  { actor, dish, size, left }: Limited & { left: number },
): Promise<{ day: string; left: number }> {
  const [day, { key, name, kind }] = await Promise.all([
    dayAhead(deps),
    findNamed(deps, dish, size),
  ]);
  if (name === undefined) throw noSuch(kind);
  if (day === undefined) throw new AppError('CONFLICT', words.noHoursAhead);
  await deps.portions.limit({ actor, day, key, name, left });
  return { day, left };
}

/** @throws AppError NOT_FOUND when it is neither on the menu nor limited. */
export async function unlimitPortions(
  deps: PortionsDeps,
  { actor, dish, size }: Limited,
): Promise<void> {
  const [day, { key, name, kind }] = await Promise.all([
    dayAhead(deps),
    findNamed(deps, dish, size),
  ]);
  const limiting = { actor, key, name: name ?? '' };
  const wasLimited = day !== undefined && (await deps.portions.unlimit({ ...limiting, day }));
  if (!wasLimited && name === undefined) throw noSuch(kind);
}

async function dayAhead({ ordering, nowMs }: PortionsDeps): Promise<string | undefined> {
  return businessDayAhead(nowMs(), { hours: await ordering.readSettings(), toInstant })?.day;
}

/** Returns a dish or a size with its name, if the menu has it. A new one may be younger than the copy. */
async function findNamed({ menuCache }: PortionsDeps, dish: string, size: string | undefined) {
  const kind = size === undefined ? 'dish' : 'size';
  const key = size === undefined ? dish : `${dish}.${size}`;
  const name =
    namesOf(await menuCache.readOfLastMinute(), kind).get(key) ??
    namesOf(await menuCache.read(), kind).get(key);
  return { kind, key, name } as const;
}
