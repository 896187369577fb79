import type { QueryClient } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { needsDialog } from '@thymely/contract/options/choices';
import { optionGroupsQuery } from '../api/options.ts';

/**
 * Whether a diner has to be asked before a dish can be ordered. Asked for when it matters: most dishes
 * have no options. Where that fails, the sheet of the dish says so.
 */
export async function needsAnswers(client: QueryClient, dish: MenuItem): Promise<boolean> {
  if ((dish.optionGroups ?? []).length === 0) return false;
  try {
    return needsDialog(dish, await client.fetchQuery(optionGroupsQuery));
  } catch {
    return true;
  }
}
