import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../lib/http/api-error.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { CardSkeleton } from '../ui/skeleton.tsx';
import { useCanceledOrders } from '../shared/kitchen/canceled/canceled-orders.ts';
import { LeftOutOrders } from '../shared/kitchen/left-out-orders.tsx';
import { useSoldOutToday } from '../shared/kitchen/reject/use-sold-out-today.ts';
import { useKitchenSteps } from '../shared/kitchen/use-kitchen-steps.ts';
import { BoardBar } from './board-bar.tsx';
import { noteCardPlace } from './board/board-keys.ts';
import { Board } from './board/board.tsx';
import { useFindOrder } from './board/search/use-find-order.ts';
import { isCutOff } from './parts/use-board-connection.ts';
import type { ScreenSetup } from './parts/screen-setup.ts';
import { StartScreen } from './screen/start-screen.tsx';
import { useBoardOrders, type BoardOrders } from './parts/use-board-orders.ts';
import { useScreenSetup } from './screen/use-screen-setup.ts';
import * as words from './words.en.ts';

/** The kitchen's screen: the start screen to set it up, and then the board. */
export default function KitchenScreen() {
  const { setup, start, change, leave } = useScreenSetup();
  const [isStartedHere, setIsStartedHere] = useState(false);
  if (!setup) {
    return (
      <StartScreen
        onStart={(chosen) => {
          setIsStartedHere(true);
          start(chosen);
        }}
      />
    );
  }
  return (
    <RunningBoard setup={setup} isStartedHere={isStartedHere} onSetup={change} onLeave={leave} />
  );
}

type RunningProps = {
  setup: ScreenSetup;
  onSetup: (setup: ScreenSetup) => void;
  onLeave: () => void;
};

/** @param isStartedHere whether somebody has just pressed the button that is gone now */
function RunningBoard({ isStartedHere, ...props }: RunningProps & { isStartedHere: boolean }) {
  useEffect(() => {
    if (isStartedHere) focusHeading();
  }, [isStartedHere]);
  return <BoardWithBar {...props} board={useBoardOrders(props.setup)} />;
}

/** What is done on the board and what happens to its orders; the bar above it tells about both. */
export function BoardWithBar(props: RunningProps & { board: BoardOrders }) {
  const { setup, board } = props;
  const { orders, isFull, unacknowledged, error, isClosed } = board;
  const list = useMemo(
    () => orders && { orders, isFull, unacknowledged },
    [orders, isFull, unacknowledged],
  );
  const steps = useKitchenSteps(noteCardPlace);
  const canceled = useCanceledOrders(list);
  const soldOut = useSoldOutToday();
  const search = useFindOrder();
  // The gate leads to the login page, which says why.
  if (isClosed) return null;
  return (
    <div className="flex h-dvh flex-col bg-paper max-[20rem]:h-auto max-[20rem]:min-h-dvh">
      <BoardBar
        {...props}
        steps={steps}
        canceled={canceled}
        soldOut={soldOut}
        onSearch={search.open}
      />
      <LeftOutOrders {...board} />
      <div className="flex min-h-0 flex-1 flex-col">
        {list && (
          <Board
            list={list}
            gone={board.gone}
            steps={steps}
            onSoldOut={soldOut.mark}
            columns={setup.columns}
            search={search}
            isOff={isCutOff(board.connection)}
          />
        )}
        {!list && error !== undefined && (
          <div className="p-4">
            <ErrorState message={messageOf(error)} busy={board.isLoading} onRetry={board.reload} />
          </div>
        )}
        {!list && error === undefined && <LanesSkeleton columns={setup.columns} />}
      </div>
    </div>
  );
}

function LanesSkeleton({ columns }: Pick<ScreenSetup, 'columns'>) {
  return (
    <div className="grid flex-1 gap-3 p-4 md:auto-cols-fr md:grid-flow-col">
      <span className="sr-only">{words.loading}</span>
      {Array.from({ length: columns }, (_, column) => (
        // A phone shows one column.
        <div
          key={column}
          className={`grid content-start gap-2 rounded-lg bg-sand p-2 pt-11 ${column > 0 ? 'max-md:hidden' : ''}`}
        >
          <CardSkeleton lines={3} />
          <CardSkeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
