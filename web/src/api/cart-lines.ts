import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeFromCart, setCartQuantity, type CartLine } from '@thymely/contract/cart/endpoints';
import { limits } from '@thymely/contract/limits';
import { callApi, removeOnce } from '../lib/call-api.ts';
import { beforeLogout, onSessionEnd } from '../lib/session/session-events.ts';
import { tellOtherTabs, allCartsKey, cartKey, wantedQuantities } from './cart.ts';
import { createQuantitySync } from './quantity-sync.ts';
import { queryClient } from './query-client.ts';

const sync = createQuantitySync(async (lineId, quantity) => {
  const request = { params: { id: lineId }, body: { quantity }, keepalive: true };
  await callApi(setCartQuantity, request);
  // A list still in flight may contain the previous number.
  const queryKey = allCartsKey;
  if (queryClient.isFetching({ queryKey })) void queryClient.invalidateQueries({ queryKey });
  tellOtherTabs();
}, wantedQuantities);

const flush = () => void sync.flush();

let refusals = 0;

/** Sends the quantities that are not sent yet; false when the server refused one. Never rejects. */
export async function sendPendingQuantities(): Promise<boolean> {
  const refusalsBefore = refusals;
  await sync.flush();
  return refusals === refusalsBefore;
}

const sendLast = () => {
  sync.sendLast();
};

beforeLogout(() => sync.flush());
onSessionEnd(() => {
  sync.clear();
});
if (typeof document !== 'undefined') {
  addEventListener('pagehide', sendLast);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendLast();
  });
}

/**
 * A function that changes a line's quantity by one immediately and sends it to the server;
 * pending numbers are sent when the screen unmounts. `onFailed`: the server's number is shown
 * again.
 */
export function useSetCartQuantity(email: string, onFailed: (error: unknown) => void) {
  const client = useQueryClient();
  useEffect(() => flush, []);

  const show = (lineId: string, quantity: number) =>
    client.setQueryData<CartLine[]>(cartKey(email), (lines) =>
      lines?.map((line) => (line._id === lineId ? { ...line, quantity } : line)),
    );

  return (lineId: string, step: 1 | -1) => {
    // The cache has every click so far, the screen only those already rendered.
    const lines = client.getQueryData<CartLine[]>(cartKey(email));
    const line = lines?.find(({ _id }) => _id === lineId);
    if (!line) return;
    const quantity = line.quantity + step;
    if (quantity < limits.quantityMin || quantity > limits.quantityMax) return;
    void client.cancelQueries({ queryKey: cartKey(email) });
    show(lineId, quantity);
    sync.want(lineId, {
      confirmed: line.quantity,
      wanted: quantity,
      onFailed: ({ confirmed, error }) => {
        refusals += 1;
        show(lineId, confirmed);
        void client.invalidateQueries({ queryKey: cartKey(email) });
        onFailed(error);
      },
    });
  };
}

/** Removes a line from the cart. */
export function useRemoveFromCart(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lineId: string) => {
      sync.forget(lineId);
      const request = { params: { id: lineId } };
      return removeOnce(`remove ${lineId}`, () => callApi(removeFromCart, request));
    },
    onSuccess: async (_, lineId) => {
      tellOtherTabs();
      await client.cancelQueries({ queryKey: cartKey(email) });
      client.setQueryData<CartLine[]>(cartKey(email), (lines) =>
        lines?.filter(({ _id }) => _id !== lineId),
      );
    },
    // A dropped number, or a line that another tab removed: the server knows.
    onError: () => client.invalidateQueries({ queryKey: cartKey(email) }),
  });
}
