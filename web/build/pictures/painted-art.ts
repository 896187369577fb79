import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type VesselName, vessels } from '../../../brands/category-rules.ts';
import { brandFolder } from '../../../brands/chosen-brand.ts';
import { webRoot } from '../vite-options.ts';

/** The folder of the committed pictures of the brand's dishes; the sample's are painted by `npm run art`. */
export const brandArt = join(brandFolder, 'art');

/** The folder of the committed pictures of vessels, which all brands share. */
export const vesselArt = join(webRoot, 'art', 'vessels');

/** The size for cards, and the one for the sheet of a dish. */
export type PaintedSize = 'card' | 'large';

const endings = { card: '.webp', large: '-l.webp' };

/** The vessels by the names of their empty plates. */
const emptyPlates = new Map<string, VesselName>(
  vessels.map((vessel) => [`empty-${vessel}`, vessel]),
);

/** The names of the empty plates that dishes without a picture are shown on. */
export const emptyPlateNames = [...emptyPlates.keys()];

/**
 * Returns the path of the picture of a plated dish; the file may not exist. An empty plate is a
 * vessel.
 */
export function platedFile(dishId: string, size: PaintedSize): string {
  const vessel = emptyPlates.get(dishId);
  if (vessel !== undefined) return vesselFile(vessel, size);
  return join(brandArt, 'plated', platedName(dishId, size));
}

/** Returns the name under which the site has the picture of a plated dish. */
export function platedName(dishId: string, size: PaintedSize): string {
  return `${dishId}${endings[size]}`;
}

/** Returns the path of the picture of a vessel. */
export function vesselFile(vessel: VesselName, size: PaintedSize): string {
  return join(vesselArt, `${vessel}${endings[size]}`);
}

/** Returns whether a dish has been painted. The ID comes from a menu, so it can be any text. */
export function isPainted(dishId: string): boolean {
  return existsSync(platedFile(dishId, 'card')) && existsSync(platedFile(dishId, 'large'));
}
