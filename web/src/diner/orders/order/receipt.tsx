import type { ReactNode } from 'react';
import { legalLine } from 'virtual:brand-pages';
import { brand } from '@brand/brand.ts';
import { addressLines } from '../../../model/address-lines.ts';
import type { Order } from '../../../api/orders/orders.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { inTable } from '../../../model/in-table.ts';
import { printedTime } from '../../../model/printed-time.ts';
import { choicesBesideSize, sizeIn } from '../../../shared/choices/line-size.ts';
import { LineDetails } from '../../../shared/choices/line-details.tsx';
import { DishAndSize } from '../../../shared/kitchen/dish-and-size.tsx';
import { AllergyNote } from './allergy-note.tsx';
import { OrderTotal } from './order-total.tsx';
import { stateName } from '../order-words.ts';
import { paperName } from './paper-name.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';
import * as orders from '../words.en.ts';
import * as words from './words.en.ts';

/** The order as a receipt: the only part of the page that is printed (see print.css). */
export function Receipt({ order, now }: { order: Order; now: RestaurantNow }) {
  return (
    <section className="receipt hidden print:block" aria-label={paperName}>
      <h2>{paperName}</h2>
      <address>
        <strong>{brand.name}</strong>
        {addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {brand.telephones.map((telephone) => (
          <span key={telephone}>
            <bdi>{telephone}</bdi>
          </span>
        ))}
        {legalLine !== '' && <span>{legalLine}</span>}
      </address>
      <p>
        <strong>
          {words.orderFor<ReactNode>(order.number, <bdi key="name">{order.name}</bdi>)}
        </strong>
        <span>{words.placed(printedTime(order.placedAt, now.zone, 'dateWithYear'))}</span>
        <span>{orders.pickUp(printedTime(order.dueAt, now.zone))}</span>
        <span>{stateName(order.state)}</span>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.dishColumn}</th>
            <th scope="col">{words.eachColumn}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                <span translate="no">{`${line.quantity} ×`}</span>{' '}
                <DishAndSize name={line.name} size={sizeIn(line.choices)?.name} />
                <LineDetails
                  choices={choicesBesideSize(line.choices)}
                  note={line.note}
                  allergens={line.allergens}
                />
              </td>
              <td translate="no">{formatCents(line.unitCents)}</td>
              <td translate="no">{formatCents(line.totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <AllergyNote order={order} />
      {order.note && <p>{words.note(order.note)}</p>}
      <OrderTotal order={order} />
      <p>
        <span>{inTable(words.payments, order.payment.status, words.unknownPayment)}</span>
      </p>
    </section>
  );
}
