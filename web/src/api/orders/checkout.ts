import { useEffect, useSyncExternalStore } from 'react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { getCheckout, placeOrder, withdrawPlacement } from '@thymely/contract/orders/endpoints';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { callApi } from '../../lib/http/call-api.ts';
import type { NewOrder, SeenOrder } from '../../model/kept-placement.ts';
import { noteServerTime } from '../../lib/server-clock.ts';
import { onSessionEnd } from '../../lib/session/session-events.ts';
import { allCartsKey, tellOtherTabs } from '../cart/cart.ts';
import { sendPendingQuantities } from '../cart/cart-lines.ts';
import { Placement } from './placement.ts';
import { queryClient } from '../query-client.ts';

const checkoutKey = ['checkout'] as const;

/** The earliest time moves on while somebody reads. */
const refreshEveryMs = 60_000;

/** One attempt; the API itself gives up after ten seconds. */
const attemptMs = 20_000;

function checkoutQuery(uid: string, day: string | undefined) {
  return queryOptions({
    queryKey: [...checkoutKey, uid, day ?? ''],
    queryFn: async ({ signal }) => {
      await sendPendingQuantities();
      const query = day === undefined ? {} : { day };
      return callApi(getCheckout, { query, signal, onHeaders: noteServerTime });
    },
    // A refusal brings the checkout as it is now.
    staleTime: 10_000,
    // What was seen on an earlier visit is nothing to compare with.
    gcTime: 0,
  });
}

type CheckoutOptions = {
  uid: string;
  /** The business day whose slots to list; by default the first that has any. */
  day: string | undefined;
  /** An order is on its way: what it will cost must not change under the diner's eyes. */
  isHeld: boolean;
};

/** What the cart would cost now, and when it could be picked up. */
export function useCheckout({ uid, day, isHeld }: CheckoutOptions) {
  return useQuery({
    ...checkoutQuery(uid, day),
    enabled: !isHeld,
    refetchInterval: refreshEveryMs,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}

/** Shows the checkout that came with a refusal. The slots of another day are read again. */
function showCheckout(fresh: Checkout): void {
  let isOtherDay = false;
  queryClient.setQueriesData<Checkout>({ queryKey: checkoutKey }, (shown) => {
    if (!shown || shown.day === fresh.day) return fresh;
    isOtherDay = true;
    return { ...fresh, day: shown.day, slots: shown.slots };
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
    // The bar of every page, and the list.
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    tellOtherTabs();
  },
  onRefused: ({ ordering }) => {
    if (ordering.checkout) showCheckout(ordering.checkout);
    void queryClient.invalidateQueries({ queryKey: allCartsKey });
  },
  isOnline: () => navigator.onLine,
  nowMs: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

onSessionEnd(() => {
  placement.forget();
});

/** Places the diner's order, and goes on with one that a reload or a login has interrupted. */
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
    /** The cart has changed: resolves once its price was asked for again. */
    refresh: () => queryClient.invalidateQueries({ queryKey: checkoutKey }),
    /** A person asks for certainty. */
    check: () => {
      placement.check(uid);
    },
  };
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>;
