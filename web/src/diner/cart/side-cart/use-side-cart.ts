import { soldOutKeys } from '@thymely/contract/options/sold-out-keys';
import { useCart } from '../../../api/cart/cart.ts';
import { leftTodayOf, useOrdering } from '../../../api/ordering.ts';
import { useAuthState, useReadyAccount } from '../../../lib/auth/auth-state.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { ErrorStateProps } from '../../../ui/error-state.tsx';
import { withSoldOut, type ShownLine } from '../cart-totals.ts';
import { useCartActions } from '../use-cart-actions.ts';
import type { LineActions } from './side-cart-line.tsx';
import { keptActions, useKeptLines } from './use-kept-lines.ts';
import * as words from '../words.en.ts';

const noChoices: ReadonlySet<string> = new Set();

export type SideCart =
  | { status: 'unknown' }
  | { status: 'failed'; failure: ErrorStateProps }
  | {
      status: 'visitor' | 'diner';
      lines: ShownLine[];
      actions: LineActions;
      /** Why the lines are not complete. */
      failure?: ErrorStateProps | undefined;
    };

/**
 * The cart of whoever is logged in, or what a visitor has kept. Until both the account and the
 * cart are known, and in the prerendered page, it is unknown.
 *
 * @param onRemoved is called once a line of the cart is gone, with the button that had the focus.
 */
export function useSideCart(onRemoved: () => void): SideCart {
  const isHydrated = useHydrated();
  const { status } = useAuthState();
  const account = useReadyAccount();
  const cart = useCart();
  const kept = useKeptLines();
  const actions = useCartActions(account?.email ?? '', onRemoved);
  // The list of dishes keeps this up to date.
  const { data: ordering } = useOrdering();
  const dishes = ordering?.soldOut ?? [];
  const soldOut = {
    dishes,
    choices: ordering ? soldOutKeys(ordering) : noChoices,
    ...(ordering && { left: leftTodayOf(ordering) }),
  };

  if (!isHydrated) return { status: 'unknown' };
  if (status === 'signed-out' && kept) {
    const lines = withSoldOut(kept.lines, soldOut);
    return { status: 'visitor', lines, actions: keptActions(onRemoved), failure: kept.failure };
  }
  if (!account) return { status: 'unknown' };
  if (cart.data) return { status: 'diner', lines: withSoldOut(cart.data, soldOut), actions };
  const onRetry = () => void cart.refetch();
  if (cart.isError || cart.isPaused) {
    const message = cart.isPaused ? words.offline : messageOf(cart.error);
    return { status: 'failed', failure: { message, busy: cart.isFetching, onRetry } };
  }
  return { status: 'unknown' };
}
