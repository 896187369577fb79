/** A size of a dish with its full price. */
export type DishSize = {
  id: string;
  name: string;
  cents: number;
  /** The units of a slot's capacity that one portion takes. Default: those of the dish. */
  load?: number | undefined;
};

/** The group that the sizes of a dish are the choices of. No group of options has such an ID. */
export const sizeGroupId = '_size';

/** Returns the price of the cheapest size, which is the price of the dish. */
export function lowestCents(sizes: readonly Pick<DishSize, 'cents'>[]): number {
  return Math.min(...sizes.map(({ cents }) => cents));
}

/** Returns the size that is chosen with a dish; undefined for one that it does not have. */
export function chosenSizeOf(
  { sizes = [] }: { sizes?: readonly DishSize[] | undefined },
  choices: readonly { groupId: string; choiceId: string }[] = [],
): DishSize | undefined {
  const chosen = choices.find(({ groupId }) => groupId === sizeGroupId);
  return sizes.find(({ id }) => id === chosen?.choiceId);
}
