import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addToCart, listCart, type CartLine } from '@thymely/contract/cart/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { ChosenOption } from '@thymely/contract/options/choices';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { callApi, withKey } from '../../lib/http/call-api.ts';
import { queryClient } from '../query-client.ts';

/** The key that matches every cached cart, whoever owns it. */
export const allCartsKey = ['cart'] as const;

/** Returns a cart's key, which names its owner: another account never sees this entry. */
export function cartKey(email: string) {
  return [...allCartsKey, email] as const;
}

/**
 * Keeps the tabs of one browser in sync: a tab that changed the cart notifies the others, which
 * refetch it. The message carries no data.
 */
const channel =
  import.meta.env.SSR || !('BroadcastChannel' in globalThis)
    ? undefined
    : new BroadcastChannel('cart');

channel?.addEventListener('message', () => {
  void queryClient.invalidateQueries({ queryKey: allCartsKey });
});

/** Must be called once the server has applied the change. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

/** For each line, the quantity the diner sees until the server has confirmed it. */
export type WantedQuantities = Map<string, number>;

/** The pending quantities of the browser's single diner. */
export const wantedQuantities: WantedQuantities = new Map();

/** Returns the lines as the diner sees them, with unconfirmed quantities. */
export function withWantedQuantities(lines: CartLine[]): CartLine[] {
  return lines.map((line) => ({
    ...line,
    quantity: wantedQuantities.get(line._id) ?? line.quantity,
  }));
}

export type { CartLine } from '@thymely/contract/cart/endpoints';

export function cartQuery(email: string) {
  return queryOptions({
    queryKey: cartKey(email),
    queryFn: async ({ signal }) =>
      withWantedQuantities(await callApi(listCart, { query: { email }, signal })),
    // Another tab or device may have changed it in the meantime.
    refetchOnWindowFocus: 'always',
  });
}

/** The signed-in diner's cart, for badge and page; waits until the API knows the diner. */
export function useCart() {
  const account = useReadyAccount();
  return useQuery({ ...cartQuery(account?.email ?? ''), enabled: account !== undefined });
}

type Addition = {
  menuItem: Pick<MenuItem, '_id' | 'name' | 'image' | 'price'>;
  email: string;
  /** When missing, the choices that the dish's options start with. */
  choices?: ChosenOption[] | undefined;
  note?: string | undefined;
};

/**
 * Adds one of a dish with its choices; the response updates the cached cart, so the badge and the
 * page change at once. To add more, pass the returned line to `setPortions` of cart-lines.ts.
 */
export function useAddToCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ menuItem, email, choices, note = '' }: Addition) => {
      const { _id: menuItemId, name, image, price } = menuItem;
      const body = {
        menuItemId,
        name,
        quantity: 1,
        image,
        price,
        email,
        ...(choices && { choices }),
        ...(note && { note }),
      };
      return withKey(`add ${JSON.stringify(body)}`, (key) =>
        callApi(addToCart, { body, headers: { 'idempotency-key': key } }),
      );
    },
    onSuccess: async (line, { email }) => {
      tellOtherTabs();
      // An older response still in flight would remove the new line again.
      await client.cancelQueries({ queryKey: cartKey(email) });
      const cached = client.getQueryData<CartLine[]>(cartKey(email));
      if (!cached) return client.invalidateQueries({ queryKey: cartKey(email) });
      const others = cached.filter(({ _id }) => _id !== line._id);
      client.setQueryData<CartLine[]>(cartKey(email), [...others, line]);
    },
  });
}
