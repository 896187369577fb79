import { useRef, useState } from 'react';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import {
  listFaultOf,
  useDeleteMenuItem,
  useUpdateMenuItem,
  type EditedDish,
} from '../../api/menu/menu-editing.ts';
import { bulkFaults, type BulkFault } from '../parts/dish/bulk-words.ts';
import { askToDeleteDishes } from './ask-to-delete-dishes.ts';
import * as words from './words.en.ts';

/** The progress of a bulk change, in dishes. */
export type BulkProgress = { done: number; of: number };

const tooMany = words.tooManyOptions(optionLimits.optionGroupsPerDish);

/** Changes all selected dishes one after another, so that a failure does not stop the others. */
export function useBulkChanges() {
  const [progress, setProgress] = useState<BulkProgress>();
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);
  const { mutateAsync: update } = useUpdateMenuItem();
  const { mutateAsync: remove } = useDeleteMenuItem();

  /** Returns how many dishes were changed. `act` may return the reason why it isn't possible. */
  const run = async (
    dishes: readonly EditedDish[],
    act: (dish: EditedDish) => Promise<string | undefined>,
  ) => {
    if (isRunning.current) return 0;
    isRunning.current = true;
    setProblem(undefined);
    const faults: BulkFault[] = [];
    for (const [done, dish] of dishes.entries()) {
      setProgress({ done, of: dishes.length });
      const message = await act(dish).catch(listFaultOf);
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
    addOptions: (dishes: readonly EditedDish[], { _id }: OptionGroup) =>
      run(dishes, async (dish) => {
        const groups = dish.optionGroups ?? [];
        if (groups.includes(_id)) return undefined;
        if (groups.length >= optionLimits.optionGroupsPerDish) return tooMany;
        await update({ seen: dish, changes: { optionGroups: [...groups, _id] } });
        return undefined;
      }),
    deleteAll: async (dishes: readonly EditedDish[]) => {
      if (!(await askToDeleteDishes(dishes))) return 0;
      return run(dishes, async (dish) => {
        await remove(dish);
        return undefined;
      });
    },
  };
}

export type BulkChanges = ReturnType<typeof useBulkChanges>;
