import { openingWords } from '../../../shared/opening-words.ts';
import type { Attention, Check, Now } from './attention-check.ts';
import { counted } from './counted.ts';
import { deadMails, troubledJobs } from './job-checks.ts';
import { pagesBehind, uncategorized, undeclared } from './menu-checks.ts';
import { late, unattended, waiting } from './order-checks.ts';
import { paused, soldOut, soldOutForGood } from './ordering-checks.ts';
import * as words from '../words.en.ts';

/** Everything that is looked at, the worst first. A new check is added here, and nowhere else. */
const checks: readonly Check[] = [
  unattended,
  waiting,
  late,
  paused,
  troubledJobs,
  deadMails,
  uncategorized,
  soldOutForGood,
  soldOut,
  undeclared,
  pagesBehind,
];

/** Returns what needs attention now, the most urgent first. */
export function attentionTo(now: Now): Attention[] {
  const found = checks.flatMap((check) => check(now) ?? []);
  const rank = ({ tone }: Attention) => (tone === 'urgent' ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** Says how things are when nothing needs attention. */
export function allIsWell({ orders, ordering, nowMs }: Now): string {
  const opening = openingWords(ordering, nowMs);
  const state = orders.length === 0 ? words.noOpenOrders : counted(words.openOrders, orders);
  return opening === undefined ? state : `${opening}. ${state}`;
}
