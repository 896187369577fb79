import RotateCcwIcon from 'lucide-react/icons/rotate-ccw';
import type { Order } from '@thymely/contract/orders/endpoints';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { useOrderAgain } from './use-order-again.ts';
import * as words from './order-again-words.en.ts';

type OrderAgainProps = Pick<ButtonLook, 'size' | 'tone'> & {
  order: Pick<Order, '_id' | 'number'>;
  className?: string;
};

/** Puts an earlier order into the cart again. */
export function OrderAgain({ order, ...look }: OrderAgainProps) {
  const { orderAgain, isBusy } = useOrderAgain();
  return (
    <Button {...look} busy={isBusy} onClick={() => void orderAgain(order)}>
      <RotateCcwIcon />
      {words.orderAgain}
      <span className="sr-only" translate="no">{` #${order.number}`}</span>
    </Button>
  );
}
