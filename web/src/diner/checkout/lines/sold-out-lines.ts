import { useEffect } from 'react';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import { soldOutFault } from '@thymely/contract/options/choices';
import { soldOutKeyOf } from '@thymely/contract/options/sold-out-keys';
import {
  useLeftToday,
  useSoldOutChoices,
  useSoldOutDishes,
  type LeftToday,
} from '../../../api/ordering.ts';
import { shortagesOf } from '../../../shared/portions-today.ts';

type Shown = Pick<Checkout, 'lines' | 'problems'>;
type Line = Checkout['lines'][number];
type SoldOut = { dishes: readonly string[]; choices: ReadonlySet<string>; left?: LeftToday };

/**
 * Returns the IDs of the lines whose dish or choice has sold out, or has come back, or of which fewer or
 * more portions are left since the checkout was read. The same lines give the same text.
 */
export function outdatedLines(shown: Shown, { dishes, choices, left }: SoldOut): string {
  const { lines, problems } = shown;
  const shortages = shortagesOf(
    lines.filter(({ available }) => available),
    left ?? new Map(),
  );
  const wasSoldOut = (id: string) =>
    problems.some(({ code, lineId }) => code === 'sold_out' && lineId === id);
  const outdated = lines.filter((line) => {
    if (dishes.includes(line.menuItemId)) return line.available;
    if (wasSoldOut(line.lineId)) return true;
    if (line.available) {
      const take = shortages.get(line)?.take;
      const isKnown = take !== undefined || wasToldOf(line, shown);
      const isOther = isKnown && take !== shortOf(line.lineId, problems);
      return isOther || soldOutFault(line, choices) !== undefined;
    }
    const missed = missedChoice(line);
    return missed !== undefined && !choices.has(missed);
  });
  return outdated.map(({ lineId }) => lineId).join(' ');
}

/** Returns how many portions a line can have according to its problem; undefined without one. */
function shortOf(id: string, problems: Shown['problems']): number | undefined {
  return problems.find(({ code, lineId }) => code === 'portions' && lineId === id)?.limit;
}

/**
 * Whether guests were told how many portions of a line's dish are left, as far as its problem shows: the
 * lines before it have theirs already, and of more than five nobody is told.
 */
function wasToldOf({ lineId, menuItemId }: Line, { lines, problems }: Shown): boolean {
  const short = shortOf(lineId, problems);
  if (short === undefined) return false;
  const before = lines.slice(
    0,
    lines.findIndex((line) => line.lineId === lineId),
  );
  const ofDish = before.filter((line) => line.menuItemId === menuItemId && line.available);
  const taken = ofDish.map((line) => shortOf(line.lineId, problems) ?? line.quantity);
  return taken.reduce((sum, portions) => sum + portions, short) <= orderLimits.portionsTold;
}

/** Returns the key of the choice or size that a line's fault says is sold out. */
function missedChoice(line: Line): string | undefined {
  const keys = line.choices.map((choice) => soldOutKeyOf(line.menuItemId, choice));
  return keys.find((key) => soldOutFault(line, new Set([key]))?.message === line.fault);
}

/** Reloads the checkout with each such change. It is read anew, so it knows no less than GET /ordering. */
export function useSoldOutLines(checkout: Shown | undefined, refresh: () => Promise<void>): void {
  const dishes = useSoldOutDishes();
  const choices = useSoldOutChoices();
  const left = useLeftToday();
  const outdated = checkout && dishes ? outdatedLines(checkout, { dishes, choices, left }) : '';
  useEffect(() => {
    if (outdated !== '') void refresh();
    // A new `refresh` does the same, so it is no reason to reload.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outdated]);
}
