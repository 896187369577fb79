import { useQuery } from '@tanstack/react-query';
import { page } from 'vitest/browser';
import type { Order } from '@thymely/contract/orders/endpoints';
import { kitchenOrdersQuery } from '../src/api/kitchen.ts';
import { nothingKnown, type KnownOrders } from '../src/api/orders/known-orders.ts';
import { queryClient } from '../src/api/query-client.ts';
import { BoardWithBar } from '../src/staff/kitchen-screen.tsx';
import { defaultSetup } from '../src/staff/parts/screen-setup.ts';
import type { BoardOrders } from '../src/staff/parts/use-board-orders.ts';

/** Lets the board hear that these are all open orders. What waits to be acknowledged goes on waiting. */
export function hearOrders(...orders: Order[]): void {
  queryClient.setQueryData<KnownOrders>(kitchenOrdersQuery.queryKey, (known) => ({
    ...nothingKnown,
    unacknowledged: known?.unacknowledged ?? [],
    orders,
  }));
}

const screen = { setup: defaultSetup, onSetup: () => undefined, onLeave: () => undefined };

type HeardBoardProps = {
  columns?: 3 | 4;
  /** What else the board has heard. */
  heard?: Partial<BoardOrders>;
};

/** The board with the bar above it, as on a screen that hears every change. */
export function HeardBoard({ columns = 4, heard }: HeardBoardProps) {
  const { data = nothingKnown } = useQuery({ ...kitchenOrdersQuery, enabled: false });
  const board: BoardOrders = {
    ...data,
    connection: 'live',
    asOfMs: 1,
    isClosed: false,
    pausedUntil: null,
    isLoading: false,
    reload: () => undefined,
    ...heard,
  };
  const setup = { ...screen.setup, columns };
  return <BoardWithBar {...screen} setup={setup} board={board} />;
}

export const boardColumn = (name: string) => page.getByRole('region', { name, exact: true });
export const boardCard = (number: number) =>
  page.getByRole('article', { name: new RegExp(`^#${number} `) });
