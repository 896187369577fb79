import { minuteMs } from '@thymely/contract/ground/time';
import { workMinutes } from '@thymely/contract/orders/notice';
import type { Order } from '@thymely/contract/orders/endpoints';
import { isKnownState, type OrderState } from '@thymely/contract/orders/order-states';
import * as words from './words.en.ts';

export type ColumnName = 'new' | 'todo' | 'cooking' | 'ready';

export type Columns = Record<ColumnName, readonly Order[]> & {
  /** The orders that were accepted for a slot and that it is too early to begin. */
  later: readonly Order[];
};

export const columnWords: Record<ColumnName, string> = words.columns;

/** The names of the columns from left to right, by the number of columns. */
export const columnNames: Record<3 | 4, readonly ColumnName[]> = {
  /** A small kitchen has no separate step for cooking. */
  3: ['new', 'todo', 'ready'],
  4: ['new', 'todo', 'cooking', 'ready'],
};

export type KitchenNow = {
  nowMs: number;
  /** The minutes that the kitchen needs before an order is due. */
  leadMinutes: number;
};

/** Sorts the open orders into columns: by their time, then by their number. */
export function columnsOf(orders: readonly Order[], now: KitchenNow): Columns {
  const columns: Record<keyof Columns, Order[]> = {
    new: [],
    todo: [],
    cooking: [],
    ready: [],
    later: [],
  };
  for (const order of orders) {
    const column = columnOf(order, now);
    if (column) columns[column].push(order);
  }
  for (const column of Object.values(columns)) column.sort(byTime);
  return columns;
}

/** Combines Cooking with To do, for boards without a column for it. */
export function withoutCooking(columns: Columns): Columns {
  const todo = [...columns.todo, ...columns.cooking].sort(byTime);
  return { ...columns, todo, cooking: [] };
}

const columnOfState: Partial<Record<OrderState, ColumnName>> = {
  placed: 'new',
  accepted: 'todo',
  cooking: 'cooking',
  ready: 'ready',
};

function columnOf(order: Order, now: KitchenNow): keyof Columns | undefined {
  // What a newer server says of an order is nothing that this board could do, but somebody has to see it.
  const column = isKnownState(order.state) ? columnOfState[order.state] : 'new';
  return column === 'todo' && isForLater(order, now) ? 'later' : column;
}

/** Whether the kitchen has to wait with an order for a slot, so that it is not cooked too early. */
export function isForLater(
  { pickup, dueAt, noticeMinutes }: Pick<Order, 'pickup' | 'dueAt' | 'noticeMinutes'>,
  { nowMs, leadMinutes }: KitchenNow,
): boolean {
  const neededMs = workMinutes({ noticeMinutes }, leadMinutes) * minuteMs;
  return pickup.kind === 'slot' && nowMs < Date.parse(dueAt) - neededMs;
}

function byTime(one: Order, other: Order): number {
  return Date.parse(one.dueAt) - Date.parse(other.dueAt) || one.number - other.number;
}
