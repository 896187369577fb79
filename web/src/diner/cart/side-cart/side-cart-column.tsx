import { Suspense, use, useCallback, useId, useRef, type FocusEvent } from 'react';
import { useCart } from '../../../api/cart/cart.ts';
import { useAuthState, useReadyAccount } from '../../../lib/auth/auth-state.ts';
import { useGuestCart } from '../../../lib/guest-cart.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { FilledSideCartContext } from './filled-context.ts';
import { SideCartFrame } from './side-cart-frame.tsx';
import { SideCartHead } from './side-cart-head.tsx';
import * as words from '../words.en.ts';

/**
 * The cart beside the menu, on a desk. Its code is small: only a cart that has something in it loads
 * the rest.
 */
export default function SideCartColumn() {
  const headingId = useId();
  const state = useSideCartState();
  const renderFilled = use(FilledSideCartContext);
  const { focusOnHeading, ...focus } = useFocusOnHeading();
  const heading = { id: headingId, ref: focusOnHeading };
  const frame = (
    <>
      <SideCartHead heading={heading} title={words.title} />
      <SideCartFrame isKnown={state === 'empty'} />
    </>
  );
  return (
    <aside
      {...focus}
      aria-labelledby={headingId}
      className="side-cart rounded-lg bg-card shadow-card"
    >
      {/* What becomes known while the page loads takes the place of the frame, and moves none of it. */}
      <div key={state} className="contents">
        {state === 'filled' ? (
          <Suspense fallback={frame}>{renderFilled({ heading, frame })}</Suspense>
        ) : (
          frame
        )}
      </div>
    </aside>
  );
}

/** Whether there is something to show: lines, kept dishes, or why the cart cannot be shown. */
function useSideCartState(): 'unknown' | 'empty' | 'filled' {
  const isHydrated = useHydrated();
  const { status } = useAuthState();
  const account = useReadyAccount();
  const kept = useGuestCart();
  const { data: lines, errorUpdateCount, isPaused } = useCart();
  if (!isHydrated) return 'unknown';
  if (status === 'signed-out') return kept === null ? 'empty' : 'filled';
  if (!account) return 'unknown';
  if (lines) return lines.length === 0 ? 'empty' : 'filled';
  // Another try, which the filled cart begins, is no error until it has failed.
  return errorUpdateCount > 0 || isPaused ? 'filled' : 'unknown';
}

/**
 * Moves the focus to the heading if what had it is gone. Each state has a heading of its own, and so
 * has what is shown until the code of the filled cart is there.
 */
function useFocusOnHeading() {
  const hasFocus = useRef(false);
  const focusOnHeading = useCallback((heading: HTMLHeadingElement | null) => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    heading?.focus({ preventScroll: true });
  }, []);
  return {
    focusOnHeading,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // An element that was removed from the page has not lost the focus to another one.
      if (target.isConnected) hasFocus.current = false;
    },
  };
}
