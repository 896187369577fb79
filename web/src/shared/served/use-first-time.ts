import { useEffect, useState } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { servedOf } from '@thymely/contract/menu/served';
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
  const served = servedOf(dish, useCategories().all);
  const { noticeMinutes = 0 } = dish;
  const isLimited = served !== undefined || noticeMinutes > 0;
  const [firstMs, setFirstMs] = useState<number | null>();
  useEffect(() => {
    if (!ordering || !isLimited) return;
    let isPresent = true;
    const find = async () => {
      const { firstTimeOf } = await loadOptional(() => import('./first-time.ts'));
      const found = firstTimeOf({ served, noticeMinutes }, ordering, serverTimeOf(Date.now()));
      if (isPresent) setFirstMs(found);
    };
    // Without an answer, the dish can be ordered, and checkout says when.
    find().catch(() => undefined);
    return () => {
      isPresent = false;
    };
  }, [ordering, isLimited, served, noticeMinutes]);
  return isLimited ? firstMs : undefined;
}
