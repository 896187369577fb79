import { labelOf, type ResolvedChoice } from '@thymely/contract/options/choices';

export type GroupOfChoices = {
  groupId: string;
  /** The name of the group with a colon: `Size:`. */
  label: string;
  choices: ResolvedChoice[];
};

/** Groups choices by their option group, in the order they come in. */
export function byGroup(choices: readonly ResolvedChoice[]): GroupOfChoices[] {
  const groups = new Map<string, GroupOfChoices>();
  for (const choice of choices) {
    const { groupId, group } = choice;
    const known = groups.get(groupId);
    if (known) known.choices.push(choice);
    else groups.set(groupId, { groupId, label: labelOf(group), choices: [choice] });
  }
  return [...groups.values()];
}

/** Names a line so that lines of one dish differ: `Ember Margherita, Large, Olives`. */
export function nameWithChoices({
  name,
  choices = [],
}: {
  name: string;
  choices?: readonly ResolvedChoice[] | undefined;
}): string {
  return [name, ...choices.map((choice) => choice.name)].join(', ');
}
