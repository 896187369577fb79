import { type Category, categoryOf } from '../ground/categories.ts';

/**
 * Returns what is stored as the picture of a dish that came without one: the empty plate of its
 * category. Screens show the painted plate of the dish instead (web/src/model/painted-plate.ts).
 *
 * @param vessel what the present category says. Default: what the brand's category says.
 */
export function emptyPlateOf(
  category: Category,
  vessel: string = categoryOf(category).vessel,
): string {
  return `/dish-art/plated/empty-${vessel}.webp`;
}

export function isEmptyPlate(image: string): boolean {
  return /^\/dish-art\/plated\/empty-[a-z]+\.webp$/.test(image);
}
