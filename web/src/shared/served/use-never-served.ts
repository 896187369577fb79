import { useEffect, useMemo, useState } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useOrdering } from '../../api/ordering.ts';
import { useCategories } from '../../lib/categories.ts';
import { findFirstTimes, hasLimitedTimes } from './use-first-time.ts';

const none: readonly string[] = [];

/**
 * Returns the `_id`s of the dishes that cannot be had at any time that can be ordered for now; undefined
 * until that is known.
 */
export function useNeverServed(menu: readonly MenuItem[] = []): readonly string[] | undefined {
  const { data: ordering, isError } = useOrdering();
  const { all: categories } = useCategories();
  const limited = useMemo(
    () => menu.filter((dish) => hasLimitedTimes(dish, categories)),
    [menu, categories],
  );
  const [never, setNever] = useState<readonly string[]>();
  useEffect(() => {
    if (!ordering || limited.length === 0) return;
    let isPresent = true;
    const find = async () => {
      const found = await findFirstTimes(limited, { ordering, categories });
      const ids = limited.filter((_, place) => found[place] === null).map(({ _id }) => _id);
      if (isPresent) setNever(ids);
    };
    // Without an answer, all can be ordered, and checkout says when.
    find().catch(() => {
      if (isPresent) setNever(none);
    });
    return () => {
      isPresent = false;
    };
  }, [ordering, limited, categories]);
  const isUnknowable = isError && ordering === undefined;
  return limited.length === 0 || isUnknowable ? none : never;
}
