import { legalLine } from 'virtual:brand-pages';
import { includedTaxes } from '@thymely/contract/ordering/included-tax';
import type { Order } from '@thymely/contract/orders/endpoints';
import { brand } from '@brand/brand.ts';
import { addressLines } from '../../model/address-lines.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { printedTime } from '../../model/printed-time.ts';
import type { Zone } from '../../model/restaurant-time.ts';
import { choicesBesideSize, sizeIn } from '../../shared/choices/line-size.ts';
import { DishAndSize } from '../../shared/kitchen/dish-and-size.tsx';
import { LineDetails } from '../../shared/choices/line-details.tsx';
import { IncludedTaxRows } from '../../shared/tax/included-tax-rows.tsx';
import * as words from './words.en.ts';

/** The order as the guest's paper has it; the only part of the page that is printed. */
export function OrderPaper({ order, zone }: { order: Order; zone: Zone }) {
  const title = words.papers[brand.orderPaper];
  return (
    <section aria-label={title} className="grid gap-4 rounded-lg bg-card p-5 shadow-card sm:p-6">
      <header className="grid gap-1">
        <h2 className="text-lg font-bold">{title}</h2>
        <address className="hidden not-italic print:block">
          {[brand.name, ...addressLines, ...brand.telephones, legalLine].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <p className="text-lg font-semibold wrap-anywhere">
          <bdi>{order.name}</bdi>
        </p>
        <p className="text-soft">
          <span>{words.placedAt(printedTime(order.placedAt, zone, 'dateWithYear'))}</span>
          <br />
          <span>{words.pickUpAt(printedTime(order.dueAt, zone, 'dateWithYear'))}</span>
        </p>
      </header>
      <Wishes order={order} />
      <ul>
        {order.lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-2 border-t border-hairline py-3"
          >
            <span className="font-bold tabular-nums" translate="no">{`${line.quantity} ×`}</span>
            <DishAndSize
              name={line.name}
              size={sizeIn(line.choices)?.name}
              className="wrap-anywhere"
            />
            <span className="tabular-nums" translate="no">
              {formatCents(line.totalCents)}
            </span>
            <LineDetails
              choices={choicesBesideSize(line.choices)}
              note={line.note}
              allergens={line.allergens}
              className="col-[2/-1]"
            />
          </li>
        ))}
      </ul>
      <Total order={order} />
    </section>
  );
}

function Wishes({ order: { allergies, note } }: { order: Order }) {
  if (allergies === '' && note === '') return null;
  return (
    <div className="grid gap-2 rounded-sm bg-amber-100 px-4 py-3 wrap-anywhere">
      {allergies && <p>{words.allergies(allergies)}</p>}
      {note && <p className="whitespace-pre-line">{words.note(note)}</p>}
    </div>
  );
}

function Total({ order }: { order: Order }) {
  return (
    <div className="grid gap-2 border-t border-hairline pt-3">
      <p className="flex justify-between gap-4">
        <span className="font-semibold">{words.total}</span>
        <span className="text-xl font-bold tabular-nums" translate="no">
          {formatCents(order.totalCents)}
        </span>
      </p>
      <IncludedTaxRows taxes={includedTaxes(order.lines)} />
    </div>
  );
}
