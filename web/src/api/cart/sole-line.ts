import type { CartLine } from '@thymely/contract/cart/endpoints';

/** Returns the line of a dish if there is exactly one: its quantity is shown beside the dish. */
export function soleLineOf(
  dishId: string,
  lines: readonly CartLine[] | undefined,
): CartLine | undefined {
  const [line, ...others] = lines?.filter(({ menuItemId }) => menuItemId === dishId) ?? [];
  return others.length === 0 ? line : undefined;
}
