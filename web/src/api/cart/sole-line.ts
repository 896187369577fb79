import type { CartLine } from '@thymely/contract/cart/endpoints';

/** The line of a dish, if it has exactly one: a number beside the dish then is that of the line. */
export function soleLineOf(
  dishId: string,
  lines: readonly CartLine[] | undefined,
): CartLine | undefined {
  const [line, ...others] = lines?.filter(({ menuItemId }) => menuItemId === dishId) ?? [];
  return others.length === 0 ? line : undefined;
}
