import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { choiceRule } from '../../shared/options/choice-rule.ts';

/** How many can be chosen: `Choose 1`, `Choose up to 3, if you like`, `Choose 2 to 4`. */
export function groupHint(group: OptionGroup): string {
  return group.min === 0 ? `${choiceRule(group)}, if you like` : choiceRule(group);
}
