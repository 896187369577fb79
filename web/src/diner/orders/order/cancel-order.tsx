import { useQuery } from '@tanstack/react-query';
import { openOrdersQuery, useCancelOrder, type Order } from '../../../api/orders/orders.ts';
import { isApiError, messageOf } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { askToConfirm, showAlert, showToast } from '../../../ui/messages/messages.ts';
import { mayCancel, refusedCancel } from './cancel-words.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';
import * as words from './words.en.ts';

type CancelOrderProps = {
  order: Order;
  now: RestaurantNow;
  /** Called after the cancellation: the button that had the focus is about to disappear. */
  onCanceled: () => void;
  /** What the button says. */
  label?: string;
  className?: string;
};

/** A button that is shown as long as the diner may cancel; the server decides. */
export function CancelOrder(props: CancelOrderProps) {
  const { order, now, onCanceled, label = words.cancel, className } = props;
  const cancel = useCancelOrder(order._id);
  const isOwn = useIsOwn(order);
  if (!isOwn || !mayCancel(order, now)) return null;
  const ask = async () => {
    const isMeant = await askToConfirm({
      title: words.cancelTitle(order.number),
      text: words.cancelText,
      confirmText: words.cancel,
      cancelText: words.keep,
      danger: true,
    });
    if (!isMeant) return;
    try {
      await cancel.mutateAsync(order.state);
      onCanceled();
      showToast(words.canceled);
    } catch (error) {
      // The kitchen has moved the order first; the page behind the alert also shows its new state.
      const present = isApiError(error, 409) ? error.ordering.order : undefined;
      if (!present) return showToast(messageOf(error), 'warning');
      const { title, text } = refusedCancel(present, now);
      showAlert(title, text);
    }
  };
  return (
    <Button
      tone="outline"
      className={classes('border-tomato! text-tomato!', className)}
      busy={cancel.isPending}
      onClick={() => void ask()}
    >
      {label}
    </Button>
  );
}

/** Whether an order is the reader's own, and not one that the kitchen looks at. */
export function useIsOwn({ _id }: Order): boolean {
  const { data: open, isError } = useQuery({
    ...openOrdersQuery,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
  // If that list cannot be loaded, the button is shown and the server decides.
  return open ? open.some((each) => each._id === _id) : isError;
}
