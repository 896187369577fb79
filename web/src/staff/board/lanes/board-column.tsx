import { memo, type ReactNode } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import { classes } from '../../ui/classes.ts';
import type { Zone } from '../../model/restaurant-time.ts';
import type { BoardActions } from './board-actions.ts';
import { BoardCard } from './card/board-card.tsx';
import { columnWords, type ColumnName } from '../../shared/kitchen/board-columns.ts';
import { dueFacts } from './card/due-facts.ts';
import type { Place } from './steady-layout.ts';
import { busyAction, doubtAbout, type BusyOrders } from '../../shared/kitchen/use-order-moves.ts';

export type CardContext = {
  columns: 3 | 4;
  nowMs: number;
  zone: Zone;
  isOff: boolean;
  actions: BoardActions;
  /** Returns the state of an order by its ID; undefined once it is no longer open. */
  stateOf: (id: string) => Order['state'] | undefined;
};

type BoardColumnProps = {
  name: ColumnName;
  places: readonly Place[];
  busy: BusyOrders;
  /** Whether this is the one column that a phone shows. */
  isChosen: boolean;
  context: CardContext;
  /** The content under the cards, always in sight. */
  footer?: ReactNode;
};

const emptyWords: Record<ColumnName, string> = {
  new: 'Nothing new',
  todo: 'Nothing to do',
  cooking: 'Nothing cooking',
  ready: 'Nothing to hand out',
};

/** One column of the board, which scrolls by itself. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { name, places, busy, isChosen, context, footer } = props;
  const id = `column-${name}`;
  const count = countOf(places);
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'min-h-0 min-w-0 flex-col rounded-lg bg-sand md:flex',
        isChosen ? 'flex' : 'hidden',
      )}
    >
      <h2 className="hidden items-center justify-between gap-2 px-4 py-3 text-xl font-bold md:flex">
        <span id={id}>{columnWords[name]}</span>{' '}
        <ColumnCount count={count} isNew={name === 'new'} />
      </h2>
      {count === 0 && places.length === 0 && (
        <p className="px-4 py-8 text-center text-soft">{emptyWords[name]}</p>
      )}
      <ol
        data-column={name}
        className={classes(
          'grid min-h-0 flex-1 grid-cols-1 content-start gap-2 p-1.5 lg:p-2 md:pt-0 lg:pt-0',
          // Kept places have nothing to press, so a keyboard could not scroll to them.
          count === 0 ? 'overflow-y-hidden' : 'overflow-y-auto',
        )}
      >
        {places.map(({ order, hasLeft }) => (
          <BoardCard
            key={order._id}
            order={order}
            due={dueFacts(order, context)}
            left={hasLeft ? (context.stateOf(order._id) ?? 'collected') : undefined}
            busy={busyAction(busy, order)}
            doubt={doubtAbout(busy, order)}
            columns={context.columns}
            isOff={context.isOff}
            actions={context.actions}
          />
        ))}
      </ol>
      {footer}
    </section>
  );
});

export function countOf(places: readonly Place[]): number {
  return places.filter(({ hasLeft }) => !hasLeft).length;
}

export function ColumnCount({ count, isNew }: { count: number; isNew: boolean }) {
  return (
    <span
      className={classes(
        'min-w-8 rounded-pill px-2 text-center text-lg leading-8 font-bold tabular-nums',
        isNew && count > 0 ? 'bg-leaf-700 text-on-leaf' : 'bg-card text-ink',
      )}
    >
      {count}
    </span>
  );
}
