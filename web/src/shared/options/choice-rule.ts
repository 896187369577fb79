import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { toggled } from '../../lib/toggled.ts';
import * as words from './words.en.ts';

export type ChoiceRule = Pick<OptionGroup, 'min' | 'max'> & { choices: readonly unknown[] };

/** Says how many can be chosen: `Choose 1`, `Choose up to 3`, `Choose 2 to 4`. */
export function choiceRule({ min, max, choices }: ChoiceRule): string {
  if (min === max) return words.chooseExactly(min);
  if (min === 0) return max >= choices.length ? words.chooseAny : words.chooseUpTo(max);
  return max >= choices.length ? words.chooseAtLeast(min) : words.chooseBetween(min, max);
}

/** Whether a group has radio buttons, because exactly one of its choices has to be chosen. */
export function isOneOf({ min, max }: Pick<ChoiceRule, 'min' | 'max'>): boolean {
  return min === 1 && max === 1;
}

/** Whether a choice can be pressed. If at most one can be chosen, a press replaces it. */
export function canPress({ max }: ChoiceRule, chosen: readonly string[], id: string): boolean {
  return max === 1 || chosen.length < max || chosen.includes(id);
}

/** Returns what is chosen in a group after a press on a choice that can be pressed. */
export function chosenAfter(rule: ChoiceRule, chosen: readonly string[], id: string): string[] {
  if (isOneOf(rule)) return [id];
  if (rule.max === 1) return chosen.includes(id) ? [] : [id];
  return toggled(chosen, id);
}
