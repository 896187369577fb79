import { includesTax, type IncludedTax } from '@thymely/contract/ordering/included-tax';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { IncludedTaxRows } from '../../shared/tax/included-tax-rows.tsx';
import { Agreement } from '../parts/agreement.tsx';
import type { OrderChanges } from './compare-orders.ts';
import { OrderButton, type OrderButtonProps } from './placing/order-button.tsx';
import { WordsAround } from '../../ui/words-around.tsx';
import { Whereabouts } from './whereabouts.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

type OrderSummaryProps = OrderButtonProps & {
  totalCents: number;
  /** Says when the order is ready with the chosen time. */
  ready: string | undefined;
  changes: OrderChanges | undefined;
  /** The tax that the total includes. */
  taxes: readonly IncludedTax[];
  /** Says what keeps the order from being placed, or what the last try was answered. */
  children: Elements;
};

/** The total, the order button, and where the order is picked up. */
export function OrderSummary(props: OrderSummaryProps) {
  const { totalCents, taxes, ready, changes, children, ...button } = props;
  const wasTotalCents = changes?.wasTotalCents;
  return (
    <section
      aria-label={words.total}
      className="grid gap-4 rounded-lg bg-leaf-100 p-6 shadow-card sm:p-8 lg:tall:sticky lg:top-28"
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl font-bold">{words.total}</h2>
          <p
            {...(wasTotalCents !== undefined && { 'data-change': '' })}
            data-total
            tabIndex={-1}
            className="text-3xl font-bold tabular-nums"
          >
            {wasTotalCents !== undefined && (
              <s className="me-3 text-lg font-medium text-soft">
                <WordsAround>
                  {words.totalWas(
                    <span key="total" translate="no">
                      {formatCents(wasTotalCents)}
                    </span>,
                  )}
                </WordsAround>
              </s>
            )}
            <span translate="no">{formatCents(totalCents)}</span>
          </p>
        </div>
        <p className="text-sm text-soft">
          {includesTax(taxes) ? words.payAtPickupWithTax : words.payAtPickup}
        </p>
        <IncludedTaxRows taxes={taxes} className="mt-2" />
      </div>
      <p aria-live="polite" className="font-semibold empty:absolute">
        {ready}
      </p>
      {children}
      <OrderButton {...button} className="w-full max-lg:hidden" />
      <Agreement sentence={words.agreement} paths={['/terms']} />
      <Whereabouts />
    </section>
  );
}
