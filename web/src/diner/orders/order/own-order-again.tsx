import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isUnderWay, orderHistoryQuery, type Order } from '../../../api/orders/orders.ts';
import { ownUserQuery } from '../../../api/users.ts';
import type { ButtonLook } from '../../../ui/button.tsx';
import { OrderAgain } from '../../parts/order-again.tsx';

type OwnOrderAgainProps = Pick<ButtonLook, 'tone'> & { order: Order };

/** Orders again what has ended, for the diner whose order it was: staff also see those of others. */
export function OwnOrderAgain(props: OwnOrderAgainProps) {
  const isOwn = useIsOwnEnded(props.order);
  return isOwn && <OrderAgain {...props} />;
}

const ownOrders = 20;

/** Diners see no orders but their own. Staff are asked for theirs, and only for an order that has ended. */
function useIsOwnEnded(order: Order): boolean {
  const user = useQuery(ownUserQuery);
  const isStaff = user.data !== undefined && user.data.role !== 'user';
  const history = useInfiniteQuery({
    ...orderHistoryQuery(ownOrders),
    enabled: isStaff && !isUnderWay(order),
  });
  // If their role cannot be loaded, the button is shown and the server decides.
  if (!isStaff) return user.data !== undefined || user.isError;
  return (
    history.data?.pages.some(({ orders }) => orders.some(({ _id }) => _id === order._id)) ?? false
  );
}
