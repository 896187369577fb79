import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Category } from '@thymely/contract/ground/categories';
import { brandFolder } from '../../brands/chosen-brand.ts';
import { webRoot } from './vite-options.ts';

/** The folder of the committed pictures of the brand's dishes; the sample's are painted by `npm run art`. */
export const brandArt = join(brandFolder, 'art');

/** The folder of the committed pictures of vessels, which all brands share. */
export const vesselArt = join(webRoot, 'art', 'vessels');

/** The size for cards, and the one for the sheet of a dish. */
type PaintedSize = 'card' | 'large';

const endings = { card: '.webp', large: '-l.webp' };

/** Returns the path of the picture of a plated dish; the file may not exist. */
export function platedFile(dishId: string, size: PaintedSize): string {
  return join(brandArt, 'plated', `${dishId}${endings[size]}`);
}

/** Returns the path of the picture of a category's vessel. */
export function vesselFile(category: Category, size: PaintedSize): string {
  return join(vesselArt, `${category}${endings[size]}`);
}

/** Returns whether a dish has been painted. The ID comes from a menu, so it can be any text. */
export function isPainted(dishId: string): boolean {
  return existsSync(platedFile(dishId, 'card')) && existsSync(platedFile(dishId, 'large'));
}
