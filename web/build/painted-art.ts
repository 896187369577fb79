import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Category } from '@thymely/contract/ground/categories';
import { brandFolder } from '../../brands/chosen-brand.ts';

/** The folder of the committed pictures of dishes and vessels that `npm run art` paints. */
export const paintedArt = join(brandFolder, 'art');

/** The size for cards, and the one for the sheet of a dish. */
type PaintedSize = 'card' | 'large';

const endings = { card: '.webp', large: '-l.webp' };

/** Returns the path of the picture of a plated dish; the file may not exist. */
export function platedFile(dishId: string, size: PaintedSize): string {
  return join(paintedArt, 'plated', `${dishId}${endings[size]}`);
}

/** Returns the path of the picture of a category's vessel. */
export function vesselFile(category: Category, size: PaintedSize): string {
  return join(paintedArt, 'vessels', `${category}${endings[size]}`);
}

/** Returns whether a dish has been painted. The ID comes from a menu, so it can be any text. */
export function isPainted(dishId: string): boolean {
  return existsSync(platedFile(dishId, 'card')) && existsSync(platedFile(dishId, 'large'));
}
