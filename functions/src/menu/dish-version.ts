import { createHash } from 'node:crypto';
import type { MenuItem, MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { AppError } from '../http/app-error.ts';
import { matchesEntityTag } from '../http/entity-tag.ts';

/** The same text for the same content, whatever the order of its fields. */
export function canonicalDish({ name, category, price, recipe, image }: NewMenuItem): string {
  return JSON.stringify([name, category, price, recipe, image]);
}

/**
 * Identifies the current content of a dish: the same for the same content, whoever wrote it and
 * however. It starts with a letter so that spreadsheets do not take it for a number or a formula.
 */
export function versionOfDish(dish: MenuItem): string {
  const hash = createHash('sha256').update(canonicalDish(dish)).digest('base64url');
  return `v${hash.slice(0, 21)}`;
}

/** The version as an entity tag. */
export function entityTagOfDish(dish: MenuItem): string {
  return `"${versionOfDish(dish)}"`;
}

/**
 * Compares a dish as it is now with the version that a write was made for (If-Match). Without one,
 * any version will do.
 *
 * @throws AppError CONFLICT with the dish as it is now, and its entity tag.
 */
export function requireVersion(present: MenuItem, ifMatch: string | undefined): void {
  const entityTag = entityTagOfDish(present);
  if (ifMatch === undefined || matchesEntityTag(ifMatch, entityTag)) return;
  throw new AppError('CONFLICT', 'Someone else has changed this dish in the meantime.', {
    current: present,
    headers: { ETag: entityTag },
  });
}

/** Whether any of the changes differs from the dish itself. */
export function hasChanges(dish: MenuItem, changes: MenuItemChanges): boolean {
  const names = Object.keys(changes) as (keyof MenuItemChanges)[];
  return names.some((name) => changes[name] !== dish[name]);
}
