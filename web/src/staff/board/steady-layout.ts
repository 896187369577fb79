import type { Order } from '@thymely/contract/orders/endpoints';
import type { ColumnName } from '../../shared/kitchen/board-columns.ts';

/** A place in a column; `hasLeft` if the place is kept although its order is no longer there. */
export type Place = { order: Order; hasLeft: boolean };
export type Layout = Record<ColumnName, readonly Place[]>;

const names: readonly ColumnName[] = ['new', 'todo', 'cooking', 'ready'];

type Shown = Record<ColumnName, readonly Order[]>;

/** Returns the layout with every order where it belongs. */
export function layoutOf(columns: Shown): Layout {
  return eachColumn((name) => columns[name].map((order) => ({ order, hasLeft: false })));
}

/**
 * Keeps the cards in their places while somebody may be about to press one of them: the place of an
 * order that has left is kept, and new orders stand at the end.
 */
export function heldLayout(before: Layout, columns: Shown): Layout {
  return eachColumn((name) => {
    const present = new Map(columns[name].map((order) => [order._id, order]));
    const kept = before[name].map(({ order }): Place => {
      const now = present.get(order._id);
      present.delete(order._id);
      return { order: now ?? order, hasLeft: now === undefined };
    });
    const come = [...present.values()].map((order): Place => ({ order, hasLeft: false }));
    return [...kept, ...come];
  });
}

/** Whether every card is where it would be if nobody touched the board. */
export function isSettled(layout: Layout, columns: Shown): boolean {
  return names.every((name) => {
    const orders = columns[name];
    const places = layout[name];
    return (
      orders.length === places.length &&
      orders.every(({ _id }, index) => places[index]?.order._id === _id && !places[index].hasLeft)
    );
  });
}

/** Returns the IDs of cards whose place in their column has changed. */
export function movedIds(before: Layout, after: Layout): Set<string> {
  const places = names.flatMap((name) =>
    before[name].map(({ order }, index) => [`${name} ${order._id}`, index] as const),
  );
  const known = new Map(places);
  const moved = names.flatMap((name) =>
    after[name].filter(({ order }, index) => known.get(`${name} ${order._id}`) !== index),
  );
  return new Set(moved.map(({ order }) => order._id));
}

function eachColumn(places: (name: ColumnName) => readonly Place[]): Layout {
  return {
    new: places('new'),
    todo: places('todo'),
    cooking: places('cooking'),
    ready: places('ready'),
  };
}
