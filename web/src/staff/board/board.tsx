import { useEffect, useMemo, useRef, useState } from 'react';
import { useAnswerRules, useOrdering } from '../../api/ordering.ts';
import type { KnownOrders } from '../../api/orders/known-orders.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { BoardLanes } from './lanes/board-lanes.tsx';
import type { CardContext } from './lanes/board-column.tsx';
import { columnsOf, withoutCooking } from '../../shared/kitchen/board-columns.ts';
import type { RejectedDish } from '../../shared/kitchen/reject/sold-out-choice.tsx';
import type { KitchenSteps } from '../../shared/kitchen/use-kitchen-steps.ts';
import { BoardDialogs } from './board-dialogs.tsx';
import { useBoardNews } from './board-news.ts';
import type { BoardActions, BoardQuestion } from './card/card-actions.ts';
import { LaterStrip } from './later-strip.tsx';
import { FindOrderDialog } from './search/find-order-dialog.tsx';
import type { FindOrderState } from './search/use-find-order.ts';
import type { ShownList } from '../../shared/kitchen/canceled/shown-list.ts';

const nowEveryMs = 10_000;
/** The lead time in minutes until the restaurant's settings are known. */
const usualLeadMinutes = 15;

type BoardProps = {
  list: ShownList;
  gone: KnownOrders['gone'];
  steps: KitchenSteps;
  onSoldOut: (dishes: readonly RejectedDish[]) => void;
  columns: 3 | 4;
  search: FindOrderState;
  /** Whether buttons are disabled because the board may be out of date. */
  isOff: boolean;
};

/** Shows every open order in its column. */
export function Board(props: BoardProps) {
  const { list, steps, onSoldOut, search } = props;
  const [asked, setAsked] = useState<{ id: string; question: BoardQuestion }>();
  const { context, columns } = useBoardFacts(props, setAsked);
  const news = useBoardNews(list, steps.ownIds);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col gap-2 pt-2">
      <BoardLanes columns={columns} context={context} steps={steps} />
      <LaterStrip
        orders={columns.later}
        nowMs={context.nowMs}
        zone={context.zone}
        actions={context.actions}
      />
      {search.isOpen && (
        <FindOrderDialog
          columns={columns}
          nowMs={context.nowMs}
          zone={context.zone}
          onFound={(order) => {
            search.close();
            context.actions.ask(order, 'more');
          }}
          onClose={search.close}
        />
      )}
      {asked && (
        <BoardDialogs
          {...context}
          {...asked}
          order={list.orders.find(({ _id }) => _id === asked.id)}
          steps={steps}
          onSoldOut={onSoldOut}
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

type Ask = (asked: { id: string; question: BoardQuestion }) => void;

function useBoardFacts(props: BoardProps, ask: Ask) {
  const { steps, columns: choice, gone, isOff } = props;
  const { orders } = props.list;
  const nowMs = useBoardTime();
  const { data: ordering } = useOrdering();
  const leadMinutes = ordering?.leadMinutes ?? usualLeadMinutes;
  const zone = ordering?.timeZone;
  const rules = useAnswerRules();
  const columns = useMemo(() => {
    const four = columnsOf(orders, { nowMs, leadMinutes });
    return choice === 4 ? four : withoutCooking(four);
  }, [orders, nowMs, leadMinutes, choice]);
  const actions = useStableActions(steps, ask);
  const context = useMemo((): CardContext => {
    const states = new Map(orders.map(({ _id, state }) => [_id, state]));
    const stateOf = (id: string) => states.get(id) ?? gone.get(id)?.state;
    return { columns: choice, nowMs, zone, rules, isOff, actions, stateOf };
  }, [orders, gone, choice, nowMs, zone, rules, isOff, actions]);
  return { columns, context };
}

/** Returns functions that stay the same while the board is shown. */
function useStableActions(steps: KitchenSteps, ask: Ask): BoardActions {
  const latest = useRef(steps);
  useEffect(() => {
    latest.current = steps;
  });
  return useMemo(
    () => ({
      press: (order, action) => void latest.current.move({ order, action }),
      ask: ({ _id: id }, question) => {
        ask({ id, question });
      },
    }),
    [ask],
  );
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
