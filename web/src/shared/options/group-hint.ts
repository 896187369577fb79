import { choiceRule, isUnbounded, withMostOfEach, type ChoiceRule } from './choice-rule.ts';
import * as words from './words.en.ts';

/** Says how many can be chosen, in words for guests: `Choose 1`, `Choose up to 3, if you like`. */
export function groupHint(group: ChoiceRule): string {
  const { min, max } = group;
  if (min > 0) return choiceRule(group);
  const rule = isUnbounded(group) ? words.chooseAnyIfYouLike : words.chooseUpToIfYouLike(max);
  return withMostOfEach(rule, group);
}
