import { useQuery } from '@tanstack/react-query';
import { whyNotStep } from '@thymely/contract/orders/order-states';
import { openOrdersQuery, useCancelOrder, type Order } from '../../api/orders.ts';
import { isApiError, messageOf } from '../../lib/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { askToConfirm, showAlert, showToast } from '../../ui/messages.ts';
import type { RestaurantNow } from './use-restaurant-now.ts';

type CancelOrderProps = {
  order: Order;
  now: RestaurantNow;
  /** The button that had the focus is about to go. */
  onCanceled: () => void;
};

/** A button for as long as the diner may cancel; the server decides. */
export function CancelOrder({ order, now, onCanceled }: CancelOrderProps) {
  const cancel = useCancelOrder(order._id);
  const isOwn = useIsOwn(order);
  if (!isOwn || !mayCancel(order, now)) return null;
  const ask = async () => {
    const isMeant = await askToConfirm({
      title: `Cancel order #${order.number}?`,
      text: "The kitchen won't cook it, and there's nothing to pay.",
      confirmText: 'Cancel order',
      cancelText: 'Keep order',
      danger: true,
    });
    if (!isMeant) return;
    try {
      await cancel.mutateAsync();
      onCanceled();
      showToast('Your order is canceled.');
    } catch (error) {
      // The kitchen was first: the page shows where the order is now.
      if (isApiError(error, 409)) showAlert("It's too late to cancel", messageOf(error));
      else showToast(messageOf(error), 'warning');
    }
  };
  return (
    <Button
      tone="outline"
      className="border-tomato! text-tomato!"
      busy={cancel.isPending}
      onClick={() => void ask()}
    >
      Cancel order
    </Button>
  );
}

/** Without the lead time, which may not have been loaded, the server is asked. */
function mayCancel({ state, dueAt, pickup }: Order, { nowMs, ordering }: RestaurantNow): boolean {
  const order = { state, dueAtMs: Date.parse(dueAt), kind: pickup.kind };
  return !whyNotStep('cancel', order, { nowMs, lead: ordering?.leadMinutes ?? 0 });
}

/** The kitchen can look at the orders of others. One's own is among one's open orders, as the bar reads them. */
export function useIsOwn({ _id }: Order): boolean {
  const { data: open, isError } = useQuery({
    ...openOrdersQuery,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
  // When it is not known, the server is asked.
  return open ? open.some((each) => each._id === _id) : isError;
}
