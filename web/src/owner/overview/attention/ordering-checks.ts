import PauseIcon from 'lucide-react/icons/pause';
import UtensilsCrossedIcon from 'lucide-react/icons/utensils-crossed';
import { listed } from '@thymely/contract/ground/in-words';
import { dayMs } from '@thymely/contract/ground/time';
import { comingInWords } from '../../../model/restaurant-time.ts';
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
    detail: `${listed(named(left.map(({ name }) => name)))}.`,
    to: '/kitchen',
    action: words.openKitchen,
  };
}

/** Returns a few of the names, and how many more there are. */
function named(names: readonly string[]): string[] {
  const more = names.length - namesShown;
  return [...names.slice(0, namesShown), ...(more > 0 ? [words.moreDishes(more)] : [])];
}

export function soldOut({ ordering, menu }: Now): Attention | undefined {
  const ids = ordering.soldOut;
  if (ids.length === 0) return undefined;
  const names = ids.flatMap((id) => menu?.find(({ _id }) => _id === id)?.name ?? []);
  const more = ids.length - Math.min(names.length, namesShown);
  const shown = [...names.slice(0, namesShown), ...(more > 0 ? [words.moreDishes(more)] : [])];
  return {
    id: 'sold-out',
    Icon: UtensilsCrossedIcon,
    tone: 'notice',
    title: counted(words.soldOut, ids),
    detail: names.length === 0 ? words.soldOutDetail : `${listed(shown)}.`,
    to: '/kitchen',
    action: words.openKitchen,
  };
}
