import { contradictionsInWords } from '@thymely/contract/menu/declarations';
import type { NewOptionGroup } from '@thymely/contract/options/endpoints';
import { AppError, invalidField } from '../platform/app-error.ts';
import type { MenuSnapshot } from '../menu/store.ts';

/** @throws AppError INVALID_REQUEST that names the choices with contradictory declarations. */
export function requireSoundGroup({ choices }: NewOptionGroup): void {
  for (const choice of choices) {
    const words = contradictionsInWords(choice, 'choice');
    if (words === undefined) continue;
    const message = `${choice.name}: ${words}`;
    throw new AppError('INVALID_REQUEST', message, { fields: { choices: message } });
  }
}

/** @throws AppError INVALID_REQUEST for a group that no dish names, whether it exists or not. */
export function requireNamedGroup(id: string, { items }: MenuSnapshot): void {
  if (items.some(({ optionGroups }) => optionGroups?.includes(id))) return;
  throw invalidField('naming', 'No dish names these options.');
}
