import { useEffect, useMemo, useRef } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenAction } from '@thymely/contract/orders/order-states';

/** What is asked about an order before it is done. */
export type BoardQuestion = 'more' | 'delay' | 'reject';

export type BoardActions = {
  press: (order: Order, action: KitchenAction) => void;
  ask: (order: Order, question: BoardQuestion) => void;
};

/** The same functions for as long as the board is shown: cards are not drawn again for new ones. */
export function useStableActions(actions: BoardActions): BoardActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      press: (order, action) => {
        latest.current.press(order, action);
      },
      ask: (order, question) => {
        latest.current.ask(order, question);
      },
    }),
    [],
  );
}
