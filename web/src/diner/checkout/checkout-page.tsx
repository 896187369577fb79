import { useState } from 'react';
import { useCheckout, type PlaceOrder } from '../../api/orders/checkout.ts';
import { useOrdering } from '../../api/ordering.ts';
import type { SignedInAccount } from '../../lib/auth/auth-state.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useDrawnInSlices } from '../../lib/use-drawn-in-slices.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { keptDraft } from './checkout-draft.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton, Confirming, NothingToOrder, OrderingOff } from './checkout-states.tsx';
import { useSoldOutLines } from './lines/sold-out-lines.ts';
import * as words from './words.en.ts';

type CheckoutPageProps = { account: SignedInAccount; placement: PlaceOrder };

/** Loads what the cart would cost and when it could be ready, or says why that is not possible. */
export function CheckoutPage({ account, placement }: CheckoutPageProps) {
  const [day, setDay] = useState(() => keptDraft(account.uid)?.day);
  const isHeld = placement.state.phase === 'sending';
  const checkoutCall = useCheckout({ uid: account.uid, day, isHeld });
  const orderingCall = useOrdering();
  const { data: checkout } = checkoutCall;
  useSoldOutLines(checkout, placement.refresh);
  const { data: ordering } = orderingCall;
  const isDrawn = useDrawnInSlices(checkout !== undefined && ordering !== undefined);

  const isOff = checkout?.problems.some(({ code }) => code === 'off') ?? ordering?.state === 'off';
  if (isOff) return <OrderingOff />;
  if (checkout?.lines.length === 0) {
    const order = checkout.problems.find(({ code }) => code === 'cart_empty')?.order;
    return <NothingToOrder {...(order && { order })} />;
  }
  if (checkout && ordering) {
    if (!isDrawn) return <CheckoutSkeleton />;
    return (
      <CheckoutForm
        account={account}
        placement={placement}
        checkout={checkout}
        ordering={ordering}
        isOtherDay={checkoutCall.isPlaceholderData}
        day={day}
        onDay={setDay}
      />
    );
  }
  // The page was left and opened again while the order was being sent.
  if (isHeld) return <Confirming />;
  const calls = [checkoutCall, orderingCall];
  const failed = calls.find(({ isError }) => isError);
  const isPaused = calls.some((call) => call.isPaused);
  if (!failed && !isPaused) return <CheckoutSkeleton />;
  const retry = () => {
    for (const call of calls) if (!call.data) void call.refetch();
  };
  const message = failed && !isPaused ? messageOf(failed.error) : words.offline;
  const isBusy = calls.some((call) => call.isFetching);
  return <ErrorState message={message} busy={isBusy} onRetry={retry} />;
}
