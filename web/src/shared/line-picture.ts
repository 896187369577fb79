import { menuQuery } from '../api/menu/menu.ts';
import { queryClient } from '../api/query-client.ts';
import { pictureOf } from '../model/painted-plate.ts';

/** Returns the picture of a line of the cart, whose category the menu knows. */
export function pictureOfLine({
  menuItemId,
  image,
}: {
  menuItemId: string;
  image: string;
}): string {
  const menu = queryClient.getQueryData(menuQuery.queryKey);
  const category = menu?.find(({ _id }) => _id === menuItemId)?.category;
  return pictureOf({ _id: menuItemId, image, category });
}
