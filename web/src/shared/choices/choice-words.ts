import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { sizeGroupId } from '@thymely/contract/menu/sizes';
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

type Choice = Pick<ResolvedChoice, 'groupId' | 'cents'> & {
  centsBySize?: Readonly<Record<string, number>> | undefined;
};

/**
 * Says what a choice costs before it is made: all of the price for a size, and otherwise what it adds,
 * from the least to the most while the size is open; empty for nothing.
 */
export function choicePrice(
  choice: Choice,
  { price, sizes }: Pick<MenuItem, 'price' | 'sizes'>,
): string {
  const { groupId, cents } = choice;
  if (groupId === sizeGroupId) return formatCents(centsFromPrice(price) + cents);
  const [least, most] = addedCents(choice, sizes);
  if (least === most) return addedPrice({ groupId, cents: least });
  return `+${formatCents(least)}–${formatCents(most)}`;
}

/** Returns the least and the most that a choice adds in the sizes of a dish. */
export function addedCents(
  { cents, centsBySize }: Pick<Choice, 'cents' | 'centsBySize'>,
  sizes: MenuItem['sizes'],
): [least: number, most: number] {
  const all = (centsBySize && sizes?.map(({ id }) => centsBySize[id] ?? cents)) ?? [cents];
  return [Math.min(...all), Math.max(...all)];
}

/** Says what a choice adds to the price of a dish; empty for nothing, and for a size, of which the price is that. */
export function addedPrice({ groupId, cents }: Choice): string {
  return cents > 0 && groupId !== sizeGroupId ? `+${formatCents(cents)}` : '';
}
