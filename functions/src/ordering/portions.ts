import { minuteMs } from '@thymely/contract/ground/time';
import { servedOf } from '@thymely/contract/menu/served';
import { sizeGroupId } from '@thymely/contract/menu/sizes';
import { soldOutKeys } from '@thymely/contract/options/sold-out-keys';
import { asapTimes } from '@thymely/contract/ordering/asap-time';
import { servingTest } from '@thymely/contract/ordering/served-at';
import { daysWithSlots, type Offers, type OrderingMoment } from '@thymely/contract/ordering/slots';
import type { MenuSnapshot } from '../menu/store.ts';

/** Numbers of portions, of dishes as `dish` and of sizes as `dish.size`. */
export type PortionCounts = ReadonlyMap<string, number>;

/** What the ledger of a day says about portions: the limits that were set, and what orders have taken. */
export type Portions = { limits: PortionCounts; booked: PortionCounts };

export const noPortions: Portions = { limits: new Map(), booked: new Map() };

type OrderedLine = {
  menuItemId: string;
  quantity: number;
  choices: readonly { groupId: string; choiceId: string }[];
};

/** Returns what a line takes portions of: its dish, and the size of it that is chosen. */
export function portionKeysOf({ menuItemId, choices }: Omit<OrderedLine, 'quantity'>): string[] {
  const sizes = choices.filter(({ groupId }) => groupId === sizeGroupId);
  return [menuItemId, ...sizes.map(({ choiceId }) => `${menuItemId}.${choiceId}`)];
}

/** Returns the portions that lines take together. */
export function portionsIn(lines: readonly OrderedLine[]): PortionCounts {
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const key of portionKeysOf(line)) counts.set(key, (counts.get(key) ?? 0) + line.quantity);
  }
  return counts;
}

/** Returns where a ledger has the number of a dish or a size, below `portions` and below `booked`. */
export function portionPathOf(key: string): string {
  const [dish = key, size] = key.split('.');
  return size === undefined ? `${dish}.n` : `${dish}.s.${size}`;
}

/** Returns how many portions are left of what is limited. A size has no more left than its dish. */
export function portionsLeft(portions: Portions): PortionCounts {
  return new Map(
    [...portions.limits.keys()].map((key) => {
      const dish = dishOfKey(key);
      return [key, Math.min(leftByOwnLimit(key, portions), leftByOwnLimit(dish, portions))];
    }),
  );
}

/** Returns how many portions the limit of a dish or a size alone leaves, whatever its dish has left. */
export function leftByOwnLimit(key: string, { limits, booked }: Portions): number {
  return Math.max(0, (limits.get(key) ?? Infinity) - (booked.get(key) ?? 0));
}

function dishOfKey(key: string): string {
  const [dish = key] = key.split('.');
  return dish;
}

/** Returns the days that a guest can choose, as soon as possible included, the first one first. */
export function daysOffered(offers: Offers): string[] {
  const [asap] = asapTimes(offers);
  return [...new Set([...(asap ? [asap.slot.day] : []), ...daysWithSlots(offers)])].sort();
}

type SoldOut = { soldOut: ReadonlySet<string>; soldOutChoices: ReadonlySet<string> };

type Gone = {
  moment: OrderingMoment;
  /** What is offered for dishes that can be had at any time. */
  offers: Offers;
  portions: ReadonlyMap<string, Portions>;
  /** Undefined if nothing is limited that is on it. */
  menu: Pick<MenuSnapshot, 'items' | 'categories'> | undefined;
};

/** Adds what has no portion left to what is sold out, if it cannot be ordered for another day. */
export function withPortionsGone<Facts extends SoldOut>(facts: Facts, gone: Gone): Facts {
  const [day] = daysOffered(gone.offers);
  if (day === undefined) return facts;
  const keys = portionsGone(gone.portions.get(day) ?? noPortions);
  const forGood = keys.filter((key) => !isOfferedAfter(day, dishOfKey(key), gone));
  return forGood.length === 0 ? facts : { ...facts, ...soldOutWith(facts, forGood) };
}

/** Whether there is a day after the given one on which a dish is served. */
function isOfferedAfter(day: string, id: string, { moment, offers, menu }: Gone): boolean {
  const dish = menu?.items.find(({ _id }) => _id === id);
  const served = dish && servedOf(dish, menu?.categories ?? []);
  const isServedAt = served ? servingTest(served, moment) : () => true;
  const moreNotice = (dish?.noticeMinutes ?? 0) - moment.settings.leadMinutes;
  const firstMs = offers.readyMs + moreNotice * minuteMs;
  return offers.slots.some(
    (slot) => slot.day > day && slot.startMs >= firstMs && isServedAt(slot.startMs),
  );
}

/** Returns what has no portion left. */
export function portionsGone(portions: Portions): string[] {
  return [...portionsLeft(portions)].filter(([, left]) => left === 0).map(([key]) => key);
}

/** Adds dishes, as `dish`, and sizes, as `dish.size`, to what is sold out. */
export function soldOutWith(
  { soldOut, soldOutChoices }: SoldOut,
  keys: readonly string[],
): SoldOut {
  const { sizes = [], dishes = [] } = Object.groupBy(keys, (key) =>
    key.includes('.') ? 'sizes' : 'dishes',
  );
  const more = soldOutKeys({ soldOutChoices: [], soldOutSizes: sizes });
  return {
    soldOut: new Set([...soldOut, ...dishes]),
    soldOutChoices: new Set([...soldOutChoices, ...more]),
  };
}
