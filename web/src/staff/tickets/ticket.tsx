import type { ResolvedChoice } from '@thymely/contract/options/choices';
import type { CountedChoice } from '@thymely/contract/options/counted-choices';
import type { Order, OrderLine } from '@thymely/contract/orders/endpoints';
import { includedTaxes } from '@thymely/contract/ordering/included-tax';
import { brand } from '@brand/brand.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { formatRate } from '@thymely/contract/ground/price/format-rate';
import { inTable } from '../../model/in-table.ts';
import { printedTime } from '../../model/printed-time.ts';
import type { Zone } from '../../model/restaurant-time.ts';
import { byGroup } from '../../shared/choices/choice-words.ts';
import { choicesBesideSize, sizeIn } from '../../shared/choices/line-size.ts';
import { DishAndSize } from '../../shared/kitchen/dish-and-size.tsx';
import { dishCount, hasNoteFirst } from '../../shared/kitchen/kitchen-words.ts';
import { spelledEmoji } from './spelled-emoji.ts';
import { hasNotice } from '../parts/has-notice.ts';
import type { TicketCopy } from '../parts/print-ticket.ts';
import * as parts from '../parts/words.en.ts';
import * as words from './words.en.ts';

type TicketProps = {
  order: Order;
  copy: TicketCopy;
  zone: Zone;
  /** Whether it is printed by hand before the order has to be begun. */
  isAhead: boolean;
};

/**
 * An order on paper 80 mm wide; see print.css. The kitchen's copy says what to cook and has no
 * prices; the counter's copy goes with the food and says what to collect.
 */
export function Ticket({ order, copy, zone, isAhead }: TicketProps) {
  const isForCounter = copy === 'counter';
  const due = printedTime(order.dueAt, zone);
  const isNoteFirst = hasNoteFirst(order);
  return (
    <section
      className="ticket"
      aria-label={isForCounter ? parts.counterTicket : parts.kitchenTicket}
    >
      {isAhead && <p className="ticket-ahead">{words.ahead}</p>}
      {isForCounter && <p className="ticket-brand">{brand.name}</p>}
      <header>
        <h2 translate="no">{`#${order.number}`}</h2>
        <p className="ticket-name">
          <bdi>{spelledEmoji(order.name)}</bdi>
        </p>
        <p className="ticket-due">
          {order.pickup.kind === 'asap' ? words.due(due) : words.bookedFor(due)}
        </p>
        {hasNotice(order) && <p>{parts.orderedAhead}</p>}
        <p>{`${dishCount(order)} · ${words.placed(printedTime(order.placedAt, zone))}`}</p>
      </header>
      {order.allergies && (
        <p className="ticket-allergies">
          {words.allergies(<bdi key="text">{spelledEmoji(order.allergies)}</bdi>)}
        </p>
      )}
      {isNoteFirst && <Note text={order.note} />}
      <ul>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} isPriced={isForCounter} />
        ))}
      </ul>
      {order.note && !isNoteFirst && <Note text={order.note} />}
      {isForCounter && <Sum order={order} />}
    </section>
  );
}

function Line({ line, isPriced }: { line: OrderLine; isPriced: boolean }) {
  const size = sizeIn(line.choices);
  return (
    <li>
      <span className="ticket-quantity" translate="no">
        {line.quantity}
      </span>
      <DishAndSize
        name={spelledEmoji(line.name)}
        size={size && spelledEmoji(size.name)}
        className="ticket-dish"
      />
      {isPriced && (
        <span className="ticket-price" translate="no">
          {formatCents(line.totalCents)}
        </span>
      )}
      <span className="ticket-details">
        {byGroup(choicesBesideSize(line.choices)).map(({ groupId, label, choices }) => (
          <span key={groupId} className="ticket-choice">
            <bdi>{spelledEmoji(label)}</bdi>{' '}
            {choices.map((counted, index) => (
              <Choice
                key={counted.choice.choiceId}
                counted={counted}
                isPriced={isPriced}
                isFirst={index === 0}
              />
            ))}
          </span>
        ))}
        {line.note && <Note text={line.note} />}
      </span>
    </li>
  );
}

type ChoiceProps = {
  counted: CountedChoice<ResolvedChoice>;
  isFirst: boolean;
  isPriced: boolean;
};

function Choice({ counted: { choice, times, cents }, isFirst, isPriced }: ChoiceProps) {
  return (
    <>
      {!isFirst && <span>, </span>}
      <strong>
        <span className="whitespace-nowrap" translate="no">
          {times}
        </span>
        <bdi>{spelledEmoji(choice.name)}</bdi>
      </strong>
      {isPriced && cents > 0 && <span translate="no">{` +${formatCents(cents)}`}</span>}
    </>
  );
}

function Note({ text }: { text: string }) {
  return (
    <span className="ticket-note">
      {words.note(
        <strong key="text">
          <bdi>{spelledEmoji(text)}</bdi>
        </strong>,
      )}
    </span>
  );
}

function Sum({ order }: { order: Order }) {
  const { charges, totalCents, taxIncludedCents, payment } = order;
  const taxes = includedTaxes(order.lines);
  return (
    <footer>
      {charges.map(({ kind, label, cents }) => (
        <p key={kind} className="ticket-row">
          <bdi>{label}</bdi>
          <span translate="no">{formatCents(cents)}</span>
        </p>
      ))}
      <p className="ticket-row ticket-total">
        <span>{inTable(words.payment, payment.status, words.unknownPayment)}</span>
        <span translate="no">{formatCents(totalCents)}</span>
      </p>
      {taxes.length > 1 &&
        taxes.map(({ name, bp, cents }) => (
          <TaxRow key={`${bp} ${name}`} label={`${name} ${formatRate(bp)}`} cents={cents} />
        ))}
      {taxIncludedCents > 0 && <TaxRow label={words.taxIncluded} cents={taxIncludedCents} />}
      <p>{words.inDoubt}</p>
    </footer>
  );
}

function TaxRow({ label, cents }: { label: string; cents: number }) {
  return (
    <p className="ticket-row">
      <bdi>{label}</bdi>
      <span translate="no">{formatCents(cents)}</span>
    </p>
  );
}
