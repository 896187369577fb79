import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { GroupValues } from './group-values.ts';

/** A size as the dishes with these options name it, or by its ID if none has it anymore. */
export type NamedSize = { id: string; name: string };

/** Returns the sizes of the dishes that name a group, and those with a price in the group. */
export function sizesOfGroup(
  { choices }: GroupValues,
  { id, menu }: { id: string | undefined; menu: readonly MenuItem[] | undefined },
): NamedSize[] {
  const named = (menu ?? [])
    .filter(({ optionGroups }) => id !== undefined && optionGroups?.includes(id))
    .flatMap(({ sizes = [] }) => sizes);
  const priced = choices.flatMap(({ pricesBySize }) => Object.keys(pricesBySize));
  const names = new Map(priced.map((each) => [each, each]));
  for (const size of named.toReversed()) names.set(size.id, size.name);
  const order = [...named.map((size) => size.id), ...priced];
  return [...new Set(order)].map((each) => ({ id: each, name: names.get(each) ?? each }));
}
