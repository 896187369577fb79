import PauseIcon from 'lucide-react/icons/pause';
import UtensilsCrossedIcon from 'lucide-react/icons/utensils-crossed';
import { listed } from '@thymely/contract/ground/in-words';
import { dayMs } from '@thymely/contract/ground/time';
import { comingInWords } from '../../../model/restaurant-time.ts';
import { labelOf } from '@thymely/contract/options/choices';
import type { SoldOutEntry } from '../../../api/sold-out.ts';
import type { Attention, Now } from './attention-check.ts';
import { counted } from './counted.ts';
import * as words from '../words.en.ts';

const namesShown = 3;

export function paused({
  ordering: { state, opensAt, timeZone: zone },
  nowMs,
}: Now): Attention | undefined {
  if (state !== 'paused') return undefined;
  const until = { today: words.pausedUntilTime, later: words.pausedUntilDay };
  return {
    id: 'paused',
    Icon: PauseIcon,
    tone: 'notice',
    title: opensAt === null ? words.paused : comingInWords(opensAt, { nowMs, zone }, until),
    detail: words.pausedDetail,
    to: '/dashboard/orders',
    action: words.resumeOrders,
  };
}

/** What somebody has to put back on the menu, and nobody did for a day. */
export function soldOutForGood({ soldOut: entries = [], nowMs }: Now): Attention | undefined {
  const left = entries.filter(({ until, at }) => until === null && nowMs - Date.parse(at) >= dayMs);
  const [first] = left;
  if (first === undefined) return undefined;
  return {
    id: 'sold-out-for-good',
    Icon: UtensilsCrossedIcon,
    tone: 'notice',
    title: counted(words.soldOutForGood, left),
    detail: words.affected(listed(named(left.map(({ name }) => name)))),
    to: '/kitchen',
    action: words.openKitchen,
  };
}

/** Returns a few of the names, and how many more there are. */
function named(names: readonly string[]): string[] {
  const more = names.length - namesShown;
  return [...names.slice(0, namesShown), ...(more > 0 ? [words.moreDishes(more)] : [])];
}

/** Counts what was marked as sold out, as the kitchen's board does: dishes and options. */
export function soldOut({ ordering, menu, soldOut: entries }: Now): Attention | undefined {
  const ids: readonly unknown[] = entries ?? ordering.soldOut;
  if (ids.length === 0) return undefined;
  const names = entries?.map(nameOfEntry) ?? namesOnMenu(ordering.soldOut, menu);
  const hasOptions = entries?.some((entry) => 'choice' in entry) === true;
  const more = ids.length - Math.min(names.length, namesShown);
  const shown = [...names.slice(0, namesShown), ...(more > 0 ? [words.moreDishes(more)] : [])];
  return {
    id: 'sold-out',
    Icon: UtensilsCrossedIcon,
    tone: 'notice',
    title: counted(hasOptions ? words.soldOutWithOptions : words.soldOut, ids),
    detail: names.length === 0 ? words.soldOutDetail : words.affected(listed(shown)),
    to: '/kitchen',
    action: words.openKitchen,
  };
}

function namesOnMenu(ids: readonly string[], menu: Now['menu']): string[] {
  return ids.flatMap((id) => menu?.find(({ _id }) => _id === id)?.name ?? []);
}

/** Names a dish, or a choice with its group: `Toppings: Feta`. */
function nameOfEntry(entry: SoldOutEntry): string {
  if ('size' in entry) return `${entry.dishName} ${entry.name}`;
  return 'dish' in entry ? entry.name : `${labelOf(entry.groupName)} ${entry.name}`;
}
