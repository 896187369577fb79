import { useRef } from 'react';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import type { Account } from '../../lib/auth/account.ts';
import { CartDetails } from './cart-details.tsx';
import { CartTable } from './cart-table.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCartActions } from './use-cart-actions.ts';

type CartContentProps = { lines: CartLine[]; account: Account };

/** The lines with the details below them, or the empty cart. */
export function CartContent({ lines, account }: CartContentProps) {
  const region = useRef<HTMLDivElement>(null);
  // The focus stays in the cart: the button it was on is gone.
  const actions = useCartActions(account.email, () => region.current?.focus());
  const gone = lines.filter(({ available }) => !available).length;
  return (
    <div ref={region} tabIndex={-1} className="grid grid-cols-1 gap-8 outline-none">
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          {gone > 0 && <GoneNote count={gone} />}
          <CartTable lines={lines} actions={actions} />
          <CartDetails lines={lines} account={account} />
        </>
      )}
    </div>
  );
}

function GoneNote({ count }: { count: number }) {
  return (
    <p className="rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber">
      {count === 1
        ? "One dish is no longer on our menu. It isn't included in the total."
        : `${count} dishes are no longer on our menu. They aren't included in the total.`}
    </p>
  );
}
