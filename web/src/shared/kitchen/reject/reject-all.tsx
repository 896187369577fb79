import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { listed } from '@thymely/contract/ground/in-words';
import { calledOrder, isolatedName } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import { dinerOrdersQuery } from '../../../api/kitchen.ts';
import { Button } from '../../../ui/button.tsx';
import * as words from '../words.en.ts';

/** Returns a guest's open orders; undefined until they are known, and if there is only this one. */
export function useDinerOrders({ _id }: Order): readonly Order[] | undefined {
  const { data } = useQuery(dinerOrdersQuery(_id));
  return data && data.length > 1 ? data : undefined;
}

type RejectAllProps = { order: Order; orders: readonly Order[]; onAsk: () => void };

/** Offers to reject all orders of a guest, beside the rejection of one of several. */
export function RejectAllOffer({ order, orders, onAsk }: RejectAllProps) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2 border-t border-hairline pt-4">
      <p className="wrap-anywhere">
        {words.openOrdersOf<ReactNode>(
          <bdi key="diner">{order.name}</bdi>,
          orders.length,
          inWords(orders),
        )}
      </p>
      <Button tone="outline" className="text-tomato!" onClick={onAsk}>
        {words.rejectAll(orders.length)}
      </Button>
    </div>
  );
}

type QuestionProps = Omit<RejectAllProps, 'onAsk'> & { onBack: () => void; onReject: () => void };

/** Asks for confirmation before all of them are rejected. */
export function RejectAllQuestion({ order, orders, onBack, onReject }: QuestionProps) {
  const back = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the harmless one.
    back.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="wrap-anywhere">
        {words.rejectAllQuestion(orders.length, isolatedName(order.name), inWords(orders))}
      </p>
      <div ref={back} className="flex flex-wrap justify-end gap-3">
        <Button tone="outline" onClick={onBack}>
          {words.back}
        </Button>
        <Button tone="danger" onClick={onReject}>
          {words.rejectOrders(orders.length)}
        </Button>
      </div>
    </div>
  );
}

function inWords(orders: readonly Order[]): string {
  return listed(orders.map(calledOrder));
}
