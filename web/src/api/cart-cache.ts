import type { CartLine } from '@thymely/contract/cart/endpoints';
import { queryClient } from './query-client.ts';

/** Of every cart that is cached, whoever owns it. */
export const allCartsKey = ['cart'] as const;

/** The cart is cached by its owner's e-mail: another account never sees this entry. */
export function cartKey(email: string) {
  return [...allCartsKey, email] as const;
}

/**
 * Keeps the tabs of one browser in step: a tab that changed the cart says so, the others ask the
 * server again. The news carry nothing but that there are some.
 */
const channel =
  import.meta.env.SSR || !('BroadcastChannel' in globalThis)
    ? undefined
    : new BroadcastChannel('cart');

channel?.addEventListener('message', () => {
  void queryClient.invalidateQueries({ queryKey: allCartsKey });
});

/** Call it once the server has taken the change. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

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
