import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { entityTagOf, requireVersion } from '../http/entity-tag.ts';
import { noSuchGroup } from './errors.ts';

/**
 * Returns an entity tag of a group's current content. The schema has put the fields in a fixed
 * order.
 */
export function entityTagOfGroup({ name, min, max, choices }: OptionGroup): string {
  return entityTagOf(JSON.stringify({ name, min, max, choices }));
}

/**
 * Requires the version in If-Match, if there is one.
 *
 * @throws AppError CONFLICT for a group that no longer has the version in If-Match, NOT_FOUND if
 * there is no group.
 */
export function requireGroupVersion(
  current: OptionGroup | undefined,
  ifMatch: string | undefined,
): void {
  if (ifMatch === undefined) return;
  if (current === undefined) throw noSuchGroup();
  const entityTag = entityTagOfGroup(current);
  requireVersion({ current, entityTag, called: 'these options' }, ifMatch);
}
