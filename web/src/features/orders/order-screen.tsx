import { useParams } from 'react-router-dom';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OrderContent } from './order-content.tsx';
import { OrderPage } from './order-page.tsx';
import { useFollowedOrder } from './use-followed-order.ts';
import { useRestaurantNow } from './use-restaurant-now.ts';

/** One order: how far it is, when it is ready, what it costs. */
export default function OrderScreen() {
  const { id = '' } = useParams();
  const account = useReadyAccount();
  // The banner above explains why nobody is known to the API.
  if (!account) return <OrderPage title="Your order" />;
  return <OrderOfDiner key={id} id={id} />;
}

function OrderOfDiner({ id }: { id: string }) {
  const followed = useFollowedOrder(id);
  const now = useRestaurantNow();
  switch (followed.status) {
    case 'missing':
      return <NoSuchOrder />;
    case 'failed':
      return (
        <OrderPage title="Your order">
          <ErrorState
            message={messageOf(followed.error)}
            busy={followed.isRetrying}
            onRetry={followed.retry}
          />
        </OrderPage>
      );
    case 'known':
      if (now) return <OrderContent {...followed} now={now} />;
      return <OrderSkeleton />;
    case 'loading':
      return <OrderSkeleton />;
  }
}

function OrderSkeleton() {
  return (
    <OrderPage title="Your order">
      <span className="sr-only">Loading your order</span>
      <Skeleton className="h-56 rounded-lg" />
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </OrderPage>
  );
}

/** The same for an order of somebody else: who asks learns nothing about it. */
function NoSuchOrder() {
  return (
    <OrderPage title="No such order">
      <div className="grid grid-cols-1 justify-items-center gap-6 rounded-lg bg-card px-6 py-14 text-center shadow-card">
        <img src="/dish-art/1f37d-fe0f.webp" alt="" width="128" height="128" />
        <p className="max-w-md text-soft">
          None of your orders has this address. You'll find all of them on your order page.
        </p>
        <ButtonLink to="/order">See your orders</ButtonLink>
      </div>
    </OrderPage>
  );
}
