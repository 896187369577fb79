import type { OptionGroup } from '@thymely/contract/options/endpoints';

/** How many can be chosen: `Choose 1`, `Choose up to 3, if you like`, `Choose 2 to 4`. */
export function groupHint({ min, max, choices }: OptionGroup): string {
  if (min === max) return `Choose ${min}`;
  if (min === 0) {
    return max >= choices.length ? 'Choose any, if you like' : `Choose up to ${max}, if you like`;
  }
  return max >= choices.length ? `Choose at least ${min}` : `Choose ${min} to ${max}`;
}
