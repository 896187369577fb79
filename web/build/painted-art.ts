import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Category } from '@thymely/contract/ground/categories';
import { webRoot } from './vite-options.ts';

/** The pictures of the sample dishes and of empty vessels, painted by `npm run art` and committed. */
export const paintedArt = join(webRoot, 'src', 'brand', 'art');

/** For cards, and for the sheet of a dish, which shows it large. */
type PaintedSize = 'card' | 'large';

const endings = { card: '.webp', large: '-l.webp' };

/** Where the picture of the dish with this ID is, if there is one. */
export function platedFile(dishId: string, size: PaintedSize): string {
  return join(paintedArt, 'plated', `${dishId}${endings[size]}`);
}

/** Where the picture is of what the dishes of a category are served in. */
export function vesselFile(category: Category, size: PaintedSize): string {
  return join(paintedArt, 'vessels', `${category}${endings[size]}`);
}

/** Whether a dish with this ID has been painted: an ID comes from a menu, so it can be anything. */
export function isPainted(dishId: string): boolean {
  return existsSync(platedFile(dishId, 'card')) && existsSync(platedFile(dishId, 'large'));
}
