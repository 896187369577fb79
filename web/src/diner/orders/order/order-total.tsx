import type { Order } from '../../../api/orders/orders.ts';
import { formatCents } from '../../../model/format-price.ts';

/** The total of an order, with anything added to the dishes, and a note about tax. */
export function OrderTotal({ order }: { order: Order }) {
  const { charges, subtotalCents, taxIncludedCents, totalCents } = order;
  return (
    <dl className="border-t border-hairline pt-3.5 tabular-nums">
      {charges.length > 0 && <Row label="Subtotal" cents={subtotalCents} />}
      {charges.map(({ kind, label, cents }) => (
        <Row key={kind} label={label} cents={cents} />
      ))}
      <div className="flex items-baseline justify-between gap-4">
        <dt className="font-semibold">Total</dt>
        <dd className="text-2xl font-bold">{formatCents(totalCents)}</dd>
      </div>
      <div className="text-sm text-soft">
        <dt className="sr-only">Tax</dt>
        <dd>
          Prices include tax
          {taxIncludedCents > 0 && ` (${formatCents(taxIncludedCents)})`}
        </dd>
      </div>
    </dl>
  );
}

function Row({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex justify-between gap-4 text-soft">
      <dt>{label}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}
