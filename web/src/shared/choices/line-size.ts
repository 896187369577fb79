import { sizeGroupId } from '@thymely/contract/menu/sizes';
import type { ResolvedChoice } from '@thymely/contract/options/choices';

type Choices = readonly ResolvedChoice[];

/** Returns the chosen size of a dish with sizes. It is said right behind the dish's name. */
export function sizeIn(choices: Choices): ResolvedChoice | undefined {
  return choices.find(({ groupId }) => groupId === sizeGroupId);
}

/** Returns the other choices, which are said below. */
export function choicesBesideSize(choices: Choices): ResolvedChoice[] {
  return choices.filter(({ groupId }) => groupId !== sizeGroupId);
}

/** Returns the name of a line's dish with its size: `Margherita Large`. */
export function nameWithSize({ name, choices }: { name: string; choices: Choices }): string {
  const size = sizeIn(choices);
  return size ? `${name} ${size.name}` : name;
}
