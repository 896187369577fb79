import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery } from '../../api/menu/menu.ts';
import { useCategories } from '../../lib/categories.ts';
import { servingInWords } from '../../shared/served/serving-in-words.ts';
import { useFirstTime } from '../../shared/served/use-first-times.ts';
import { classes } from '../../ui/classes.ts';
import * as served from '../../shared/served/words.en.ts';

/** When the dish of a line can be had, if not always, or that there is no such time now. */
export function LineServing({ dishId }: { dishId: string }) {
  const { data: menu } = useQuery({ ...menuQuery, enabled: false });
  const dish = menu?.find(({ _id }) => _id === dishId);
  return dish ? <Serving dish={dish} /> : null;
}

function Serving({ dish }: { dish: MenuItem }) {
  const serving = servingInWords(dish, useCategories());
  const isNever = useFirstTime(dish) === null;
  if (serving === undefined) return null;
  return (
    <span className={classes('text-sm', isNever ? 'text-amber' : 'text-soft')}>
      <span>{serving}</span>
      {/* It always takes its place, so that nothing moves because the clock does. */}
      <span className={classes(!isNever && 'invisible')}> · {served.cannotBeOrdered}</span>
    </span>
  );
}
