import type { EditedDish } from '../../api/menu/menu-editing.ts';

/** Returns the parts of a dish of which the portions can be limited: itself and its sizes. */
export function limitableOf({ _id: dish, name, sizes = [] }: EditedDish) {
  return {
    item: { dish, name },
    sizes: sizes.map((size) => ({ dish, size: size.id, dishName: name, name: size.name })),
  };
}
