import { menuLimits } from '@thymely/contract/menu/limits';
import { countDishUses, type DishUses } from '@thymely/contract/menu/endpoints';
import { callApi } from '../../lib/http/call-api.ts';

/** Counts the carts and open orders with any of these dishes; undefined for too many dishes. */
export async function usesOfDishes(ids: readonly string[]): Promise<DishUses | undefined> {
  if (ids.length > menuLimits.dishesPerCount) return undefined;
  return callApi(countDishUses, { query: { dishes: ids.join(',') } });
}
