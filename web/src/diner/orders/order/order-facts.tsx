import type { ReactNode } from 'react';
import { brand } from '../../../brand/brand.ts';
import { isUnderWay, type Order } from '../../../api/orders/orders.ts';
import { formatCents } from '../../../model/format-price.ts';
import { pastTime } from '../../../model/restaurant-time.ts';
import { promisedTime } from '../order-words.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { RestaurantNow } from '../use-restaurant-now.ts';

/** Says when and where the order is picked up, what to pay there, and what number to call. */
export function OrderFacts({ order, now }: { order: Order; now: RestaurantNow }) {
  const isComing = isUnderWay(order);
  return (
    <section className="rounded-lg bg-leaf-100 p-6 shadow-card sm:p-8">
      <h2 className="mb-4 text-xl font-bold">Pick-up</h2>
      <dl className="grid gap-4">
        {isComing && (
          <Fact label="Ready">
            <span className="text-2xl font-bold first-letter:uppercase">
              {promisedTime(order, now)}
            </span>
          </Fact>
        )}
        {isComing && <Fact label="To pay">{toPay(order)}</Fact>}
        <Fact label="We'll call out">
          #{order.number} {order.name}
        </Fact>
        <Fact label="Where">
          <address className="not-italic">
            {brand.name}
            {brand.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Fact>
        <Fact label="Telephone">
          <PhoneLink className="font-semibold underline underline-offset-4" />
        </Fact>
        <Fact label="Placed">{pastTime(order.placedAt, now)}</Fact>
      </dl>
      <p className="mt-5 border-t border-hairline pt-4 font-medium">
        Allergies? Call us before you order.
      </p>
    </section>
  );
}

function toPay({ payment, totalCents }: Order): string {
  return payment.status === 'paid'
    ? 'Nothing, it has been paid'
    : `${formatCents(totalCents)} when you pick it up`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
