import { useEffect, useMemo, useState } from 'react';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { servedOf } from '@thymely/contract/menu/served';
import { useOrdering } from '../../api/ordering.ts';
import { useCategories } from '../../lib/categories.ts';
import { loadOptional } from '../../lib/chunks/load-chunk.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';

/** What `firstTimeOf` says of each dish, by its `_id`. */
type FirstTimes = ReadonlyMap<string, number | null | undefined>;

const noDishes: readonly MenuItem[] = [];
const noTimes: FirstTimes = new Map();

/**
 * Returns the first time at which a dish could be picked up, null if none that can be ordered for now
 * is left, and undefined while that is not known, or for a dish that can be had whenever others can.
 */
export function useFirstTime(dish: MenuItem): number | null | undefined {
  const dishes = useMemo(() => [dish], [dish]);
  return useFirstTimes(dishes)?.get(dish._id);
}

/**
 * Returns the `_id`s of the dishes that cannot be had at any time that can be ordered for now; undefined
 * until that is known.
 */
export function useNeverServed(menu = noDishes): readonly string[] | undefined {
  const times = useFirstTimes(menu);
  return times && [...times].flatMap(([id, firstMs]) => (firstMs === null ? [id] : []));
}

/** Returns the first times of those dishes that cannot be had whenever others can. */
function useFirstTimes(dishes: readonly MenuItem[]): FirstTimes | undefined {
  const { data: ordering, isError } = useOrdering();
  const { all: categories } = useCategories();
  const limited = useMemo(
    () => dishes.filter((dish) => hasLimitedTimes(dish, categories)),
    [dishes, categories],
  );
  const [times, setTimes] = useState<FirstTimes>();
  useEffect(() => {
    if (!ordering || limited.length === 0) return;
    let isPresent = true;
    const find = async () => {
      const { firstTimeOf } = await loadOptional(() => import('./first-time.ts'));
      const nowMs = serverTimeOf(Date.now());
      const found = limited.map((dish) => {
        const { _id, noticeMinutes = 0 } = dish;
        const served = servedOf(dish, categories);
        return [_id, firstTimeOf({ served, noticeMinutes }, ordering, nowMs)] as const;
      });
      if (isPresent) setTimes(new Map(found));
    };
    // Without an answer, all can be ordered, and checkout says when.
    find().catch(() => {
      if (isPresent) setTimes(noTimes);
    });
    return () => {
      isPresent = false;
    };
  }, [ordering, limited, categories]);
  const isUnknowable = isError && ordering === undefined;
  return limited.length === 0 || isUnknowable ? noTimes : times;
}

/** Whether a dish cannot be had whenever others can. */
function hasLimitedTimes(dish: MenuItem, categories: readonly MenuCategory[]): boolean {
  return servedOf(dish, categories) !== undefined || (dish.noticeMinutes ?? 0) > 0;
}
