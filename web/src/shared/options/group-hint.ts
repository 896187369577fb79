import { choiceRule, type ChoiceRule } from './choice-rule.ts';
import * as words from './words.en.ts';

/** Says how many can be chosen, in words for guests: `Choose 1`, `Choose up to 3, if you like`. */
export function groupHint(group: ChoiceRule): string {
  const { min, max, choices } = group;
  if (min > 0) return choiceRule(group);
  return max >= choices.length ? words.chooseAnyIfYouLike : words.chooseUpToIfYouLike(max);
}
