import { allCartsKey } from './cart-key.ts';
import { queryClient } from './query-client.ts';

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
