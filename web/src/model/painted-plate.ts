import { categoryIds, type Category } from '@thymely/contract/ground/categories';

/** How many rims, ornaments and colors the build combines (web/build/pictures/plate-drawing.ts). */
export const plateChoices = { rims: 12, ornaments: 12, colors: 3 };

/** Chosen so that the sample menus show no plate twice on a page (web/build/pictures). */
const salt = 174_517;

/** A dish of which at least the address of its picture is known. */
export type PicturedDish = { _id: string; image: string; category: Category | undefined };

/**
 * Returns the picture of a painted plate: the category decides its rim, the ID its ornament and
 * color. The rims of the brand's categories differ; those that were added share them by their IDs, so
 * that no plate changes when categories are arranged.
 */
export function paintedPlateOf(id: string, category: Category | undefined): string {
  const { rims, ornaments, colors } = plateChoices;
  const seed = seedOf(id);
  const place = category ? categoryIds.indexOf(category) + 1 || seedOf(category) : 0;
  const rim = place % rims;
  const ornament = seed % ornaments;
  return `/dish-art/painted/${rim}-${ornament}-${Math.floor(seed / ornaments) % colors}.svg`;
}

function seedOf(id: string): number {
  let seed = 0;
  for (const character of id) seed = (seed * salt + character.charCodeAt(0)) % 2_147_483_647;
  return seed;
}

/** Whether a stored picture stands for the painted plate: an empty plate, or a drawing of former days. */
export function isPaintedPlate(image: string): boolean {
  return /^\/dish-art\/(?!painted\/|plated\/(?!empty-))/.test(image);
}

/** Returns the picture that screens show of a dish: a painted plate unless it has one of its own. */
export function pictureOf({ _id, image, category }: PicturedDish): string {
  return isPaintedPlate(image) ? paintedPlateOf(_id, category) : image;
}
