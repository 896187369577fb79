import { useRef, useState } from 'react';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { useDeleteMenuItem } from '../../api/menu/menu-editing.ts';
import { useChangeSeenDish } from '../../api/menu/seen-dish.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { askToDelete } from '../../shared/ask-to-delete.ts';
import { bulkFaults, dishesInWords, type BulkFault } from '../parts/dish/bulk-words.ts';

/** How far it has come. */
export type BulkProgress = { done: number; of: number };

const tooMany = `It has ${optionLimits.optionGroupsPerDish} options already.`;

/** What can be done to all selected dishes: one after another, so that one that fails stops no other. */
export function useBulkChanges() {
  const [progress, setProgress] = useState<BulkProgress>();
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);
  const change = useChangeSeenDish();
  const { mutateAsync: remove } = useDeleteMenuItem();

  /** How many dishes it was done to. An act may answer why it isn't possible. */
  const run = async (
    dishes: readonly MenuItem[],
    act: (dish: MenuItem) => Promise<string | undefined>,
  ) => {
    if (isRunning.current) return 0;
    isRunning.current = true;
    setProblem(undefined);
    const faults: BulkFault[] = [];
    for (const [done, dish] of dishes.entries()) {
      setProgress({ done, of: dishes.length });
      const message = await act(dish).catch(messageOf);
      if (message !== undefined) faults.push({ name: dish.name, message });
    }
    isRunning.current = false;
    setProgress(undefined);
    setProblem(bulkFaults(faults, dishes.length));
    return dishes.length - faults.length;
  };

  return {
    progress,
    problem,
    addOptions: (dishes: readonly MenuItem[], { _id }: OptionGroup) =>
      run(dishes, async (dish) => {
        const groups = dish.optionGroups ?? [];
        if (groups.includes(_id)) return undefined;
        if (groups.length >= optionLimits.optionGroupsPerDish) return tooMany;
        await change(dish, { optionGroups: [...groups, _id] });
        return undefined;
      }),
    deleteAll: async (dishes: readonly MenuItem[]) => {
      const [only] = dishes;
      const name = dishes.length === 1 && only ? only.name : dishesInWords(dishes.length);
      if (!(await askToDelete({ name }))) return 0;
      return run(dishes, async (dish) => {
        await remove(dish);
        return undefined;
      });
    },
  };
}

export type BulkChanges = ReturnType<typeof useBulkChanges>;
