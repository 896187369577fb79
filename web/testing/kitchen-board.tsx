import { useQuery } from '@tanstack/react-query';
import { page } from 'vitest/browser';
import type { Order } from '@thymely/contract/orders/endpoints';
import { kitchenOrdersQuery } from '../src/api/kitchen.ts';
import { nothingKnown } from '../src/api/orders/known-orders.ts';
import { queryClient } from '../src/api/query-client.ts';
import { useBoardWork } from '../src/staff/board/board-work.ts';
import { Board } from '../src/staff/board/board.tsx';
import { BoardBar } from '../src/staff/board-bar.tsx';
import { defaultSetup } from '../src/staff/parts/screen-setup.ts';
import type { BoardOrders } from '../src/staff/parts/use-board-orders.ts';

/** Lets the board hear that these are all open orders. */
export function hearOrders(...orders: Order[]): void {
  queryClient.setQueryData(kitchenOrdersQuery.queryKey, { ...nothingKnown, orders });
}

const bar = { setup: defaultSetup, onSetup: () => undefined, onLeave: () => undefined };

/** The board with the bar above it, as on a screen that hears every change. */
export function HeardBoard() {
  const { data = nothingKnown } = useQuery({ ...kitchenOrdersQuery, enabled: false });
  const heard: BoardOrders = {
    ...data,
    connection: 'live',
    asOfMs: 1,
    isClosed: false,
    pausedUntil: null,
    reload: () => undefined,
  };
  const work = useBoardWork(heard);
  return (
    <div className="flex h-dvh flex-col">
      <BoardBar {...bar} board={heard} work={work} />
      {work.list && <Board list={work.list} work={work} columns={4} isOff={false} />}
    </div>
  );
}

export const boardColumn = (name: string) => page.getByRole('region', { name, exact: true });
export const boardCard = (number: number) =>
  page.getByRole('article', { name: new RegExp(`^#${number} `) });
