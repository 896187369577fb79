import { memo } from 'react';
import type { Order, OrderLine } from '@thymely/contract/orders/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { comingInWords, type Zone } from '../../model/restaurant-time.ts';
import { AllergyBox } from '../../shared/kitchen/allergy-box.tsx';
import { DishChoices } from '../../shared/kitchen/dish-choices.tsx';
import { dueInWords, hasNoteFirst, stateInWords } from '../../shared/kitchen/kitchen-words.ts';
import { classes } from '../../ui/classes.ts';
import { OrderActions } from './order-actions.tsx';
import type { Kitchen } from './use-kitchen.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import * as words from './words.en.ts';

type OrderCardProps = { order: Order; nowMs: number; zone: Zone; kitchen: Kitchen };

/** An open order: its number and name, when it is due, its dishes, and its next step. */
export function OrderCard({ order, nowMs, zone, kitchen }: OrderCardProps) {
  const id = `order-${order._id}`;
  const isNoteFirst = hasNoteFirst(order);
  return (
    <li>
      <article
        aria-labelledby={id}
        className="grid h-full grid-rows-[auto_1fr_auto] gap-4 rounded-lg bg-card p-5 shadow-card"
      >
        <header className="grid gap-1">
          <h2 id={id} className="flex min-w-0 items-baseline gap-3">
            <span
              className="text-3xl font-extrabold tabular-nums"
              translate="no"
            >{`#${order.number}`}</span>{' '}
            <bdi className="min-w-0 text-lg font-semibold wrap-anywhere">{order.name}</bdi>
          </h2>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <DueTime order={order} nowMs={nowMs} zone={zone} />
            <StateChip order={order} />
          </div>
        </header>
        <div className="grid content-start gap-3">
          <AllergyBox text={order.allergies} />
          {isNoteFirst && <Note text={order.note} />}
          <Lines lines={order.lines} />
          {order.note && !isNoteFirst && <Note text={order.note} />}
          <p className="text-soft">
            {words.toPay(
              <span key="total" className="font-semibold text-ink tabular-nums" translate="no">
                {formatCents(order.totalCents)}
              </span>,
            )}
          </p>
        </div>
        <OrderActions order={order} nowMs={nowMs} kitchen={kitchen} />
      </article>
    </li>
  );
}

function StateChip({ order: { state } }: { order: Order }) {
  const isNew = state === 'placed';
  return (
    <span
      className={classes(
        'shrink-0 rounded-pill px-3 py-1 text-sm font-semibold',
        isNew ? 'bg-amber-100 text-amber' : 'bg-leaf-100 text-leaf-700',
      )}
    >
      {stateInWords(state)}
    </span>
  );
}

const dueTones = {
  late: 'font-semibold text-tomato',
  soon: 'font-semibold text-amber',
  later: 'text-soft',
};

const dueSentences = { today: words.dueAtTime, later: words.dueOnDay };

function DueTime({ order, nowMs, zone }: Omit<OrderCardProps, 'kitchen'>) {
  const due = dueInWords(order.dueAt, nowMs);
  // A ready order waits for its diner, so it is not late.
  const isWaiting = order.state === 'ready';
  return (
    <p className="tabular-nums">
      <span className="font-semibold">
        {comingInWords(order.dueAt, { nowMs, zone }, dueSentences)}
      </span>
      {due.words && !isWaiting && <span className={dueTones[due.tone]}>{` · ${due.words}`}</span>}
    </p>
  );
}

const Lines = memo(function Lines({ lines }: { lines: OrderLine[] }) {
  return (
    <ul aria-label={words.dishes} className="grid gap-2">
      {lines.map(({ id, quantity, name, choices, note }) => (
        <li key={id} className="grid grid-cols-[2.75rem_minmax(0,1fr)]">
          <span className="font-bold tabular-nums" translate="no">{`${quantity} ×`}</span>
          <span className="grid gap-1 wrap-anywhere">
            <span>{name}</span>
            <DishChoices choices={choices} />
            {note && <Note text={note} />}
          </span>
        </li>
      ))}
    </ul>
  );
});

function Note({ text }: { text: string }) {
  return (
    <p className="rounded-sm bg-amber-100 px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
      <WordsAround className="font-semibold text-amber">
        {words.note(<bdi key="text">{text}</bdi>)}
      </WordsAround>
    </p>
  );
}
