import { labelOf, type ResolvedChoice } from '@thymely/contract/options/choices';
import {
  countedChoices,
  namesOfChoices,
  type CountedChoice,
} from '@thymely/contract/options/counted-choices';
import { groupBy } from '@thymely/contract/ground/group-by';

export type GroupOfChoices = {
  groupId: string;
  /** The name of the group with a colon: `Size:`. */
  label: string;
  choices: CountedChoice<ResolvedChoice>[];
};

/** Groups choices by their option group, in the order they come in, equal ones together. */
export function byGroup(choices: readonly ResolvedChoice[]): GroupOfChoices[] {
  return [...groupBy(choices, ({ groupId }) => groupId)].map(([groupId, own]) => ({
    groupId,
    label: labelOf(own[0]?.group ?? ''),
    choices: countedChoices(own),
  }));
}

/** Names a line so that lines of one dish differ: `Ember Margherita, Large, 2 × Olives`. */
export function nameWithChoices({
  name,
  choices = [],
}: {
  name: string;
  choices?: readonly ResolvedChoice[] | undefined;
}): string {
  return [name, ...namesOfChoices(choices)].join(', ');
}
