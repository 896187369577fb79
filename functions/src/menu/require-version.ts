import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { AppError } from '../http/app-error.ts';
import { matchesEntityTag } from '../http/entity-tag.ts';
import { entityTagOfDish } from './dish-version.ts';

/**
 * Holds a dish as it is now against the version that a write was made for (If-Match). Without one
 * every version will do.
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
