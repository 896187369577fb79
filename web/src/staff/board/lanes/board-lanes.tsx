import { useMemo, useRef, useState } from 'react';
import {
  columnNames,
  type ColumnName,
  type Columns,
} from '../../../shared/kitchen/board-columns.ts';
import type { KitchenSteps, StepsByOrder } from '../../../shared/kitchen/use-kitchen-steps.ts';
import { moveBetweenCards } from '../board-keys.ts';
import { FinishedList } from '../finished-list.tsx';
import { useFinishedOrders } from '../finished-orders.ts';
import { useSteadyLayout, type Layout, type Place } from '../steady-layout.ts';
import { useMovedGuard } from '../use-moved-guard.ts';
import { BoardColumn, type CardContext } from './board-column.tsx';
import { ColumnTabs } from './column-tabs.tsx';
import { useCardSize } from './use-card-size.ts';
import { useColumnSights } from './use-column-sights.ts';
import { useSteadyLanes } from './use-steady-lanes.ts';

type BoardLanesProps = { columns: Columns; context: CardContext; steps: KitchenSteps };

/** The columns side by side; a phone shows one of them. */
export function BoardLanes({ columns, context, steps }: BoardLanesProps) {
  const [tab, setTab] = useState<ColumnName>('new');
  const { layout, isHeld, hold, press } = useSteadyLayout(columns);
  const finished = useFinishedOrders(steps.done, context.nowMs);
  const names = columnNames[context.columns];
  const chosen = names.includes(tab) ? tab : 'todo';
  const counts = countsOf(layout, finished.length);
  const { board, note, lanes } = useLanes({ names, counts, layout, isHeld, steps, context });
  const { size, plan, widths } = lanes;
  const guard = useMovedGuard(layout, `${widths} ${size}`);
  return (
    <>
      <ColumnTabs names={names} layout={layout} chosen={chosen} onChoose={setTab} />
      {/* The keys only move the focus between buttons, so the element needs no role. */}
      {/* oxlint-disable-next-line a11y/no-static-element-interactions */}
      <div
        ref={board}
        data-card-size={size}
        className="grid min-h-0 flex-1 gap-2 px-2"
        style={{ gridTemplateColumns: widths }}
        onKeyDown={moveBetweenCards}
        onPointerDownCapture={(event) => {
          guard.onPointerDown(event);
          press(event);
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
            steps={stepsAmong(layout[name], steps.byOrder)}
            lanes={plan[name]}
            size={size}
            isChosen={name === chosen}
            context={context}
            onCounted={note}
            footer={
              name === 'ready' &&
              finished.length > 0 && (
                <FinishedList finished={finished} steps={steps} isOff={context.isOff} />
              )
            }
          />
        ))}
      </div>
    </>
  );
}

type LanesOptions = Omit<BoardLanesProps, 'columns'> & {
  names: readonly ColumnName[];
  counts: Record<ColumnName, number>;
  layout: Layout;
  isHeld: boolean;
};

function useLanes({ names, counts, layout, isHeld, steps, context }: LanesOptions) {
  const board = useRef<HTMLDivElement>(null);
  const { sights, note } = useColumnSights();
  const steady = useSteadyLanes({ names, counts, sights, isHeld });
  const cards = useMemo(
    () => names.map((name) => layout[name].map(versionOf).join(' ')).join(),
    [names, layout],
  );
  useCardSize({
    ...steady,
    board,
    cards,
    isPressed: steps.byOrder.size > 0,
    nowMs: context.nowMs,
  });
  return { board, note, lanes: steady.lanes };
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

function versionOf({ order, hasLeft }: Place): string {
  return `${order._id} ${order.revision} ${hasLeft}`;
}

const none: StepsByOrder = new Map();

/** Returns the same map for all columns without a pressed card, so that only one renders again. */
function stepsAmong(places: readonly Place[], steps: StepsByOrder): StepsByOrder {
  return places.some(({ order }) => steps.has(order._id)) ? steps : none;
}
