import { includedTaxes, includesTax } from '@thymely/contract/ordering/included-tax';
import type { Order } from '../../../api/orders/orders.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { TaxOfEachRate } from '../../../shared/tax/included-tax-rows.tsx';
import * as words from './words.en.ts';

/** The total of an order, with anything added to the dishes, and a note about tax. */
export function OrderTotal({ order }: { order: Order }) {
  const { charges, subtotalCents, totalCents } = order;
  return (
    <dl className="border-t border-hairline pt-3.5 tabular-nums">
      {charges.length > 0 && <Row label={words.subtotal} cents={subtotalCents} />}
      {charges.map(({ kind, label, cents }) => (
        <Row key={kind} label={label} cents={cents} />
      ))}
      <div className="flex items-baseline justify-between gap-4">
        <dt className="font-semibold">{words.total}</dt>
        <dd className="text-2xl font-bold" translate="no">
          {formatCents(totalCents)}
        </dd>
      </div>
      <Tax order={order} />
    </dl>
  );
}

/** What the prices include; nothing for a restaurant that stated no tax. */
function Tax({ order: { lines, taxIncludedCents } }: { order: Order }) {
  const taxes = includedTaxes(lines);
  // An order from before there were several rates has no rate in its lines.
  if (taxIncludedCents === 0 && !includesTax(taxes)) return null;
  return (
    <>
      <div className="text-sm text-soft">
        <dt className="sr-only">{words.tax}</dt>
        <dd>
          {taxIncludedCents > 0
            ? words.taxIncludedOf(formatCents(taxIncludedCents))
            : words.taxIncluded}
        </dd>
      </div>
      {taxes.length > 1 && <TaxOfEachRate taxes={taxes} />}
    </>
  );
}

function Row({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex justify-between gap-4 text-soft">
      <dt>{label}</dt>
      <dd translate="no">{formatCents(cents)}</dd>
    </div>
  );
}
