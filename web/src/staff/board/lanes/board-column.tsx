import { memo, useCallback } from 'react';
import type { AnswerRules } from '@thymely/contract/ordering/answer-time';
import type { Order } from '@thymely/contract/orders/endpoints';
import { classes } from '../../../ui/classes.ts';
import type { Zone } from '../../../model/restaurant-time.ts';
import { BoardCard } from '../card/board-card.tsx';
import type { BoardActions } from '../card/card-actions.ts';
import { columnWords, type ColumnName } from '../../../shared/kitchen/board-columns.ts';
import { dueFacts } from '../card/due-facts.ts';
import type { Place } from '../steady-layout.ts';
import {
  actionUnderWay,
  doubtAbout,
  type StepsByOrder,
} from '../../../shared/kitchen/use-kitchen-steps.ts';
import type { CardSize } from './card-size.ts';
import { ColumnCount, countOf } from './column-count.tsx';
import type { Seen } from './lane-plan.ts';
import { laneStyle, usePackedLanes } from './use-packed-lanes.ts';
import type { NoteSight } from './use-column-sights.ts';
import { outOfSightWords, useOutOfSight } from './use-out-of-sight.ts';
import * as words from './words.en.ts';
import type { Elements } from '../../../ui/elements.ts';

export type CardContext = {
  columns: 3 | 4;
  nowMs: number;
  zone: Zone;
  /** What decides how long an order may wait for an answer; undefined until it is known. */
  rules: AnswerRules | undefined;
  isOff: boolean;
  actions: BoardActions;
  /** Returns the state of an order by its ID; undefined if it has left, and nobody has said how. */
  stateOf: (id: string) => Order['state'] | undefined;
};

type BoardColumnProps = {
  name: ColumnName;
  places: readonly Place[];
  steps: StepsByOrder;
  /** The number of cards side by side; 0 for a rail that shows only the column's name. */
  lanes: number;
  size: CardSize;
  /** Whether this is the one column that a phone shows. */
  isChosen: boolean;
  context: CardContext;
  /** Called with what is out of sight in the column; undefined when no cards are shown. */
  onCounted: NoteSight;
  /** The content under the cards, always in sight. */
  footer?: Elements;
};

/** One column of the board, which scrolls by itself. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { name, places, lanes, isChosen, footer } = props;
  const count = countOf(places);
  const isRail = lanes === 0;
  return (
    <section
      aria-labelledby={`column-${name}`}
      className={classes(
        'min-h-0 min-w-0 flex-col rounded-lg bg-sand md:flex',
        isChosen ? 'flex' : 'hidden',
      )}
    >
      <ColumnHead name={name} count={count} isRail={isRail} />
      {places.length === 0 && (
        <p className={classes('px-4 py-8 text-center text-soft', isRail && 'md:sr-only')}>
          {words.nothingIn[name]}
        </p>
      )}
      {places.length > 0 && !isRail && <Cards {...props} />}
      {footer}
    </section>
  );
});

type ColumnHeadProps = { name: ColumnName; count: number; isRail: boolean };

/** The name of a column and the number of its orders; a rail has them upright. */
function ColumnHead({ name, count, isRail }: ColumnHeadProps) {
  return (
    <h2
      className={classes(
        'hidden items-center text-base font-bold md:flex lg:text-xl',
        isRail ? 'flex-col-reverse justify-end gap-3 py-2.5' : 'min-h-11 gap-1.5 px-2.5 lg:gap-2',
      )}
    >
      <span id={`column-${name}`} className={classes(isRail && '[writing-mode:vertical-rl]')}>
        {columnWords[name]}
      </span>{' '}
      <ColumnCount count={count} isNew={name === 'new'} />
    </h2>
  );
}

function Cards({ name, places, lanes, size, steps, context, onCounted }: BoardColumnProps) {
  const note = useCallback(
    (counted: Seen | undefined) => {
      onCounted(name, counted);
    },
    [name, onCounted],
  );
  const { list, above, below } = useOutOfSight({ places, size }, note);
  usePackedLanes(list, { lanes, places, size });
  return (
    <>
      <p className="min-h-6 px-2.5 text-end text-[0.8125rem] leading-[1.5rem] font-semibold text-soft tabular-nums md:-mt-8 md:min-h-8">
        {outOfSightWords({ above, below })}
      </p>
      <ol
        ref={list}
        data-column={name}
        style={laneStyle(lanes)}
        className={classes(
          'grid min-h-0 flex-1 content-start items-start gap-1.5 p-1.5 pt-0',
          // Kept places have nothing to press, so a keyboard could not scroll to them.
          countOf(places) === 0 ? 'overflow-y-hidden' : 'overflow-y-auto',
        )}
      >
        {places.map(({ order, hasLeft }) => (
          <BoardCard
            key={order._id}
            order={order}
            due={dueFacts(order, context)}
            hasLeft={hasLeft}
            became={hasLeft ? context.stateOf(order._id) : undefined}
            busy={actionUnderWay(steps, order)}
            doubt={doubtAbout(steps, order)}
            columns={context.columns}
            isOff={context.isOff}
            actions={context.actions}
          />
        ))}
      </ol>
    </>
  );
}
