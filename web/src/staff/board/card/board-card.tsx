import { memo } from 'react';
import CheckIcon from 'lucide-react/icons/check';
import EllipsisIcon from 'lucide-react/icons/ellipsis';
import type { Order } from '@thymely/contract/orders/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { AllergyBox } from '../../../shared/kitchen/allergy-box.tsx';
import { DoubtNote } from '../../../shared/kitchen/doubt-note.tsx';
import { hasNoteFirst, stateInWords } from '../../../shared/kitchen/kitchen-words.ts';
import { classes } from '../../../ui/classes.ts';
import { DetailsButton, NextStepButton } from './card-buttons.tsx';
import { CardDue } from './card-due.tsx';
import { cardPlaces } from './card-places.ts';
import { isSameCard, type BoardCardProps } from './same-card.ts';
import { DishLines, NoteBox } from './order-dishes.tsx';
import { TimeRing } from './time-ring.tsx';
import { WordsAround } from '../../../ui/words-around.tsx';
import { hasNotice } from '../../parts/has-notice.ts';
import * as parts from '../../parts/words.en.ts';
import * as words from './words.en.ts';

/**
 * An open order: its number and when it is due in one line, its name, its dishes and its next step.
 * A press anywhere else on the card opens the details, where everything else can be done.
 */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { order, due, hasLeft, became, doubt, actions } = props;
  const id = `order-${order._id}`;
  const isReady = order.state === 'ready';
  const places = cardPlaces(order);
  return (
    <li
      data-order={order._id}
      className="@container [contain-intrinsic-size:auto_10rem] [content-visibility:auto] roomy:max-w-[40rem]"
    >
      <article
        aria-labelledby={id}
        inert={hasLeft}
        aria-hidden={hasLeft || undefined}
        className={classes(
          'pop relative rounded-sm border-2 bg-card px-2 py-1.5 roomy:overflow-clip roomy:rounded-lg roomy:px-(--order-inset) roomy:pt-0 roomy:pb-(--order-inset)',
          due.tone === 'late' ? 'border-tomato' : 'border-hairline',
        )}
      >
        {/* What must happen now stands above everything else. */}
        {due.waiting && (
          <p
            className={classes(
              'mb-0.5 font-bold text-tomato roomy:-mx-(--order-inset) roomy:mb-0 roomy:bg-tomato-100 roomy:px-(--order-inset) roomy:py-2 roomy:text-lg',
              hasLeft && 'opacity-30',
            )}
          >
            {due.waiting}
          </p>
        )}
        <div
          className={classes(
            'grid items-center gap-x-1.5 gap-y-0.5 *:col-span-full roomy:gap-x-3 roomy:gap-y-2 roomy:pt-3',
            places.grid,
            hasLeft && 'opacity-30',
          )}
        >
          <CardHeading id={id} order={order} className={places.name} />
          <CardDue due={due} isReady={isReady} className={places.due} />
          {due.ring && (
            <TimeRing
              {...due.ring}
              tone={due.tone}
              dueAt={order.dueAt}
              className={isReady ? 'roomy:row-span-1' : ringRows[due.tone]}
            />
          )}
          {due.declining && <p className="font-bold text-amber">{due.declining}</p>}
          {hasNotice(order) && <p className="font-bold text-leaf-700">{parts.orderedAhead}</p>}
          <AllergyBox text={order.allergies} />
          <OrderContents order={order} />
          {doubt && <DoubtNote doubt={doubt} />}
          <NextStepButton {...props} />
        </div>
        <DetailsButton order={order} actions={actions} />
        {hasLeft && <WhatBecame state={became} />}
      </article>
    </li>
  );
}, isSameCard);

/** The ring stands beside the number and the name, and what is due where no head says it. */
const ringRows = {
  late: 'roomy:row-span-2',
  soon: 'roomy:row-span-3',
  later: 'roomy:row-span-3',
};

type CardHeadingProps = { id: string; order: Order; className: string };

/** The number of an order, and the line with its name. */
function CardHeading({ id, order, className }: CardHeadingProps) {
  return (
    <h3 id={id} className="contents">
      <span
        className={classes(
          'leading-none font-extrabold tracking-tight tabular-nums roomy:-order-2 roomy:text-(length:--order-number)',
          order.number > 99 ? 'text-[1.375rem]' : 'text-[1.625rem]',
        )}
        translate="no"
      >
        {`#${order.number}`}
      </span>{' '}
      <span
        className={classes(
          'col-span-full flex min-h-5 items-center gap-1 text-[0.9375rem] leading-[1.25rem] font-medium roomy:row-auto roomy:text-[length:calc(var(--order-line)*0.8)]',
          // The name of a ready order shares its line with what is to be paid.
          order.state !== 'ready' && 'roomy:col-span-1',
          className,
        )}
      >
        <NameAndAmount order={order} isDue={order.state === 'ready'} />
        <EllipsisIcon aria-hidden="true" className="size-5 shrink-0 text-soft" />
      </span>
    </h3>
  );
}

/** The guest, and what they pay when the order is handed out. */
function NameAndAmount({ order, isDue }: { order: Order; isDue: boolean }) {
  const name = (
    <bdi key="name" className="min-w-0 flex-1 -my-1 truncate text-start leading-[1.75rem]">
      {order.name}
    </bdi>
  );
  if (!isDue) return name;
  const amount = (
    <span
      key="amount"
      className="text-lg leading-none font-bold tabular-nums roomy:text-(length:--order-line)"
      translate="no"
    >
      {formatCents(order.totalCents)}
    </span>
  );
  return <WordsAround>{words.toPay(name, amount)}</WordsAround>;
}

/** The dishes, and the note of the order: above them if they are many. */
function OrderContents({ order }: { order: Order }) {
  const isNoteFirst = hasNoteFirst(order);
  return (
    <>
      {isNoteFirst && <NoteBox text={order.note} />}
      <DishLines lines={order.lines} />
      {order.note && !isNoteFirst && <NoteBox text={order.note} />}
    </>
  );
}

/** Orders that moved on as they should. */
const goodStates: readonly string[] = ['accepted', 'cooking', 'ready', 'collected'];

function WhatBecame({ state }: { state: Order['state'] | undefined }) {
  const isGood = state !== undefined && goodStates.includes(state);
  return (
    <p className="absolute inset-0 grid place-content-center">
      <span
        className={classes(
          'pop flex items-center gap-2 rounded-pill px-4 py-2 text-center text-lg font-bold',
          isGood ? 'bg-leaf-700 text-on-leaf' : 'bg-ink text-paper',
        )}
      >
        {isGood && <CheckIcon aria-hidden="true" />}
        <span>{state === undefined ? words.leftBoard : stateInWords(state)}</span>
      </span>
    </p>
  );
}
