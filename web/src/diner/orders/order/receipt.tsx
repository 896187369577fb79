import { brand } from '@brand/brand.ts';
import { addressLines } from '../../../model/address-lines.ts';
import type { Order } from '../../../api/orders/orders.ts';
import { formatCents } from '../../../model/format-price.ts';
import { printedTime } from '../../../model/printed-time.ts';
import { LineDetails } from '../../../shared/choices/line-details.tsx';
import { OrderTotal } from './order-total.tsx';
import { orderStateWords } from '../order-words.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';

/** The order as a receipt: the only part of the page that is printed (see print.css). */
export function Receipt({ order, now }: { order: Order; now: RestaurantNow }) {
  return (
    <section className="receipt hidden print:block" aria-label="Receipt">
      <h2>Receipt</h2>
      <address>
        <strong>{brand.name}</strong>
        {addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{brand.phone}</span>
      </address>
      <p>
        <strong>
          Order #{order.number} for <bdi>{order.name}</bdi>
        </strong>
        <span>Placed {printedTime(order.placedAt, now.zone, 'dateWithYear')}</span>
        <span>Pick-up {printedTime(order.dueAt, now.zone)}</span>
        <span>{orderStateWords[order.state]}</span>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Dish</th>
            <th scope="col">Each</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.quantity} × <bdi>{line.name}</bdi>
                <LineDetails choices={line.choices} note={line.note} allergens={line.allergens} />
              </td>
              <td>{formatCents(line.unitCents)}</td>
              <td>{formatCents(line.totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.allergies && <p>Allergies: {order.allergies}</p>}
      {order.note && <p>Note: {order.note}</p>}
      <OrderTotal order={order} />
      <p>
        <span>{paymentWords(order)}</span>
        <span>Allergies? Call us before you order.</span>
      </p>
    </section>
  );
}

function paymentWords({ payment }: Order): string {
  const words = {
    due: 'To be paid at pick-up.',
    paid: 'Paid at pick-up. Thank you!',
    void: 'Nothing to pay.',
    refunded: 'Refunded.',
  };
  return words[payment.status];
}
