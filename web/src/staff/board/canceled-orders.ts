import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@thymely/contract/orders/endpoints';
import { orderSteps, type OrderState } from '@thymely/contract/orders/order-states';
import { becameQuery } from '../../api/kitchen.ts';
import { withoutGivenWay, type ShownList } from './shown-list.ts';

const cancelable: readonly OrderState[] = orderSteps.cancel.from;

/** Returns orders that left the board without a press here while a diner could cancel them. */
export function perhapsCanceled(
  before: ShownList,
  after: ShownList,
  ownIds: ReadonlySet<string>,
): Order[] {
  const ids = new Set(after.orders.map(({ _id }) => _id));
  return withoutGivenWay(before, after).filter(
    ({ _id, state }) => !ids.has(_id) && !ownIds.has(_id) && cancelable.includes(state),
  );
}

/** Returns orders that were canceled while the board was open, so that nobody cooks them. */
export function useCanceledOrders(shown: ShownList, ownIds: ReadonlySet<string>) {
  const client = useQueryClient();
  const [canceled, setCanceled] = useState<readonly Order[]>([]);
  const before = useRef(shown);
  const own = useRef(ownIds);
  useEffect(() => {
    own.current = ownIds;
  });
  useEffect(() => {
    const left = perhapsCanceled(before.current, shown, own.current);
    before.current = shown;
    for (const { _id } of left) {
      // Without an answer no message is shown: the order is off the board either way.
      const became = client.fetchQuery(becameQuery(_id)).catch(() => undefined);
      void became.then((order) => {
        if (order?.state === 'cancelled') setCanceled((all) => [...all, order]);
      });
    }
  }, [client, shown]);
  return {
    canceled,
    close: (order: Order) => {
      setCanceled((all) => all.filter((each) => each !== order));
    },
  };
}
