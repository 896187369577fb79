import type { ColumnName } from '../../../shared/kitchen/board-columns.ts';
import { packedHeight } from './card-size.ts';
import { laneStyle } from './use-packed-lanes.ts';
import type { ShownLanes } from './use-steady-lanes.ts';

/** The part of a card that may be cut off while the card still counts as whole, in pixels. */
const slackPx = 4;

/** Measures whether every card would be whole on the screen, and leaves the board as it was. */
export function fits(board: HTMLElement, { size, plan, widths }: ShownLanes): boolean {
  const lists = listsOf(board);
  if (!lists.every(isShown)) return false;
  const { cardSize: sizeBefore = '' } = board.dataset;
  const widthsBefore = [board, ...lists].map(({ style }) => style.gridTemplateColumns);
  board.dataset['measured'] = '';
  board.dataset['cardSize'] = size;
  board.style.gridTemplateColumns = widths;
  for (const list of lists)
    list.style.gridTemplateColumns = laneStyle(lanesIn(list)).gridTemplateColumns;
  const areWhole = lists.every((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    const roomPx = Math.min(bottom, innerHeight) - top;
    const heights = [...list.children].map((card) => card.getBoundingClientRect().height);
    return packedHeight(heights, lanesIn(list)) <= roomPx + slackPx;
  });
  delete board.dataset['measured'];
  board.dataset['cardSize'] = sizeBefore;
  for (const [index, { style }] of [board, ...lists].entries())
    style.gridTemplateColumns = widthsBefore[index] ?? '';
  return areWhole;

  function lanesIn(list: HTMLElement): number {
    return plan[list.dataset['column'] as ColumnName];
  }
}

/** Whether nothing of the lists is out of sight, as they are now. */
export function areInSight(board: HTMLElement): boolean {
  return listsOf(board).every(
    (list) => isShown(list) && list.scrollHeight <= list.clientHeight + slackPx,
  );
}

function listsOf(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>('ol[data-column]')];
}

/** A phone shows one column at a time. */
function isShown(list: HTMLElement): boolean {
  return list.getClientRects().length > 0;
}
