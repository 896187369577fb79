import { allergens } from '@thymely/contract/menu/declarations';
import { labelOf, type ResolvedChoice } from '@thymely/contract/options/choices';

export type GroupOfChoices = {
  groupId: string;
  /** `Size:` */
  label: string;
  choices: ResolvedChoice[];
};

/** Choices with those of the same group together, in the order they come in. */
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

/** Tells apart the lines of one dish: `Ember Margherita, Large, Olives`. */
export function nameWithChoices({
  name,
  choices = [],
}: {
  name: string;
  choices?: readonly ResolvedChoice[] | undefined;
}): string {
  return [name, ...choices.map((choice) => choice.name)].join(', ');
}

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `milk and tree nuts`: what the choices are declared to contain; empty for nothing. */
export function allergensInWords(choices: readonly ResolvedChoice[]): string {
  const contained = new Set(choices.flatMap((choice) => choice.allergens ?? []));
  return inWords.format([...contained].map((each) => allergens[each].label.toLowerCase()));
}
