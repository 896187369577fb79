import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeFromCart, setCartQuantity, type CartLine } from '@thymely/contract/cart/endpoints';
import { limits } from '@thymely/contract/ground/limits';
import { callApi, removeOnce } from '../../lib/http/call-api.ts';
import { beforeLogout, onSessionEnd } from '../../lib/session/session-events.ts';
import { tellOtherTabs, allCartsKey, cartKey, wantedQuantities } from './cart.ts';
import { createQuantitySync } from './quantity-sync.ts';
import { queryClient } from '../query-client.ts';

const sync = createQuantitySync(async (lineId, quantity) => {
  const request = { params: { id: lineId }, body: { quantity }, keepalive: true };
  await callApi(setCartQuantity, request);
  // A list still in flight may contain the previous quantity.
  const queryKey = allCartsKey;
  if (queryClient.isFetching({ queryKey })) void queryClient.invalidateQueries({ queryKey });
  tellOtherTabs();
}, wantedQuantities);

const flush = () => void sync.flush();

/** Sends the pending quantities. Never rejects: whoever wanted a quantity hears that it is refused. */
export const sendPendingQuantities = () => sync.flush();

/** The refusals of the call that is saving the pending quantities, if one is. */
let refusedMeanwhile: unknown[] | undefined;

/**
 * Saves the pending quantities before something else is done with the cart.
 *
 * @throws whatever the server refuses one with, in place of reporting it to whoever wanted it; its
 * own quantity is shown again
 */
export async function savePendingQuantities(): Promise<void> {
  const refused: unknown[] = [];
  refusedMeanwhile = refused;
  await sync.flush();
  refusedMeanwhile = undefined;
  if (refused.length > 0) throw refused[0];
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

type FailureHandler = (error: unknown) => void;

function show({ _id, email }: CartLine, quantity: number): void {
  queryClient.setQueryData<CartLine[]>(cartKey(email), (lines) =>
    lines?.map((line) => (line._id === _id ? { ...line, quantity } : line)),
  );
}

/** Shows a line's new quantity immediately and sends it soon. */
function want(line: CartLine, quantity: number, onFailed: FailureHandler): void {
  const queryKey = cartKey(line.email);
  void queryClient.cancelQueries({ queryKey });
  show(line, quantity);
  sync.want(line._id, {
    confirmed: line.quantity,
    wanted: quantity,
    onFailed: ({ confirmed, error }) => {
      show(line, confirmed);
      void queryClient.invalidateQueries({ queryKey });
      if (refusedMeanwhile) refusedMeanwhile.push(error);
      else onFailed(error);
    },
  });
}

/**
 * Sets the quantity of a line, such as one that was just added: it is shown immediately and sent at
 * once. `onFailed` runs when the server's quantity is shown again.
 */
export function setPortions(line: CartLine, quantity: number, onFailed: FailureHandler): void {
  if (quantity === line.quantity) return;
  want(line, quantity, onFailed);
  flush();
}

/**
 * Sets the quantity of a line and waits until the server has it.
 *
 * @throws whatever the server refuses it with; its quantity is shown again
 */
export async function savePortions(line: CartLine, quantity: number): Promise<void> {
  const refused: unknown[] = [];
  if (quantity !== line.quantity) want(line, quantity, (error) => refused.push(error));
  await sync.flush();
  if (refused.length > 0) throw refused[0];
}

/**
 * Returns a function that changes a line's quantity by one immediately and sends it to the server.
 * Pending quantities are sent when the screen unmounts. `onFailed` runs when the server's quantity
 * is shown again.
 */
export function useSetCartQuantity(email: string, onFailed: FailureHandler) {
  useEffect(() => flush, []);

  return (lineId: string, step: 1 | -1) => {
    // The cache has every click so far, but the screen only those that were already rendered.
    const lines = queryClient.getQueryData<CartLine[]>(cartKey(email));
    const line = lines?.find(({ _id }) => _id === lineId);
    if (!line) return;
    const quantity = line.quantity + step;
    if (quantity < limits.quantityMin || quantity > limits.quantityMax) return;
    want(line, quantity, onFailed);
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
    // The server knows about a dropped quantity, or a line that another tab has removed.
    onError: () => client.invalidateQueries({ queryKey: cartKey(email) }),
  });
}
