import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { toggled } from '../../lib/toggled.ts';
import * as words from './words.en.ts';

export type ChoiceRule = Pick<OptionGroup, 'min' | 'max' | 'maxEach'> & {
  choices: readonly unknown[];
};

/** Says how many can be chosen: `Choose 1`, `Choose 2 to 4`, `Choose up to 3, at most 2 of each`. */
export function choiceRule(group: ChoiceRule): string {
  return withMostOfEach(ruleOfAll(group), group);
}

function ruleOfAll(group: ChoiceRule): string {
  const { min, max } = group;
  if (min === max) return words.chooseExactly(min);
  if (min === 0) return isUnbounded(group) ? words.chooseAny : words.chooseUpTo(max);
  return isUnbounded(group) ? words.chooseAtLeast(min) : words.chooseBetween(min, max);
}

/** Adds how often one choice can be taken, where that may be more than once. */
export function withMostOfEach(rule: string, group: ChoiceRule): string {
  const most = mostOfEach(group);
  return most > 1 ? words.withMostOfEach(rule, most) : rule;
}

/** Whether all choices can be taken as often as one of them can. */
export function isUnbounded({ max, maxEach = 1, choices }: ChoiceRule): boolean {
  return max >= choices.length * maxEach;
}

/** Returns how many portions of one choice can be taken. From 2 on, each choice has − and +. */
export function mostOfEach({ max, maxEach = 1 }: Pick<ChoiceRule, 'max' | 'maxEach'>): number {
  return Math.min(max, maxEach);
}

/** Whether a group has radio buttons, because exactly one of its choices has to be chosen. */
export function isOneOf({ min, max }: Pick<ChoiceRule, 'min' | 'max'>): boolean {
  return min === 1 && max === 1;
}

/** Whether a choice can be pressed. If at most one can be chosen, a press replaces it. */
export function canPress({ max }: ChoiceRule, chosen: readonly string[], id: string): boolean {
  return max === 1 || chosen.length < max || chosen.includes(id);
}

/** Returns how many portions of a choice there can be beside the other ones that are chosen. */
export function mostNow(group: ChoiceRule, chosen: readonly string[], id: string): number {
  const others = chosen.filter((each) => each !== id).length;
  return Math.max(0, Math.min(mostOfEach(group), group.max - others));
}

/** Returns what is chosen in a group after a portion was added or taken away. */
export function chosenAfterStep(chosen: readonly string[], id: string, by: 1 | -1): string[] {
  if (by > 0) return [...chosen, id];
  const last = chosen.lastIndexOf(id);
  return chosen.filter((_, index) => index !== last);
}

/** Returns what is chosen in a group after a press on a choice that can be pressed. */
export function chosenAfter(rule: ChoiceRule, chosen: readonly string[], id: string): string[] {
  if (isOneOf(rule)) return [id];
  if (rule.max === 1) return chosen.includes(id) ? [] : [id];
  return toggled(chosen, id);
}
