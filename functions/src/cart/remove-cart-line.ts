import type { Diner } from '../http/caller.ts';
import type { CartStore } from './store.ts';
import { noSuchLine } from './no-such-line.ts';
import { lost, tryUntilWon } from '../retry-on-conflict.ts';

/** @throws AppError NOT_FOUND for a line that is not in the diner's own cart. */
export async function removeCartLine(
  { carts }: { carts: CartStore },
  { diner, lineId }: { diner: Diner; lineId: string },
): Promise<void> {
  await tryUntilWon(async () => {
    const cart = await carts.find(diner.uid);
    if (!cart.lines.some(({ id }) => id === lineId)) throw noSuchLine();
    return (await carts.removeLine(cart, { id: lineId })) ? undefined : lost;
  });
}
