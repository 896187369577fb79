import { usesOfDishes } from '../../api/menu/dish-uses.ts';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import { askToDelete } from '../../shared/ask-to-delete.ts';
import { pictureOf } from '../../model/painted-plate.ts';
import { dishesInWords } from '../parts/dish/bulk-words.ts';
import { usesInWords } from '../parts/dish/uses-in-words.ts';
import * as words from './words.en.ts';

/** Asks before dishes are deleted, and says in how many carts and open orders they are. */
export function askToDeleteDishes(dishes: readonly EditedDish[]): Promise<boolean> {
  const [only] = dishes;
  const count = dishes.length;
  const name = count === 1 && only ? only.name : dishesInWords(count);
  return askToDelete({ name }, usesOf(dishes));
}

/** The same for one dish, which is shown with its picture. */
export function askToDeleteDish(dish: EditedDish): Promise<boolean> {
  return askToDelete({ name: dish.name, image: pictureOf(dish) }, usesOf([dish]));
}

/** The question does not wait for the answer, which may never come. */
async function usesOf(dishes: readonly EditedDish[]): Promise<string> {
  const count = dishes.length;
  try {
    const uses = await usesOfDishes(dishes.map(({ _id }) => _id));
    return uses ? usesInWords(uses, count) : words.usesUnknown(count);
  } catch {
    return words.usesFailed(count);
  }
}
