import type { QueryClient } from '@tanstack/react-query';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import { cartKey, tellOtherTabs, withWantedQuantities } from './cart.ts';

/** Shows a whole cart that the server has answered, in this tab and in the others. */
export async function showWholeCart(
  client: QueryClient,
  { email, lines }: { email: string; lines: CartLine[] },
): Promise<void> {
  tellOtherTabs();
  // An older answer still in flight would replace it.
  await client.cancelQueries({ queryKey: cartKey(email) });
  client.setQueryData<CartLine[]>(cartKey(email), withWantedQuantities(lines));
}
