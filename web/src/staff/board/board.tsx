import { useEffect, useMemo, useState } from 'react';
import { useOrdering } from '../../api/ordering.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import type { BusyOrders, OrderMoves } from '../../shared/kitchen/use-order-moves.ts';
import { classes } from '../../ui/classes.ts';
import { useStableActions, type BoardQuestion } from './board-actions.ts';
import { FinishedList } from './finished-list.tsx';
import { useFinishedOrders } from './finished-orders.ts';
import { BoardColumn, type CardContext } from './board-column.tsx';
import {
  columnNames,
  columnsOf,
  withoutCooking,
  type ColumnName,
  type Columns,
} from '../../shared/kitchen/board-columns.ts';
import { BoardDialogs } from './board-dialogs.tsx';
import { moveBetweenCards } from './board-keys.ts';
import { useBoardNews } from './board-news.ts';
import type { BoardWork } from './board-work.ts';
import { ColumnTabs } from './column-tabs.tsx';
import { LaterStrip } from './later-strip.tsx';
import type { ShownList } from '../../shared/kitchen/canceled/shown-list.ts';
import type { Place } from './steady-layout.ts';
import { useSteadyLayout } from './use-steady-layout.ts';

const nowEveryMs = 10_000;
/** The lead time in minutes until the restaurant's settings are known. */
const usualLeadMinutes = 15;

type BoardProps = {
  list: ShownList;
  work: BoardWork;
  columns: 3 | 4;
  /** Whether buttons are disabled because the board may be out of date. */
  isOff: boolean;
};

/** Shows every open order in its column. */
export function Board(props: BoardProps) {
  const { list, work } = props;
  const { moves, soldOut } = work;
  const [asked, setAsked] = useState<{ id: string; question: BoardQuestion }>();
  const { context, columns } = useBoardFacts(props, setAsked);
  const news = useBoardNews(list, moves.ownIds);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col gap-2 pt-2">
      <Lanes columns={columns} context={context} moves={moves} />
      <LaterStrip orders={columns.later} {...context} />
      {asked && (
        <BoardDialogs
          {...context}
          {...asked}
          order={list.orders.find(({ _id }) => _id === asked.id)}
          moves={moves}
          onSoldOut={soldOut.mark}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

type LanesProps = { columns: Columns; context: CardContext; moves: OrderMoves };

/** The columns side by side; a phone shows one of them. */
function Lanes({ columns, context, moves }: LanesProps) {
  const [tab, setTab] = useState<ColumnName>('new');
  const { layout, handlers } = useSteadyLayout(columns);
  const finished = useFinishedOrders(moves.done, context.nowMs);
  const names = columnNames[context.columns];
  const chosen = names.includes(tab) ? tab : 'todo';
  return (
    <>
      <ColumnTabs names={names} layout={layout} chosen={chosen} onChoose={setTab} />
      {/* The keys only move the focus between buttons, so the element needs no role. */}
      {/* oxlint-disable-next-line a11y/no-static-element-interactions */}
      <div
        className={classes(
          'grid min-h-0 flex-1 grid-cols-1 gap-2 px-2 lg:gap-3 lg:px-4',
          context.columns === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3',
        )}
        onKeyDown={moveBetweenCards}
        {...handlers}
      >
        {names.map((name) => (
          <BoardColumn
            key={name}
            name={name}
            places={layout[name]}
            busy={busyAmong(layout[name], moves.busy)}
            isChosen={name === chosen}
            context={context}
            footer={
              name === 'ready' &&
              finished.length > 0 && (
                <FinishedList finished={finished} moves={moves} isOff={context.isOff} />
              )
            }
          />
        ))}
      </div>
    </>
  );
}

const none: BusyOrders = new Map();

/** Returns the same map for all columns without a pressed card, so that only one renders again. */
function busyAmong(places: readonly Place[], busy: BusyOrders): BusyOrders {
  return places.some(({ order }) => busy.has(order._id)) ? busy : none;
}

type Ask = (asked: { id: string; question: BoardQuestion }) => void;

function useBoardFacts({ list: { orders }, work, columns: choice, isOff }: BoardProps, ask: Ask) {
  const { run } = work.moves;
  const nowMs = useBoardTime();
  const { data: ordering } = useOrdering();
  const leadMinutes = ordering?.leadMinutes ?? usualLeadMinutes;
  const zone = ordering?.timeZone;
  const columns = useMemo(() => {
    const four = columnsOf(orders, { nowMs, leadMinutes });
    return choice === 4 ? four : withoutCooking(four);
  }, [orders, nowMs, leadMinutes, choice]);
  const actions = useStableActions({
    press: (order, action) => void run({ order, action }),
    ask: ({ _id: id }, question) => {
      ask({ id, question });
    },
  });
  const context = useMemo((): CardContext => {
    const states = new Map(orders.map(({ _id, state }) => [_id, state]));
    const stateOf = (id: string) => states.get(id);
    return { columns: choice, nowMs, zone, isOff, actions, stateOf };
  }, [orders, choice, nowMs, zone, isOff, actions]);
  return { columns, context };
}

/** Changes only every ten seconds, because each change compares every card. */
function useBoardTime(): number {
  const [nowMs, setNowMs] = useState(() => serverTimeOf(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => {
      setNowMs(serverTimeOf(Date.now()));
    }, nowEveryMs);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return nowMs;
}
