import { memo } from 'react';
import CheckIcon from 'lucide-react/icons/check';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenAction } from '@thymely/contract/orders/order-states';
import { formatCents } from '../../../model/format-price.ts';
import { AllergyBox } from '../../../shared/kitchen/allergy-box.tsx';
import { DoubtNote } from '../../../shared/kitchen/doubt-note.tsx';
import { dishCount, hasNoteFirst, stateWords } from '../../../shared/kitchen/kitchen-words.ts';
import type { Doubt } from '../../../shared/kitchen/use-order-moves.ts';
import { classes } from '../../../ui/classes.ts';
import type { BoardActions } from '../board-actions.ts';
import { CardButtons } from './card-buttons.tsx';
import { DueBand } from './due-band.tsx';
import type { DueFacts } from './due-facts.ts';
import { isSameCard } from './same-card.ts';
import { DishLines, NoteBox } from './order-dishes.tsx';

export type BoardCardProps = {
  order: Order;
  due: DueFacts;
  columns: 3 | 4;
  /** The step that is under way. */
  busy: KitchenAction | undefined;
  /** Whether the outcome of the last press is unknown. */
  doubt: Doubt | undefined;
  /** The new state of an order whose place on the board is still kept. */
  left: Order['state'] | undefined;
  /** Whether all buttons are disabled. */
  isOff: boolean;
  actions: BoardActions;
};

/** An open order: its number and name, when it is due, its dishes, and its next step. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { order, due, left, doubt } = props;
  const id = `order-${order._id}`;
  const hasLeft = left !== undefined;
  const isNoteFirst = hasNoteFirst(order);
  return (
    <li
      data-order={order._id}
      className="@container [contain-intrinsic-size:auto_18rem] [content-visibility:auto]"
    >
      <article
        aria-labelledby={id}
        inert={hasLeft}
        aria-hidden={hasLeft || undefined}
        className={classes(
          'pop relative rounded-sm border bg-card',
          due.tone === 'late' ? 'border-tomato' : 'border-hairline',
        )}
      >
        <div
          className={classes('grid grid-cols-1 gap-3 p-2.5 @[15rem]:p-3', hasLeft && 'opacity-30')}
        >
          <header className="grid grid-cols-1 gap-2 @[17rem]:grid-cols-[auto_minmax(0,1fr)] @[17rem]:items-center">
            <h3 id={id} className="contents">
              <span className="text-4xl leading-none font-extrabold tracking-tight tabular-nums @[12rem]:text-5xl">
                #{order.number}
              </span>{' '}
              <span className="line-clamp-2 text-lg leading-tight font-semibold wrap-anywhere @[17rem]:order-last @[17rem]:col-span-2">
                <bdi>{order.name}</bdi>
              </span>
            </h3>
            <DueBand due={due} isReady={order.state === 'ready'} />
          </header>
          {due.waiting && <p className="font-bold text-tomato">{due.waiting}</p>}
          <AllergyBox text={order.allergies} />
          {isNoteFirst && <NoteBox text={order.note} />}
          <DishLines lines={order.lines} isSmall={order.state === 'ready'} />
          {order.note && !isNoteFirst && <NoteBox text={order.note} />}
          <Total order={order} />
          {doubt && <DoubtNote doubt={doubt} />}
          <CardButtons {...props} />
        </div>
        {hasLeft && <WhatBecame state={left} />}
      </article>
    </li>
  );
}, isSameCard);

function Total({ order }: { order: Order }) {
  const price = formatCents(order.totalCents);
  if (order.state !== 'ready')
    return (
      <p className="text-sm text-soft tabular-nums">
        {dishCount(order)} · {price}
      </p>
    );
  return (
    <p className="text-soft">
      To pay: <span className="text-xl font-bold text-ink tabular-nums">{price}</span>
    </p>
  );
}

function WhatBecame({ state }: { state: Order['state'] }) {
  return (
    <p className="absolute inset-0 grid place-content-center">
      <span className="pop flex items-center gap-2 rounded-pill bg-leaf-700 px-5 py-2.5 text-lg font-bold text-on-leaf">
        <CheckIcon aria-hidden="true" />
        {stateWords[state]}
      </span>
    </p>
  );
}
