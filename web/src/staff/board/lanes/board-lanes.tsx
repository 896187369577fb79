import { useState } from 'react';
import {
  columnNames,
  type ColumnName,
  type Columns,
} from '../../../shared/kitchen/board-columns.ts';
import type { BusyOrders, OrderMoves } from '../../../shared/kitchen/use-order-moves.ts';
import { moveBetweenCards } from '../board-keys.ts';
import { FinishedList } from '../finished-list.tsx';
import { useFinishedOrders } from '../finished-orders.ts';
import type { Layout, Place } from '../steady-layout.ts';
import { useMovedGuard } from '../use-moved-guard.ts';
import { useSteadyLayout } from '../use-steady-layout.ts';
import { BoardColumn, type CardContext } from './board-column.tsx';
import { ColumnTabs } from './column-tabs.tsx';
import { useSteadyLanes } from './use-steady-lanes.ts';

type BoardLanesProps = { columns: Columns; context: CardContext; moves: OrderMoves };

/** The columns side by side; a phone shows one of them. */
export function BoardLanes({ columns, context, moves }: BoardLanesProps) {
  const [tab, setTab] = useState<ColumnName>('new');
  const { layout, isHeld, hold } = useSteadyLayout(columns);
  const finished = useFinishedOrders(moves.done, context.nowMs);
  const names = columnNames[context.columns];
  const chosen = names.includes(tab) ? tab : 'todo';
  const counts = countsOf(layout, finished.length);
  const { plan, widths } = useSteadyLanes({ names, counts, isHeld });
  const guard = useMovedGuard(layout, widths);
  return (
    <>
      <ColumnTabs names={names} layout={layout} chosen={chosen} onChoose={setTab} />
      {/* The keys only move the focus between buttons, so the element needs no role. */}
      {/* oxlint-disable-next-line a11y/no-static-element-interactions */}
      <div
        className="grid min-h-0 flex-1 gap-2 px-2"
        style={{ gridTemplateColumns: widths }}
        onKeyDown={moveBetweenCards}
        onPointerDownCapture={(event) => {
          guard.onPointerDown(event);
          hold();
        }}
        onPointerMoveCapture={hold}
        onPointerUpCapture={hold}
        onScrollCapture={hold}
        onClickCapture={guard.onClick}
      >
        {names.map((name) => (
          <BoardColumn
            key={name}
            name={name}
            places={layout[name]}
            busy={busyAmong(layout[name], moves.busy)}
            lanes={plan[name]}
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

/** Orders that were just handed out keep the column Ready open, because they can be undone there. */
function countsOf(layout: Layout, finished: number): Record<ColumnName, number> {
  return {
    new: layout.new.length,
    todo: layout.todo.length,
    cooking: layout.cooking.length,
    ready: layout.ready.length + finished,
  };
}

const none: BusyOrders = new Map();

/** Returns the same map for all columns without a pressed card, so that only one renders again. */
function busyAmong(places: readonly Place[], busy: BusyOrders): BusyOrders {
  return places.some(({ order }) => busy.has(order._id)) ? busy : none;
}
