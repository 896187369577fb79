import type { MenuItem } from '@thymely/contract/menu/endpoints';

/** Whether a dish says what another one does, lists in the same order. */
export function isSameDish(dish: MenuItem, other: MenuItem): boolean {
  const fields = new Set([...Object.keys(dish), ...Object.keys(other)]) as Set<keyof MenuItem>;
  return [...fields].every((field) => JSON.stringify(dish[field]) === JSON.stringify(other[field]));
}
