import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  getOrderContact,
  listDinerOrders,
  moveOrder,
  rejectDiner,
  sendHeartbeat,
} from '@thymely/contract/kitchen/endpoints';
import { getOrder, type Order } from '@thymely/contract/orders/endpoints';
import type { KitchenMove, RejectReason } from '@thymely/contract/orders/order-states';
import { callApi } from '../lib/http/call-api.ts';
import { isApiError, isUnanswered } from '../lib/http/api-error.ts';
import { noteServerTime } from '../lib/server-clock.ts';
import { kitchenScreenId } from '../model/kitchen-screen.ts';
import type { HeardOrders } from './orders/heard-orders.ts';
import {
  nothingKnown,
  sumOf,
  withAcknowledged,
  withFetched,
  withOrder,
  withSnapshot,
  withTotal,
  type KnownOrders,
} from './orders/known-orders.ts';
import { readOpenOrders } from './orders/open-orders.ts';
import { firstToAbort } from '../lib/http/first-to-abort.ts';

export const listEveryMs = 10_000;
export const heartbeatEveryMs = 60_000;

const kitchenOrdersKey = ['kitchen-orders'] as const;

/** The time limit of a call, because a lost connection may stay silent. */
const answerWithinMs = 15_000;

function withinPatience(signal: AbortSignal): AbortSignal {
  return firstToAbort([signal, AbortSignal.timeout(answerWithinMs)]);
}

/** Returns the telephone number that was left for an order. Nothing keeps it. @throws ApiError */
export function readOrderContact(id: string): Promise<{ phone: string }> {
  return callApi(getOrderContact, { params: { id } });
}

/** The open orders that a screen shows, and how many it does not show; refetched while in sight. */
export const kitchenOrdersQuery = queryOptions({
  queryKey: kitchenOrdersKey,
  queryFn: async ({ client, signal }) => {
    const known = () => client.getQueryData<KnownOrders>(kitchenOrdersKey);
    const before = known();
    const fetched = await readOpenOrders(() => withinPatience(signal));
    return withFetched(known(), fetched, before);
  },
  // `withFetched` compares by identity to see whether anything was heard during the request.
  structuralSharing: false,
  staleTime: 0,
  refetchInterval: listEveryMs,
});

/** Shows a snapshot of the listener: every open order as it was at one moment. */
export function showSnapshot(client: QueryClient, open: HeardOrders): void {
  client.setQueryData<KnownOrders>(kitchenOrdersKey, (known) => withSnapshot(known, open));
}

export const heartbeatKey = ['kitchen-heartbeat'] as const;

export type Heartbeat = {
  /** Whether the screen showed the current state of every open order. */
  complete: boolean;
  pausedUntil: string | null;
  /** The version of the server; servers from before do not say it. */
  version?: string;
  /** When it was asked, by this device's clock. */
  askedAtMs: number;
  /** Whether the orders on the screen stayed the same until the response. */
  isConclusive: boolean;
  canceled: CountedCancellations;
};

/** The number of cancellations to acknowledge that the server counts, and those that the screen lists. */
type CountedCancellations = { counted: number; listed: readonly Order[] };

/**
 * Tells the server that somebody can see the orders, and asks whether these are all. It runs only
 * while the page is in sight, because nobody sees a hidden list.
 *
 * @param name the name of this screen on other screens
 */
export function heartbeatQuery(name: string) {
  return queryOptions({
    queryKey: [...heartbeatKey, name],
    queryFn: async ({ client, queryKey, signal }): Promise<Heartbeat> => {
      const shown = () => client.getQueryData<KnownOrders>(kitchenOrdersKey) ?? nothingKnown;
      const before = shown();
      const askedAtMs = Date.now();
      const body = { screen: kitchenScreenId(), name, ...sumOf(before) };
      const answer = await callApi(sendHeartbeat, {
        body,
        signal: withinPatience(signal),
        onHeaders: noteServerTime,
      });
      const isConclusive = hasSameSum(shown(), before);
      client.setQueryData<KnownOrders>(
        kitchenOrdersKey,
        (known) => known && withTotal(known, answer.open),
      );
      const { unacknowledged: listed } = shown();
      const { unacknowledged: counted = listed.length } = answer as Partial<typeof answer>;
      const canceled = { counted, listed };
      // Another screen has acknowledged a cancellation, or this one has missed one.
      const last = client.getQueryData<Heartbeat>(queryKey)?.canceled;
      if (counted !== listed.length && !isSameCount(canceled, last)) askForOrders(client);
      return { ...answer, isConclusive, askedAtMs, canceled };
    },
    // `isSameCount` compares by identity.
    structuralSharing: false,
    staleTime: 0,
    refetchInterval: heartbeatEveryMs,
  });
}

/** Whether a list that was asked for after the last count has changed nothing: no list has the order. */
function isSameCount(now: CountedCancellations, last: CountedCancellations | undefined): boolean {
  return now.counted === last?.counted && now.listed === last.listed;
}

/** Asks for the list of orders again. */
export function askForOrders(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: kitchenOrdersKey });
}

function hasSameSum(one: KnownOrders, other: KnownOrders): boolean {
  return one.orders === other.orders && sumOf(one).open === sumOf(other).open;
}

/** The current state of an order that has left the board. */
export function becameQuery(id: string) {
  return queryOptions({
    queryKey: ['kitchen-became', id],
    queryFn: ({ signal }) => callApi(getOrder, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** A step of an order that the kitchen makes on this screen. */
export type Step = {
  order: Order;
  action: KitchenMove;
  minutes?: number;
  reason?: RejectReason;
  text?: string;
  /**
   * `sent`: it waits for its answer. `asking`: it got none, and the server is asked what became of
   * the order. `open`: the order is unchanged, but the step may still be made.
   */
  state: 'sent' | 'asking' | 'open';
};

export type NewStep = Omit<Step, 'state'>;

/** With a growing pause between them, these take about half a minute. */
const mostAttempts = 5;

/** Whether a call that needs nobody's decision is made again: it may be made twice, and had no answer. */
export function retryPatiently(failures: number, error: Error): boolean {
  return failures < mostAttempts && isUnanswered(error);
}

/** Fetches the current state of an order, past every cache, and shows it in the list. */
export function useAskOrder({ retry }: { retry?: typeof retryPatiently } = {}): (
  id: string,
) => Promise<Order> {
  const client = useQueryClient();
  return async (id) => {
    const order = await client.fetchQuery({ ...becameQuery(id), ...(retry && { retry }) });
    showOrder(client, order);
    return order;
  };
}

function showOrder(client: QueryClient, order: Order): void {
  client.setQueryData<KnownOrders>(kitchenOrdersKey, (known) => known && withOrder(known, order));
}

/** All steps of orders, by which a screen knows that one is waiting for its answer. */
export const orderStepKey = ['order-step'] as const;

/** Moves an order. The list shows its new state, also when a refused move names it. */
export function useMoveOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: orderStepKey,
    mutationFn: ({ order, action, ...words }: NewStep) => {
      const params = { id: order._id, action };
      const body = { from: order.state, screen: kitchenScreenId(), ...words };
      const signal = AbortSignal.timeout(answerWithinMs);
      return callApi(moveOrder, { params, body, signal });
    },
    onSuccess: ({ order }) => {
      showOrder(client, order);
    },
    onError: (error) => {
      if (isApiError(error) && error.ordering.order) showOrder(client, error.ordering.order);
      // Otherwise the list tells how things are, and whether the server can be reached at all.
      else void client.invalidateQueries({ queryKey: kitchenOrdersKey });
    },
  });
}

/**
 * Acknowledges orders that have ended without the kitchen, once for all screens. They leave the list
 * at once, and are back in it if the server does not know of it.
 */
export function useAcknowledge() {
  const client = useQueryClient();
  const forget = (read: readonly Order[]) => {
    client.setQueryData<KnownOrders>(
      kitchenOrdersKey,
      (known) => known && withAcknowledged(known, read),
    );
  };
  const { mutate } = useMutation({
    mutationKey: orderStepKey,
    mutationFn: (order: Order) =>
      callApi(moveOrder, {
        params: { id: order._id, action: 'acknowledge' },
        body: { from: order.state, screen: kitchenScreenId() },
        signal: AbortSignal.timeout(answerWithinMs),
      }),
    retry: retryPatiently,
    onMutate: (order) => {
      forget([order]);
    },
    // A list may have come meanwhile that is older than the answer.
    onSuccess: ({ order }) => {
      showOrder(client, order);
    },
    onError: (_, order) => {
      showOrder(client, order);
      // Another screen may have acknowledged it.
      askForOrders(client);
    },
  });
  return (read: readonly Order[]) => {
    for (const order of read) mutate(order);
  };
}

/** The open orders of the diner who placed an order. */
export function dinerOrdersQuery(id: string) {
  return queryOptions({
    queryKey: ['kitchen-diner', id],
    queryFn: ({ signal }) => callApi(listDinerOrders, { params: { id }, signal }),
    staleTime: 0,
  });
}

export type DinerRejection = {
  /** Any order of the diner. */
  order: Order;
  /** All orders that are to be rejected, as far as is known. */
  orders: readonly Order[];
  reason: RejectReason;
  text?: string;
};

/** Rejects every open order of a diner and returns those orders. */
export function useRejectDiner() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: orderStepKey,
    mutationFn: async ({ order, reason, text }: DinerRejection) => {
      const body = { reason, screen: kitchenScreenId(), ...(text && { text }) };
      const signal = AbortSignal.timeout(answerWithinMs);
      const params = { id: order._id };
      return (await callApi(rejectDiner, { params, body, signal })).orders;
    },
    onSuccess: (orders) => {
      for (const order of orders) showOrder(client, order);
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: kitchenOrdersKey });
    },
  });
}
