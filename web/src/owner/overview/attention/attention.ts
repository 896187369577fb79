import { openingWords } from '../../../shared/opening-words.ts';
import type { Attention, Check, Now, Upkeep } from './attention-check.ts';
import { counted } from './counted.ts';
import { deadMails, olderDeadMails, troubledJobs } from './job-checks.ts';
import {
  linkedPictures,
  pagesBehind,
  uncategorized,
  undeclared,
  withoutRecipe,
  unsold,
} from './menu-checks.ts';
import { late, unattended, waiting } from './order-checks.ts';
import { paused, soldOut, soldOutForGood } from './ordering-checks.ts';
import * as words from '../words.en.ts';

/** What can be wrong now, the worst first. A new check is added here or below, and nowhere else. */
const wrongChecks: readonly Check[] = [unattended, waiting, late, paused];

/** What can be wrong beside the orders. */
const upkeepChecks: readonly Check<Upkeep>[] = [troubledJobs, deadMails];

/** What can wait for a quiet hour. */
const tidyChecks: readonly Check[] = [
  uncategorized,
  soldOutForGood,
  soldOut,
  undeclared,
  withoutRecipe,
  linkedPictures,
  pagesBehind,
  olderDeadMails,
  // It is asked for last.
  unsold,
];

/** Returns what is wrong now, the most urgent first. */
export function whatIsWrong(now: Now): Attention[] {
  const found = [...wrongChecks, ...upkeepChecks].flatMap((check) => check(now) ?? []);
  const rank = ({ tone }: Attention) => (tone === 'urgent' ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns what is wrong beside the orders, for as long as these cannot be loaded. */
export function whatIsWrongBeside(upkeep: Upkeep): Attention[] {
  return upkeepChecks.flatMap((check) => check(upkeep) ?? []);
}

/** Returns what is to be tidied up some time. */
export function whatToTidy(now: Now): Attention[] {
  return tidyChecks.flatMap((check) => check(now) ?? []);
}

/** Says how things are when nothing needs attention. */
export function allIsWell({ orders, ordering, nowMs }: Now): string {
  const opening = openingWords(ordering, nowMs);
  const state = orders.length === 0 ? words.noOpenOrders : counted(words.openOrders, orders);
  return opening === undefined ? state : `${opening}. ${state}`;
}
