import type { OptionGroup } from '@thymely/contract/options/endpoints';

type Rule = Pick<OptionGroup, 'min' | 'max'> & { choices: readonly unknown[] };

/** How many can be chosen: `Choose 1`, `Choose up to 3`, `Choose 2 to 4`. */
export function choiceRule({ min, max, choices }: Rule): string {
  if (min === max) return `Choose ${min}`;
  if (min === 0) return max >= choices.length ? 'Choose any' : `Choose up to ${max}`;
  return max >= choices.length ? `Choose at least ${min}` : `Choose ${min} to ${max}`;
}
