import { useEffect, useMemo, useRef } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenAction } from '@thymely/contract/orders/order-states';

/** A dialog about an order that opens before something is done. */
export type BoardQuestion = 'more' | 'delay' | 'reject';

export type BoardActions = {
  press: (order: Order, action: KitchenAction) => void;
  ask: (order: Order, question: BoardQuestion) => void;
};

/** Returns functions that stay the same while the board is shown, so that no card renders again. */
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
