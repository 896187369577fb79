import { contradictionsInWords } from '@thymely/contract/menu/declarations';
import type { NewOptionGroup, OptionGroup } from '@thymely/contract/options/endpoints';
import { entityTagOf, requireVersion } from '../http/entity-tag.ts';
import type { MenuSnapshot } from '../menu/store.ts';
import { AppError, invalidField } from '../platform/app-error.ts';
import { noSuchGroup } from './errors.ts';
import * as words from './words.en.ts';

/** @throws AppError INVALID_REQUEST that names the choices with contradictory declarations. */
export function requireSoundGroup({ choices }: NewOptionGroup): void {
  for (const choice of choices) {
    const fault = contradictionsInWords(choice, 'choice');
    if (fault === undefined) continue;
    const message = words.ofChoice(choice.name, fault);
    throw new AppError('INVALID_REQUEST', message, { fields: { choices: message } });
  }
}

/** @throws AppError INVALID_REQUEST for a group that no dish names, whether it exists or not. */
export function requireNamedGroup(id: string, { items }: MenuSnapshot): void {
  if (items.some(({ optionGroups }) => optionGroups?.includes(id))) return;
  throw invalidField('naming', words.notNamed);
}

/**
 * Returns an entity tag of a group's current content. The schema has put the fields in a fixed
 * order, and one that is absent is not part of the tag. Prices by size are sorted, because Firestore
 * does not keep their order.
 */
export function entityTagOfGroup({ name, min, max, maxEach, choices }: OptionGroup): string {
  const sorted = choices.map(({ centsBySize, ...choice }) => ({
    ...choice,
    ...(centsBySize && { centsBySize: Object.entries(centsBySize).sort() }),
  }));
  return entityTagOf(JSON.stringify({ name, min, max, maxEach, choices: sorted }));
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
  requireVersion({ current, entityTag, message: words.changedMeanwhile }, ifMatch);
}
