import type { OptionGroup } from './schema.ts';

/** Whether two groups say the same, whatever the order of the prices by size. */
export function isSameGroup(one: OptionGroup, other: OptionGroup): boolean {
  return canonical(one) === canonical(other);
}

function canonical({ name, min, max, maxEach = 1, choices }: OptionGroup): string {
  const listed = choices.map(({ id, name: choice, cents, centsBySize = {}, ...facts }) => {
    const { isDefault, diets, allergens } = facts;
    const bySize = Object.entries(centsBySize).sort();
    return { id, choice, cents, bySize, isDefault, diets, allergens };
  });
  return JSON.stringify({ name, min, max, maxEach, listed });
}
