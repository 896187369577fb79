import { useState } from 'react';
import type { EditedDish } from '../../api/menu/menu-editing.ts';

/** The selected dishes of a list, on whichever page they are, without dishes that are gone. */
export function useSelection(menu: readonly EditedDish[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    selected: menu.filter(({ _id }) => ids.has(_id)),
    isSelected: ({ _id }: EditedDish) => ids.has(_id),
    select: (dishes: readonly EditedDish[], isWanted: boolean) => {
      const chosen = new Set(ids);
      for (const { _id } of dishes) {
        if (isWanted) chosen.add(_id);
        else chosen.delete(_id);
      }
      setIds(chosen);
    },
    clear: () => {
      setIds(new Set());
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
