import { useEffect } from 'react';
import { useCart } from '../../api/cart.ts';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { prepareMessages } from '../../ui/messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CartContent } from './cart-content.tsx';

export function CartScreen() {
  useEffect(prepareMessages, []);
  return (
    <div className="container-page pt-32">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-8">
        <div className="grid gap-2">
          <p className="eyebrow">Ready when you are</p>
          <h1 className="text-title font-bold">Your cart</h1>
        </div>
        <CartOfDiner />
      </div>
    </div>
  );
}

function CartOfDiner() {
  const auth = useAuthState();
  const { data: lines, error, isError, isPaused, isFetching, refetch } = useCart();
  const isKnown = auth.status === 'signed-in' && auth.session !== 'failed';
  // The banner above says what is wrong, and offers to try again.
  if (!isKnown) return null;
  if (lines) return <CartContent lines={lines} account={auth.account} />;
  const retry = () => void refetch();
  if (isError) return <ErrorState message={messageOf(error)} busy={isFetching} onRetry={retry} />;
  if (isPaused) {
    const message = "You're offline. Your cart will be back as soon as you are.";
    return <ErrorState message={message} onRetry={retry} />;
  }
  return <CartSkeleton />;
}

/** Stands where the cart will: three lines and the two cards below. */
function CartSkeleton() {
  return (
    <div className="grid gap-8">
      <VisuallyHidden>Loading your cart</VisuallyHidden>
      <div className="grid gap-px overflow-hidden rounded-lg bg-card shadow-card">
        {['first', 'second', 'third'].map((line) => (
          <div key={line} className="flex items-center gap-4 p-4">
            <Skeleton className="size-18 rounded-pill" />
            <Skeleton className="h-5 max-w-56 flex-1" />
            <Skeleton className="ml-auto h-11 w-28 rounded-pill" />
          </div>
        ))}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-60 rounded-lg" />
        <Skeleton className="h-60 rounded-lg" />
      </div>
    </div>
  );
}
