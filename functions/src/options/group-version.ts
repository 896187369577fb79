import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { entityTagOf, requireVersion } from '../http/entity-tag.ts';
import { noSuchGroup } from './errors.ts';

/**
 * Identifies the current content of a group of options, as an entity tag. A group has been through its
 * schema, which puts the fields in an order of its own.
 */
export function entityTagOfGroup({ name, min, max, choices }: OptionGroup): string {
  return entityTagOf(JSON.stringify({ name, min, max, choices }));
}

/**
 * Nothing is required without an If-Match.
 *
 * @throws AppError CONFLICT for a group that no longer has the version in If-Match, NOT_FOUND if there
 *   is no group to have one.
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
