import type { CartLine } from '@thymely/contract/cart/endpoints';

/** By line: the number the diner sees while the server does not have it for certain. */
export type WantedQuantities = Map<string, number>;

/** Of this browser's one diner. */
export const wantedQuantities: WantedQuantities = new Map();

/** Lines as the diner sees them: a number that is still on its way counts. */
export function withWantedQuantities(lines: CartLine[]): CartLine[] {
  return lines.map((line) => ({
    ...line,
    quantity: wantedQuantities.get(line._id) ?? line.quantity,
  }));
}
