import { useEffect, useState } from 'react';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { servedOf } from '@thymely/contract/menu/served';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { useOrdering } from '../../api/ordering.ts';
import { useCategories } from '../../lib/categories.ts';
import { loadOptional } from '../../lib/chunks/load-chunk.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';

/**
 * Returns the first time at which a dish could be picked up, null if none that can be ordered for now
 * is left, and undefined while that is not known, or for a dish that can be had whenever others can.
 */
export function useFirstTime(dish: MenuItem): number | null | undefined {
  const { data: ordering } = useOrdering();
  const { all } = useCategories();
  const isLimited = hasLimitedTimes(dish, all);
  const [firstMs, setFirstMs] = useState<number | null>();
  useEffect(() => {
    if (!ordering || !isLimited) return;
    let isPresent = true;
    const find = async () => {
      const [found] = await findFirstTimes([dish], { ordering, categories: all });
      if (isPresent) setFirstMs(found);
    };
    // Without an answer, the dish can be ordered, and checkout says when.
    find().catch(() => undefined);
    return () => {
      isPresent = false;
    };
  }, [ordering, isLimited, dish, all]);
  return isLimited ? firstMs : undefined;
}

/** Whether a dish cannot be had whenever others can. */
export function hasLimitedTimes(dish: MenuItem, categories: readonly MenuCategory[]): boolean {
  return servedOf(dish, categories) !== undefined || (dish.noticeMinutes ?? 0) > 0;
}

type Offered = { ordering: Ordering; categories: readonly MenuCategory[] };

export async function findFirstTimes(
  dishes: readonly MenuItem[],
  { ordering, categories }: Offered,
) {
  const { firstTimeOf } = await loadOptional(() => import('./first-time.ts'));
  const nowMs = serverTimeOf(Date.now());
  return dishes.map((dish) => {
    const { noticeMinutes = 0 } = dish;
    return firstTimeOf({ served: servedOf(dish, categories), noticeMinutes }, ordering, nowMs);
  });
}
