import { useEffect, useRef } from 'react';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import { useCart } from '../../api/cart/cart.ts';
import { useLeftToday, useSoldOutDishes, useSoldOutChoices } from '../../api/ordering.ts';
import { useAuthState, type SignedInAccount } from '../../lib/auth/auth-state.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useDrawnInSlices } from '../../lib/use-drawn-in-slices.ts';
import OpeningLine from '../../shared/opening-line.tsx';
import { CartPlaces } from '../parts/page-places.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { InnerPage } from '../../ui/inner-page.tsx';
import { prepareMessages } from '../../ui/messages/messages.ts';
import { addressInWords } from '../../model/address-lines.ts';
import { withSoldOut } from './cart-totals.ts';
import { EmptyCart } from './empty-cart.tsx';
import { FilledCart } from './filled-cart.tsx';
import { ReorderedNote } from './reordered-note.tsx';
import { useCartActions } from './use-cart-actions.ts';
import { useFocusOnFirstLine } from './use-focus-on-first-line.ts';
import * as words from './words.en.ts';

export default function CartScreen() {
  useEffect(prepareMessages, []);
  return (
    <InnerPage title={words.title} aside={<Opening />} lead={words.pickUpAndPay(addressInWords)}>
      <CartOfDiner />
    </InnerPage>
  );
}

/** Two lines at most, so that nothing moves when they appear. */
function Opening() {
  return (
    <div className="flex min-w-0 flex-1 justify-end text-sm leading-tight">
      <OpeningLine isWithoutNotice />
    </div>
  );
}

function CartOfDiner() {
  const auth = useAuthState();
  const { data: lines, error, isError, isPaused, isFetching, refetch } = useCart();
  const isDrawn = useDrawnInSlices(lines !== undefined);
  const isKnown = auth.status === 'signed-in' && auth.session !== 'failed';
  // The banner above explains the problem and offers a retry.
  if (!isKnown) return null;
  if (lines && isDrawn) return <CartContent lines={lines} account={auth.account} />;
  if (lines) return <CartSkeleton />;
  const retry = () => void refetch();
  if (isError || isPaused) {
    const message = isPaused ? words.offline : messageOf(error);
    return <ErrorState message={message} busy={isFetching} onRetry={retry} />;
  }
  return <CartSkeleton />;
}

/** Placeholder for the cart: three lines and the two cards below. */
function CartSkeleton() {
  return (
    <>
      <span className="sr-only">{words.loading}</span>
      <CartPlaces />
    </>
  );
}

type CartContentProps = { lines: CartLine[]; account: SignedInAccount };

/** The lines and the details, or the empty cart. */
function CartContent({ lines: inCart, account }: CartContentProps) {
  const region = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone, so the focus moves to the cart.
  const actions = useCartActions(account.email, () => region.current?.focus());
  const soldOut = {
    dishes: useSoldOutDishes() ?? [],
    choices: useSoldOutChoices(),
    left: useLeftToday(),
  };
  const lines = withSoldOut(inCart, soldOut);
  useFocusOnFirstLine(region, lines.length === 0);
  return (
    <div ref={region} tabIndex={-1} className="grid grid-cols-1 gap-8 outline-none">
      <ReorderedNote />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <FilledCart lines={lines} actions={actions} account={account} />
      )}
    </div>
  );
}
