import { useState } from 'react';
import type { Order } from '../../../api/orders/orders.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { choicesBesideSize, sizeIn } from '../../../shared/choices/line-size.ts';
import { LineDetails } from '../../../shared/choices/line-details.tsx';
import { LineThumb } from '../../../shared/dish-thumb.tsx';
import { DishAndSize } from '../../../shared/kitchen/dish-and-size.tsx';
import { OrderTotal } from './order-total.tsx';
import { DisclosureArrow } from '../../../ui/disclosure-arrow.tsx';
import * as words from './words.en.ts';

/** The lines of an order, at the prices of the time it was placed. */
export function OrderLines({ order }: { order: Order }) {
  // On a phone they are folded: what matters there stands above.
  const [isOpen, setIsOpen] = useState(() => innerWidth >= 768);
  return (
    <section className="rounded-lg bg-card p-4 shadow-card sm:p-8">
      <details
        className="group"
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4">
          <h2 className="text-xl font-bold">{words.yourDishes}</h2>
          <span className="flex items-center gap-3 font-semibold tabular-nums">
            <span translate="no">{formatCents(order.totalCents)}</span>
            <DisclosureArrow />
          </span>
        </summary>
        <ul>
          {order.lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
        <OrderTotal order={order} />
      </details>
      {order.note && (
        <div className="mt-5 rounded-sm bg-leaf-100 px-4 py-3 wrap-anywhere whitespace-pre-line">
          <h3 className="text-sm font-semibold">{words.yourNote}</h3>
          <p>{order.note}</p>
        </div>
      )}
    </section>
  );
}

function Line({ line }: { line: Order['lines'][number] }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t max-[20rem]:grid-cols-1 border-hairline py-3.5">
      <LineThumb line={line} className="size-14 rounded-pill bg-leaf-100" />
      <div className="grid gap-0.5 leading-snug wrap-anywhere">
        <p className="font-semibold">
          <span className="tabular-nums" translate="no">{`${line.quantity} ×`}</span>{' '}
          <DishAndSize name={line.name} size={sizeIn(line.choices)?.name} />
        </p>
        {line.quantity > 1 && (
          <p className="text-sm text-soft tabular-nums">
            {words.eachCosts(formatCents(line.unitCents))}
          </p>
        )}
      </div>
      <p className="font-semibold tabular-nums" translate="no">
        {formatCents(line.totalCents)}
      </p>
      <LineDetails
        choices={choicesBesideSize(line.choices)}
        note={line.note}
        allergens={line.allergens}
        className="max-sm:col-span-full sm:col-[2/-1]"
      />
    </li>
  );
}
