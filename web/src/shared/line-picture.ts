import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery } from '../api/menu/menu.ts';
import { queryClient } from '../api/query-client.ts';
import { pictureOf, type PicturedDish } from '../model/painted-plate.ts';

/** A line of a cart or an order, whose category only the menu knows. */
export type PicturedLine = { menuItemId: string; image: string };

/** Returns the dish of a line, without a category as long as the menu is not known. */
export function dishOfLine(
  { menuItemId, image }: PicturedLine,
  menu: readonly MenuItem[] | undefined,
): PicturedDish {
  const category = menu?.find(({ _id }) => _id === menuItemId)?.category;
  return { _id: menuItemId, image, category };
}

/** Returns the picture of a line. */
export function pictureOfLine(line: PicturedLine): string {
  return pictureOf(dishOfLine(line, queryClient.getQueryData(menuQuery.queryKey)));
}
