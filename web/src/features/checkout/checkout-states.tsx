import { useEffect, type ReactNode } from 'react';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Placeholder for the lines, the form and the total. */
export function CheckoutSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-start">
      <span className="sr-only">Loading your order</span>
      <div className="grid gap-6">
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="h-52 rounded-lg" />
      </div>
      <Skeleton className="h-72 rounded-lg" />
    </div>
  );
}

type NoticeProps = { art: string; title: string; children: ReactNode };

/** In place of the form: a picture, a headline, and what can be done. */
function Notice({ art, title, children }: NoticeProps) {
  useEffect(() => {
    // The button that had the focus has gone with the form.
    if (document.activeElement === document.body) focusHeading();
  }, []);
  return (
    <div className="grid grid-cols-1 justify-items-center gap-5 rounded-lg bg-card px-6 py-14 text-center shadow-card">
      <span className="grid size-[160px] place-items-center rounded-pill bg-leaf-200">
        <img src={art} alt="" width="104" height="104" />
      </span>
      <h2 className="text-2xl font-bold">{title}</h2>
      {children}
    </div>
  );
}

/** An order is on its way, or being looked for, and the form is gone. */
export function Confirming() {
  return (
    <div role="status">
      <Notice art="/dish-art/1f961.webp" title="Confirming your order">
        <Spinner className="size-7 text-leaf-700" />
        <p className="text-soft">Keep this page open until we confirm.</p>
      </Notice>
    </div>
  );
}

/** No answer came: it may have been placed. */
export function Unconfirmed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice art="/dish-art/1f961.webp" title="We can't confirm your order yet">
        <div className="grid max-w-md gap-2">
          <p className="font-medium">{message}</p>
          <p className="text-soft">
            Your order may have reached the kitchen. Trying again is safe: it's never placed twice.
          </p>
        </div>
        <Button size="large" onClick={onRetry}>
          Try again
        </Button>
        <p className="text-soft">
          Or call us at <PhoneLink className="font-semibold text-leaf-700" />.
        </p>
      </Notice>
    </div>
  );
}

/** No hours are set, or they were taken away. */
export function OrderingOff() {
  return (
    <Notice art="/dish-art/1f961.webp" title="We aren't taking orders online right now">
      <p className="max-w-md text-soft">Your cart stays as it is. To order, call us.</p>
      <PhoneLink className="text-xl font-semibold text-leaf-700" />
    </Notice>
  );
}

/** Nothing to order: because it has just been ordered, maybe in another tab, or because the cart is empty. */
export function NothingToOrder({ order }: Pick<OrderProblem, 'order'>) {
  if (order) {
    return (
      <div role="status">
        <Notice art="/dish-art/1f961.webp" title={`You ordered #${order.number} just now.`}>
          <p className="text-soft">It was placed once, and your cart is empty.</p>
          <ButtonLink to={`/order/${order._id}`} size="large">
            View #{order.number}
          </ButtonLink>
        </Notice>
      </div>
    );
  }
  return (
    <Notice art="/dish-art/1f6d2.webp" title="Cart is empty. Please add products.">
      <ButtonLink to="/menu" size="large">
        Back to Menu
      </ButtonLink>
    </Notice>
  );
}
