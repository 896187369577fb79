import { createHash } from 'node:crypto';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { canonicalDish } from './canonical-dish.ts';

/**
 * Names what a dish says now: the same for the same content, whoever wrote it and by whatever way.
 * A letter first, because it stands in spreadsheets too: none takes it for a number or a formula.
 */
export function versionOfDish(dish: MenuItem): string {
  const hash = createHash('sha256').update(canonicalDish(dish)).digest('base64url');
  return `v${hash.slice(0, 21)}`;
}

/** The version as an entity tag. */
export function entityTagOfDish(dish: MenuItem): string {
  return `"${versionOfDish(dish)}"`;
}
