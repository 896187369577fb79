import { useRef } from 'react';
import type { NewMenuItem } from '@thymely/contract/menu/endpoints';
import { currentDishIn, useUpdateMenuItem, type EditedDish } from '../../../api/menu-editing.ts';
import { changesOf, valuesOf, type DishValues } from './dish-values.ts';

/**
 * Saves what was changed of a dish, as long as nobody else has changed it meanwhile. After such a
 * refusal it goes on from the dish that the refusal shows: the person has seen that one.
 */
export function useDishUpdate(edited: EditedDish) {
  const { mutateAsync } = useUpdateMenuItem();
  const base = useRef(edited);
  return async (wanted: NewMenuItem): Promise<DishValues> => {
    const { dish, tag } = base.current;
    try {
      base.current = await mutateAsync({ id: dish._id, changes: changesOf(dish, wanted), tag });
    } catch (error) {
      base.current = currentDishIn(error) ?? base.current;
      throw error;
    }
    return valuesOf(base.current.dish);
  };
}
