import { choiceRule, type ChoiceRule } from './choice-rule.ts';

/** Says how many can be chosen, in words for guests: `Choose 1`, `Choose up to 3, if you like`. */
export function groupHint(group: ChoiceRule): string {
  return group.min === 0 ? `${choiceRule(group)}, if you like` : choiceRule(group);
}
