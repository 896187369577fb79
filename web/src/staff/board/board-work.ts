import { useMemo } from 'react';
import { useOrderMoves } from '../../shared/kitchen/use-order-moves.ts';
import type { BoardOrders } from '../parts/use-board-orders.ts';
import { useSoldOutToday } from '../parts/use-sold-out-today.ts';
import { noteCardPlace } from './board-keys.ts';
import { useCanceledOrders } from '../../shared/kitchen/canceled/canceled-orders.ts';

export type BoardWork = ReturnType<typeof useBoardWork>;

/** What is done on the board and what happens to its orders; the bar above it tells about both. */
export function useBoardWork({ orders, isFull }: Pick<BoardOrders, 'orders' | 'isFull'>) {
  const list = useMemo(() => orders && { orders, isFull }, [orders, isFull]);
  return {
    /** The orders on the board; undefined until they are known. */
    list,
    moves: useOrderMoves(noteCardPlace),
    canceled: useCanceledOrders(list),
    soldOut: useSoldOutToday(),
  };
}
