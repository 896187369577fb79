import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenAction } from '@thymely/contract/orders/order-states';
import {
  heartbeatQuery,
  kitchenOrdersQuery,
  useMoveOrder,
  type Move,
} from '../../../api/kitchen.ts';
import { useReadyAccount } from '../../../lib/auth/auth-state.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { newsOf } from './kitchen-words.ts';

/** What this screen did last: it can be taken back. */
export type Done = { order: Order; action: KitchenAction };

/** Under a finger that presses twice the next step's button appears: it waits for so long. */
const holdMs = 500;

export type Kitchen = ReturnType<typeof useKitchen>;

/** The open orders, and what the kitchen does with them. */
export function useKitchen() {
  const query = useQuery(kitchenOrdersQuery);
  const move = useMoveOrder();
  const [busy, setBusy] = useState<ReadonlyMap<string, Pick<Move, 'action'>>>(new Map());
  const [refusal, setRefusal] = useState<string>();
  const [done, setDone] = useState<Done>();
  useHeartbeat(query.isError ? undefined : query.data);

  // A move is this screen's own from its press until the next one.
  const ownIds = new Set([...busy.keys(), ...(done ? [done.order._id] : [])]);
  const news = useNews(query.data, ownIds);

  const run = async (next: Move): Promise<void> => {
    const { order, action } = next;
    const isUndo = action === 'undo';
    if (busy.has(order._id) && !isUndo) return;
    const release = () => {
      setBusy((all) => new Map([...all].filter(([, each]) => each !== next)));
    };
    setRefusal(undefined);
    setBusy((all) => new Map(all).set(order._id, next));
    try {
      const moved = await move.mutateAsync(next);
      setDone({ order: moved.order, action });
      setTimeout(keepFocus);
      setTimeout(release, isUndo ? 0 : holdMs);
    } catch (error) {
      setDone(undefined);
      setRefusal(messageOf(error));
      release();
    }
  };
  return {
    ...{ query, run, done, refusal },
    /** What is being done to an order right now. */
    busyWith: (order: Order) => busy.get(order._id)?.action,
    news,
    closeDone: () => {
      setDone(undefined);
    },
    closeRefusal: () => {
      setRefusal(undefined);
    },
  };
}

/** The button that had the focus may be gone. */
function keepFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}

/** Says that somebody sees these orders. When they are not all of them, they are asked for again. */
function useHeartbeat(orders: readonly Order[] | undefined): void {
  const client = useQueryClient();
  const account = useReadyAccount();
  const firstName = account?.displayName?.split(' ')[0]?.slice(0, 30);
  const name = firstName ? `${firstName}'s screen` : 'the dashboard';
  const isSeen = orders !== undefined;
  const { data, dataUpdatedAt } = useQuery({ ...heartbeatQuery(name), enabled: isSeen });
  useEffect(() => {
    if (data?.complete !== false) return;
    void client.invalidateQueries({ queryKey: kitchenOrdersQuery.queryKey });
  }, [client, data, dataUpdatedAt]);
}

/** The last change of the list that did not come from this screen. */
function useNews(orders: readonly Order[] | undefined, ownIds: ReadonlySet<string>): string {
  const [seen, setSeen] = useState(orders);
  const [news, setNews] = useState('');
  if (orders !== seen) {
    setSeen(orders);
    const latest = seen && orders ? newsOf(seen, orders, ownIds) : '';
    if (latest !== '') setNews(latest);
  }
  return news;
}
