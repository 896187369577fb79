import { useEffect, useSyncExternalStore } from 'react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { getCheckout, placeOrder, withdrawPlacement } from '@thymely/contract/orders/endpoints';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { isReachable } from '../../lib/chunks/network.ts';
import { callApi } from '../../lib/http/call-api.ts';
import type { NewOrder, SeenOrder } from '../../model/kept-placement.ts';
import { noteServerTime } from '../../lib/server-clock.ts';
import { onSessionEnd } from '../../lib/session/session-events.ts';
import { allCartsKey, tellOtherTabs } from '../cart/cart.ts';
import { sendPendingQuantities } from '../cart/cart-lines.ts';
import { Placement } from './placement.ts';
import { queryClient } from '../query-client.ts';

export const checkoutKey = ['checkout'] as const;

/** How often the checkout is refetched: the earliest pickup time moves on while somebody reads. */
const refreshEveryMs = 60_000;

/** The time limit of one attempt; the API itself gives up after ten seconds. */
const attemptMs = 20_000;

function checkoutQuery(uid: string, day: string | undefined) {
  return queryOptions({
    queryKey: [...checkoutKey, uid, day ?? ''],
    queryFn: async ({ signal }) => {
      await sendPendingQuantities();
      const query = day === undefined ? {} : { day };
      return callApi(getCheckout, { query, signal, onHeaders: noteServerTime });
    },
    // A refused order fills the entry with a fresh checkout.
    staleTime: 10_000,
    // An earlier visit's checkout must not be compared with this one.
    gcTime: 0,
  });
}

type CheckoutOptions = {
  uid: string;
  /** The business day whose slots to list; by default the first that has any. */
  day: string | undefined;
  /** Whether an order is being sent: its price must not change under the diner's eyes. */
  isHeld: boolean;
};

/** The current price of the cart, and the times at which it could be picked up. */
export function useCheckout({ uid, day, isHeld }: CheckoutOptions) {
  return useQuery({
    ...checkoutQuery(uid, day),
    enabled: !isHeld,
    refetchInterval: refreshEveryMs,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}

/** Shows the checkout that came with a refusal. The slots of another day are refetched. */
function showCheckout(fresh: Checkout): void {
  let isOtherDay = false;
  queryClient.setQueriesData<Checkout>({ queryKey: checkoutKey }, (shown) => {
    if (!shown || shown.day === fresh.day) return fresh;
    isOtherDay = true;
    const { day, slots, fullSlots } = shown;
    return { ...fresh, day, slots, fullSlots };
  });
  if (isOtherDay) void queryClient.invalidateQueries({ queryKey: checkoutKey });
}

const placement = new Placement({
  send: ({ key, body, attempts }) =>
    callApi(placeOrder, {
      body,
      headers: {
        'idempotency-key': key,
        ...(attempts > 1 && { 'placement-attempt': String(attempts) }),
      },
      signal: AbortSignal.timeout(attemptMs),
    }),
  withdraw: ({ key }) =>
    callApi(withdrawPlacement, {
      body: {},
      headers: { 'idempotency-key': key },
      signal: AbortSignal.timeout(attemptMs),
    }),
  onPlaced: () => {
    queryClient.setQueriesData({ queryKey: allCartsKey }, () => []);
    void queryClient.invalidateQueries({ queryKey: allCartsKey });
    // Refreshes the order bar of every page, and the list of orders.
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    tellOtherTabs();
  },
  onRefused: ({ ordering }) => {
    if (ordering.checkout) showCheckout(ordering.checkout);
    void queryClient.invalidateQueries({ queryKey: allCartsKey });
  },
  isOnline: () => navigator.onLine || isReachable(),
  nowMs: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

onSessionEnd(() => {
  placement.forget();
});

/** Places the diner's order, or continues one that a reload or a login has interrupted. */
export function usePlaceOrder(uid: string) {
  const state = useSyncExternalStore(placement.subscribe, placement.state);

  useEffect(() => {
    placement.resume(uid);
    const goOn = () => {
      if (placement.state().phase === 'unsure') placement.resume(uid);
    };
    addEventListener('online', goOn);
    return () => {
      removeEventListener('online', goOn);
      placement.leave();
    };
  }, [uid]);

  return {
    state,
    place: ({ body, seen }: { body: NewOrder; seen: SeenOrder }) => {
      const key = crypto.randomUUID();
      placement.begin({
        uid,
        key,
        body,
        seen,
        startedAtMs: Date.now(),
        attempts: 0,
        isGivenUp: false,
      });
    },
    /** Resolves once the price of a changed cart has been refetched. */
    refresh: () => queryClient.invalidateQueries({ queryKey: checkoutKey }),
    /** Finds out for certain what became of the order. */
    check: () => {
      placement.check(uid);
    },
  };
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>;
