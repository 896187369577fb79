import type { ReactNode } from 'react';
import type { SignedInAccount } from '../../lib/auth/auth-state.ts';
import { formatCents } from '../../model/format-price.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classes } from '../../ui/classes.ts';
import { cartTotalCents, portionCount, type ShownLine } from './cart-totals.ts';
import { CheckoutButton, CheckoutOpensSoon } from './to-checkout.tsx';

type CustomerDetailsProps = { account: SignedInAccount; className: string };

/** The diner's details: stacked in a narrow card, side by side in a wide one. */
export function CustomerDetails({ account, className }: CustomerDetailsProps) {
  return (
    <section className={classes('rounded-lg bg-card p-6 shadow-card sm:p-8', className)}>
      <div className="mb-5 flex items-center gap-4">
        <Avatar photoUrl={account.photoUrl} className="size-12" />
        <h2 className="text-xl font-bold">Customer Details</h2>
      </div>
      <dl className="gap-x-8 min-[75rem]:grid min-[75rem]:grid-cols-[2fr_3fr_3fr] min-[75rem]:*:block">
        <Fact label="Name">{account.displayName?.trim() || 'None'}</Fact>
        <Fact label="Email">{account.email}</Fact>
        <Fact label="User ID">
          <span className="text-sm">{account.uid}</span>
        </Fact>
      </dl>
    </section>
  );
}

type ShoppingDetailsProps = { lines: ShownLine[]; className: string };

/** The number of dishes, the total, and the checkout button, which on phones is in the bar. */
export function ShoppingDetails({ lines, className }: ShoppingDetailsProps) {
  const portions = portionCount(lines);
  return (
    <section className={classes('rounded-lg bg-leaf-100 p-6 shadow-card sm:p-8', className)}>
      <h2 className="mb-5 flex min-h-12 items-center text-xl font-bold">Shopping Details</h2>
      <dl>
        <Fact label="Total items">
          <span className="tabular-nums">{lines.length}</span>
          <span className="font-normal text-soft tabular-nums">
            {portions === 1 ? ' · 1 portion' : ` · ${portions} portions`}
          </span>
        </Fact>
        <Fact label="Total price" isStrong>
          {formatCents(cartTotalCents(lines))}
        </Fact>
      </dl>
      <CheckoutButton className="mt-6 w-full max-md:hidden" />
      <CheckoutOpensSoon />
    </section>
  );
}

type FactProps = { label: string; isStrong?: boolean; children: ReactNode };

/** A label on the left with its value on the right; stacked when there is no room. */
function Fact({ label, isStrong = false, children }: FactProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline py-3">
      <dt className="text-soft">{`${label}: `}</dt>
      <dd
        className={classes(
          'min-w-0 wrap-anywhere',
          isStrong ? 'text-3xl font-bold tabular-nums' : 'font-medium',
        )}
      >
        {children}
      </dd>
    </div>
  );
}
