import { memo } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { comingInWords, type Zone } from '../../model/restaurant-time.ts';
import { AllergyBox } from '../../shared/kitchen/allergy-box.tsx';
import { sizeIn } from '../../shared/choices/line-size.ts';
import { DishAndSize } from '../../shared/kitchen/dish-and-size.tsx';
import { DishChoices } from '../../shared/kitchen/dish-choices.tsx';
import { dueInWords, stateInWords } from '../../shared/kitchen/kitchen-words.ts';
import { StateChip } from '../../shared/state-chip.tsx';
import { classes } from '../../ui/classes.ts';
import { OrderActions } from './order-actions.tsx';
import type { Kitchen } from './use-kitchen.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import * as words from './words.en.ts';

type OrderRowProps = {
  order: Order;
  nowMs: number;
  zone: Zone;
  kitchen: Kitchen;
  /** Whether it is the first of the list, whose next step is the page's. */
  isFirst: boolean;
};

/**
 * An open order: its number and name, its state, when it is due, its dishes, and its next step. On a
 * desk this is one line; what a guest must not eat and what they wrote have lines of their own.
 */
export function OrderRow({ order, nowMs, zone, kitchen, isFirst }: OrderRowProps) {
  const id = `order-${order._id}`;
  return (
    <li className="border-t border-hairline first:border-t-0">
      <article aria-labelledby={id} className={rowClasses}>
        <h2 id={id} className="flex min-w-0 items-baseline gap-2">
          <span className="text-xl font-extrabold tabular-nums" translate="no">
            {`#${order.number}`}
          </span>{' '}
          <bdi className="min-w-0 font-semibold wrap-anywhere">{order.name}</bdi>
        </h2>
        <StateChip order={order} word={stateInWords(order.state)} />
        <DueTime order={order} nowMs={nowMs} zone={zone} />
        <Notes order={order} />
        <Lines order={order} />
        <OrderActions order={order} nowMs={nowMs} kitchen={kitchen} isFirst={isFirst} />
      </article>
    </li>
  );
}

/** The places of what a row has. */
export const rowClasses = classes(
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 xl:py-2',
  'md:grid-cols-[minmax(0,1fr)_auto_auto] xl:gap-x-3 xl:grid-cols-[8.5rem_6rem_6.5rem_minmax(0,1fr)_19.5rem]',
);

const dueTones = {
  late: 'font-semibold text-tomato',
  soon: 'font-semibold text-amber',
  later: 'text-soft',
};

const dueSentences = { today: words.dueAtTime, later: words.dueOnDay };

function DueTime({ order, nowMs, zone }: Pick<OrderRowProps, 'order' | 'nowMs' | 'zone'>) {
  const due = dueInWords(order.dueAt, nowMs);
  // A ready order waits for its diner, so it is not late.
  const isWaiting = order.state === 'ready';
  return (
    <p className="flex flex-wrap gap-x-2 text-sm leading-snug tabular-nums max-md:col-span-full">
      <span className="font-semibold">
        {comingInWords(order.dueAt, { nowMs, zone }, dueSentences)}
      </span>
      {due.words && !isWaiting && <span className={dueTones[due.tone]}>{due.words}</span>}
    </p>
  );
}

function Notes({ order: { allergies, note } }: { order: Order }) {
  if (allergies === '' && note === '') return null;
  return (
    <div className="col-span-full grid gap-2 xl:order-last xl:pb-1">
      <AllergyBox text={allergies} />
      {note && <Note text={note} />}
    </div>
  );
}

const Lines = memo(function Lines({ order: { lines, totalCents } }: { order: Order }) {
  return (
    <div className="text-sm leading-snug max-xl:col-span-full">
      <ul aria-label={words.dishes} className="flex flex-wrap gap-x-3 gap-y-0.5">
        {lines.map((line) => (
          <li
            key={line.id}
            className="flex max-w-full flex-wrap items-baseline gap-x-1 wrap-anywhere"
          >
            <span className="font-bold tabular-nums" translate="no">{`${line.quantity} ×`}</span>
            <DishAndSize name={line.name} size={sizeIn(line.choices)?.name} />
            <DishChoices choices={line.choices} />
            {line.note && <Note text={line.note} />}
          </li>
        ))}
      </ul>
      <p className="text-soft">
        {words.toPay(
          <span key="total" className="font-semibold text-ink tabular-nums" translate="no">
            {formatCents(totalCents)}
          </span>,
        )}
      </p>
    </div>
  );
});

function Note({ text }: { text: string }) {
  return (
    <p className="rounded-sm bg-amber-100 px-3 py-1 text-sm wrap-anywhere whitespace-pre-line">
      <WordsAround className="font-semibold text-amber">
        {words.note(<bdi key="text">{text}</bdi>)}
      </WordsAround>
    </p>
  );
}
