import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reorder } from '@thymely/contract/orders/endpoints';
import { callApi } from '../../lib/http/call-api.ts';
import { showWholeCart } from '../cart/whole-cart.ts';

/** Puts the dishes of an earlier order into the cart, at today's prices. */
export function useReorder(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(reorder, { params: { id } }),
    onSuccess: ({ lines }) => showWholeCart(client, { email, lines }),
  });
}
