import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { dragRow } from './row-drag.ts';
import * as words from './words.en.ts';

export type Arranged<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** What a row is called in the names of its controls: `Large` in 'Move Large up'. */
  nameOf: (item: Item, index: number) => string;
  /** Moves an item: `moved(items, from, to)` is the new list. */
  onMove: (from: number, to: number) => void;
};

/** What was pressed to move a row, which has the focus again when the row has moved. */
type RowControl = 'handle' | 'up' | 'down';

/** The moves of the rows of a list, which stay the same while it changes. */
export type RowMoves = {
  move: (id: string, to: (from: number, last: number) => number, control: RowControl) => void;
  drag: (id: string, event: PointerEvent<HTMLElement>) => void;
};

/** The moves of a list. Each is announced, and the pressed control keeps the focus. */
export function useMoves<Item>(arranged: Arranged<Item>) {
  const { items } = arranged;
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<{ row: Element | undefined; control: RowControl }>(undefined);
  const latest = useRef(arranged);
  const [news, setNews] = useState('');
  useEffect(() => {
    latest.current = arranged;
  });
  useEffect(() => {
    if (!toFocus.current) return;
    const { row, control } = toFocus.current;
    toFocus.current = undefined;
    focusRow(row, control);
  }, [items]);
  const moves = useMemo((): RowMoves => {
    const indexOf = (id: string) =>
      latest.current.items.findIndex((item) => latest.current.keyOf(item) === id);
    const move: RowMoves['move'] = (id, placeOf, control) => {
      const { items: now, nameOf, onMove } = latest.current;
      const from = indexOf(id);
      const to = placeOf(from, now.length - 1);
      const item = now[from];
      if (item === undefined || now[to] === undefined || to === from) return;
      toFocus.current = { row: list.current?.children[from], control };
      setNews(words.isNow(nameOf(item, from), to + 1, now.length));
      onMove(from, to);
    };
    const drag: RowMoves['drag'] = (id, { currentTarget: handle, pointerId, clientY }) => {
      if (!list.current) return;
      const onMove = (to: number) => {
        move(id, () => to, 'handle');
      };
      const press = { handle, pointerId, clientY };
      dragRow({ list: list.current, from: indexOf(id), press, onMove });
    };
    return { move, drag };
  }, []);
  return { list, news, moves };
}

function focusRow(row: Element | undefined, control: RowControl): void {
  const find = (each: RowControl) =>
    row?.querySelector<HTMLElement>(`[data-moves=${each}]:enabled`);
  // At either end of the list, the button that was pressed is disabled.
  const shown = find(control) ?? find(control === 'up' ? 'down' : 'up');
  shown?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
