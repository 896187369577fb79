import { sizeGroupId } from '@thymely/contract/menu/sizes';
import { soldOutKeys } from '@thymely/contract/options/sold-out-keys';
import { asapTimes } from '@thymely/contract/ordering/asap-time';
import { daysWithSlots, type Offers } from '@thymely/contract/ordering/slots';

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
export function portionsLeft({ limits, booked }: Portions): PortionCounts {
  const leftOf = (key: string) =>
    Math.max(0, (limits.get(key) ?? Infinity) - (booked.get(key) ?? 0));
  return new Map(
    [...limits.keys()].map((key) => {
      const [dish = key] = key.split('.');
      return [key, Math.min(leftOf(key), leftOf(dish))];
    }),
  );
}

/** Returns the days that a guest can choose, as soon as possible included, the first one first. */
export function daysOffered(offers: Offers): string[] {
  const [asap] = asapTimes(offers);
  return [...new Set([...(asap ? [asap.slot.day] : []), ...daysWithSlots(offers)])].sort();
}

type SoldOut = { soldOut: ReadonlySet<string>; soldOutChoices: ReadonlySet<string> };

/** Adds what has no portion left to what is sold out, if no other day can be ordered for. */
export function withPortionsGone<Facts extends SoldOut>(
  facts: Facts,
  offers: Offers,
  portions: ReadonlyMap<string, Portions>,
): Facts {
  const [day, ...others] = daysOffered(offers);
  if (day === undefined || others.length > 0) return facts;
  const gone = portionsGone(portions.get(day) ?? noPortions);
  return gone.length === 0 ? facts : { ...facts, ...soldOutWith(facts, gone) };
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
