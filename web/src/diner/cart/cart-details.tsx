import type { ReactNode } from 'react';
import { includedTaxes, taxRateOf } from '@thymely/contract/ordering/included-tax';
import { useOrdering } from '../../api/ordering.ts';
import type { SignedInAccount } from '../../lib/auth/auth-state.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { IncludedTaxRows } from '../../shared/tax/included-tax-rows.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { classes } from '../../ui/classes.ts';
import {
  cartTotalCents,
  counts,
  lineTotalCents,
  portionCount,
  type ShownLine,
} from './cart-totals.ts';
import { CheckoutButton, CheckoutOpensSoon } from './to-checkout.tsx';
import * as words from './words.en.ts';

type CustomerDetailsProps = { account: SignedInAccount; className: string };

/** The diner's details: stacked in a narrow card, side by side in a wide one. */
export function CustomerDetails({ account, className }: CustomerDetailsProps) {
  return (
    <section className={classes('rounded-lg bg-card p-6 shadow-card sm:p-8', className)}>
      <div className="mb-5 flex items-center gap-4">
        <Avatar photoUrl={account.photoUrl} className="size-12" />
        <h2 className="text-xl font-bold">{words.customerDetails}</h2>
      </div>
      <dl className="gap-x-8 min-[75rem]:grid min-[75rem]:grid-cols-[2fr_3fr_3fr] min-[75rem]:*:block">
        <Fact label={words.customerName}>{account.displayName?.trim() || words.noName}</Fact>
        <Fact label={words.customerEmail}>{account.email}</Fact>
        <Fact label={words.customerId}>
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
      <h2 className="mb-5 flex min-h-12 items-center text-xl font-bold">{words.shoppingDetails}</h2>
      <dl>
        <Fact label={words.totalItems}>
          <span className="tabular-nums" translate="no">
            {lines.length}
          </span>
          <span className="font-normal text-soft tabular-nums">
            {` · ${words.portions(portions)}`}
          </span>
        </Fact>
        <Fact label={words.totalPrice} isStrong>
          <span translate="no">{formatCents(cartTotalCents(lines))}</span>
        </Fact>
      </dl>
      <CartTax lines={lines} />
      <CheckoutButton
        lines={lines}
        className="mt-6 w-full max-md:hidden"
        noteClassName="mt-6 max-md:hidden"
      />
      <CheckoutOpensSoon />
    </section>
  );
}

/** The tax that the total includes, at the rates of the restaurant. */
function CartTax({ lines }: { lines: ShownLine[] }) {
  const { data: ordering } = useOrdering();
  // An answer that a cache kept from before there were several rates has none.
  const rates = ordering?.taxRates ?? [];
  const taxed = lines.filter(counts).map((line) => ({
    totalCents: lineTotalCents(line),
    tax: taxRateOf(line, rates),
  }));
  return <IncludedTaxRows taxes={includedTaxes(taxed)} />;
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
