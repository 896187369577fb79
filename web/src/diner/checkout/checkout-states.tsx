import CheckIcon from 'lucide-react/icons/check';
import CircleHelpIcon from 'lucide-react/icons/circle-question-mark';
import PhoneIcon from 'lucide-react/icons/phone';
import ShoppingCartIcon from 'lucide-react/icons/shopping-cart';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { orderingQuery } from '../../api/ordering.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CheckoutPlaces } from './checkout-places.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

const iconSize = 'size-9 sm:size-12';

/** Placeholder for the lines, the form and the total. */
export function CheckoutSkeleton() {
  return (
    <>
      <span className="sr-only">{words.loading}</span>
      <CheckoutPlaces />
    </>
  );
}

type NoticeProps = { icon: Elements; title: string; children: Elements };

/** Replaces the form: an icon (a picture might not load now), a headline, and what to do. */
function Notice({ icon, title, children }: NoticeProps) {
  useEffect(() => {
    // The button that had the focus has gone with the form.
    if (document.activeElement === document.body) focusHeading();
  }, []);
  return (
    <div className="grid grid-cols-1 justify-items-center gap-5 rounded-lg bg-card px-6 py-10 text-center sm:py-14 shadow-card">
      <span className="grid size-20 place-items-center sm:size-28 rounded-pill bg-leaf-100 text-leaf-700">
        {icon}
      </span>
      <h2 className="text-2xl font-bold">{title}</h2>
      {children}
    </div>
  );
}

/** Shown in place of the form while an order is being sent or withdrawn. */
export function Confirming() {
  return (
    <div role="status">
      <Notice icon={<Spinner className={iconSize} />} title={words.confirming}>
        <p className="text-soft">{words.keepPageOpen}</p>
      </Notice>
    </div>
  );
}

/** Shown when no answer came, so the order may exist. Only an answered withdrawal settles it. */
export function Unconfirmed({ message, onCheck }: { message: string; onCheck: () => void }) {
  return (
    <div role="alert">
      <Notice icon={<CircleHelpIcon className={iconSize} />} title={words.unconfirmed}>
        <div className="grid max-w-md gap-2 text-balance">
          <p className="font-medium">{message}</p>
          <p className="text-soft">{words.unconfirmedText}</p>
        </div>
        <Button size="large" onClick={onCheck}>
          {words.checkAgain}
        </Button>
        <p className="text-soft">
          {words.orCall(<PhoneLink key="phone" className="font-semibold text-leaf-700" />)}
        </p>
      </Notice>
    </div>
  );
}

/** Shown when ordering is closed, with the restaurant's sentence, or when no hours are set. */
export function OrderingOff() {
  // What is known from earlier may be from before ordering was closed.
  const { data: ordering } = useQuery({ ...orderingQuery, staleTime: 0 });
  const notice = ordering?.closedNotice;
  return (
    <Notice icon={<PhoneIcon className={iconSize} />} title={words.orderingOff}>
      <p className="max-w-md wrap-anywhere text-soft">{notice ?? words.orderingOffText}</p>
      <PhoneLink className="text-xl font-semibold text-leaf-700" />
    </Notice>
  );
}

/** Shown when the cart is empty, maybe because it has just been ordered in another tab. */
export function NothingToOrder({ order }: Pick<OrderProblem, 'order'>) {
  if (order) {
    return (
      <div role="status">
        <Notice icon={<CheckIcon className={iconSize} />} title={words.justOrdered(order.number)}>
          <p className="text-soft">{words.justOrderedText}</p>
          <ButtonLink to={`/order/${order._id}`} size="large">
            {words.viewOrder(order.number)}
          </ButtonLink>
        </Notice>
      </div>
    );
  }
  return (
    <Notice icon={<ShoppingCartIcon className={iconSize} />} title={words.cartEmpty}>
      <ButtonLink to="/menu" size="large">
        {words.backToMenu}
      </ButtonLink>
    </Notice>
  );
}
