import { contradictionsInWords } from '@thymely/contract/menu/declarations';
import type { NewOptionGroup } from '@thymely/contract/options/endpoints';
import { AppError } from '../http/app-error.ts';

/** @throws AppError INVALID_REQUEST when a choice contradicts itself; it says which and how. */
export function requireSoundGroup({ choices }: NewOptionGroup): void {
  for (const choice of choices) {
    const words = contradictionsInWords(choice, 'choice');
    if (words === undefined) continue;
    const message = `${choice.name}: ${words}`;
    throw new AppError('INVALID_REQUEST', message, { fields: { choices: message } });
  }
}
