import { sizeGroupId } from '../menu/sizes.ts';

/** The key of a chosen option among all that is sold out: a size is so with its dish alone. */
export function soldOutKeyOf(
  menuItemId: string,
  { groupId, choiceId }: { groupId: string; choiceId: string },
): string {
  return groupId === sizeGroupId
    ? sizeOutKey(`${menuItemId}.${choiceId}`)
    : `${groupId}.${choiceId}`;
}

/** No key of a choice has three parts. */
function sizeOutKey(key: string): string {
  return `${sizeGroupId}.${key}`;
}

/** Returns the sold-out choices and sizes by the keys of `soldOutKeyOf`. */
export function soldOutKeys({
  soldOutChoices,
  soldOutSizes = [],
}: {
  /** As `group.choice`. */
  soldOutChoices: readonly string[];
  /** As `dish.size`. */
  soldOutSizes?: readonly string[] | undefined;
}): Set<string> {
  return new Set([...soldOutChoices, ...soldOutSizes.map(sizeOutKey)]);
}

/** Returns what `soldOutKeys` has put together; sizes only if there are any. */
export function soldOutPartsOf(keys: ReadonlySet<string>): {
  soldOutChoices: string[];
  soldOutSizes?: string[];
} {
  const all = [...keys];
  const beginning = sizeOutKey('');
  const soldOutSizes = all
    .filter((key) => key.startsWith(beginning))
    .map((key) => key.slice(beginning.length));
  return {
    soldOutChoices: all.filter((key) => !key.startsWith(beginning)),
    ...(soldOutSizes.length > 0 && { soldOutSizes }),
  };
}
