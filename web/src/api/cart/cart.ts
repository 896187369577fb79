import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addToCart, listCart, type CartLine } from '@thymely/contract/cart/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { ChosenOption } from '@thymely/contract/options/choices';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { callApi, withKey } from '../../lib/http/call-api.ts';
import { queryClient } from '../query-client.ts';

/** Matches every cached cart, whoever owns it. */
export const allCartsKey = ['cart'] as const;

/** The cart is cached by its owner's email: another account never sees this entry. */
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

/** Call it once the server has applied the change. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

/** By line: the number the diner sees until the server has confirmed it. */
export type WantedQuantities = Map<string, number>;

/** For the browser's single diner. */
export const wantedQuantities: WantedQuantities = new Map();

/** Lines as the diner sees them: unconfirmed numbers are applied. */
function withWantedQuantities(lines: CartLine[]): CartLine[] {
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

/** The signed-in diner's cart; waits until the API knows the diner. Shared by badge and page. */
export function useCart() {
  const account = useReadyAccount();
  return useQuery({ ...cartQuery(account?.email ?? ''), enabled: account !== undefined });
}

type Addition = {
  menuItem: MenuItem;
  email: string;
  /** Without: what the dish's options choose from the start. */
  choices?: ChosenOption[] | undefined;
  note?: string | undefined;
};

/**
 * Adds one of a dish, like this; the response updates the cached cart, so the badge and the page
 * change at once. More than one: `setPortions` of cart-lines.ts, with the line that is answered.
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
