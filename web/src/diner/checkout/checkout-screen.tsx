import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlaceOrder } from '../../api/orders/checkout.ts';
import { useAuthState, type SignedInAccount } from '../../lib/auth/auth-state.ts';
import { useDrawnInSlices } from '../../lib/use-drawn-in-slices.ts';
import { InnerPage } from '../../ui/inner-page.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { CheckoutSkeleton, Confirming, Unconfirmed } from './checkout-states.tsx';
import * as titles from '../../model/screen-words.en.ts';

export default function CheckoutScreen() {
  return (
    <InnerPage title={titles.checkout}>
      <CheckoutOfDiner />
    </InnerPage>
  );
}

function CheckoutOfDiner() {
  const auth = useAuthState();
  const isDrawn = useDrawnInSlices(auth.status === 'signed-in' && auth.session === 'ready');
  if (auth.status !== 'signed-in') return null;
  // The banner above explains the problem and offers a retry.
  if (auth.session === 'failed') return null;
  if (auth.session === 'starting' || !isDrawn) return <CheckoutSkeleton />;
  return <OrderOnItsWay key={auth.account.uid} account={auth.account} />;
}

/** The form, or what became of an order that was sent. */
function OrderOnItsWay({ account }: { account: SignedInAccount }) {
  const placement = usePlaceOrder(account.uid);
  const { state } = placement;
  const navigate = useNavigate();
  const placedId = state.phase === 'placed' ? state.order._id : undefined;
  useEffect(() => {
    // Back skips the checkout, because there is nothing to check out anymore.
    if (placedId !== undefined) void navigate(`/order/${placedId}`, { replace: true });
  }, [placedId, navigate]);

  const isResumed = state.phase === 'sending' && state.isResumed;
  if (isResumed || state.phase === 'checking' || state.phase === 'placed') return <Confirming />;
  if (state.phase === 'unsure') {
    return <Unconfirmed message={state.message} onCheck={placement.check} />;
  }
  return <CheckoutPage account={account} placement={placement} />;
}
