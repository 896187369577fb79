import type { Category } from '@thymely/contract/ground/categories';
import { rimOf, seedOf } from '../lib/plate-rims.ts';

/** How many rims, ornaments and colors the build combines (web/build/pictures/plate-drawing.ts). */
export const plateChoices = { rims: 12, ornaments: 12, colors: 3 };

/** A dish of which at least the address of its picture is known. */
export type PicturedDish = { _id: string; image: string; category: Category | undefined };

/**
 * Returns the picture of a painted plate: the category decides its rim, the ID its ornament and
 * color.
 */
export function paintedPlateOf(id: string, category: Category | undefined): string {
  const { ornaments, colors } = plateChoices;
  const seed = seedOf(id);
  const ornament = seed % ornaments;
  return `/dish-art/painted/${rimOf(category)}-${ornament}-${Math.floor(seed / ornaments) % colors}.svg`;
}

/** Whether a stored picture stands for the painted plate: an empty plate, or a drawing of former days. */
export function isPaintedPlate(image: string): boolean {
  return /^\/dish-art\/(?!painted\/|plated\/(?!empty-))/.test(image);
}

/** Returns the picture that screens show of a dish: a painted plate unless it has one of its own. */
export function pictureOf({ _id, image, category }: PicturedDish): string {
  return isPaintedPlate(image) ? paintedPlateOf(_id, category) : image;
}
