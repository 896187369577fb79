import type { BoardCardProps } from './board-card.tsx';
import type { DueFacts } from './due-facts.ts';

/** Whether a card looks the same. Without this, every press would render every card again. */
export function isSameCard(before: BoardCardProps, after: BoardCardProps): boolean {
  return (
    before.order._id === after.order._id &&
    before.order.revision === after.order.revision &&
    before.columns === after.columns &&
    before.busy === after.busy &&
    before.doubt === after.doubt &&
    before.left === after.left &&
    before.isOff === after.isOff &&
    before.actions === after.actions &&
    isSameDue(before.due, after.due)
  );
}

function isSameDue(before: DueFacts, after: DueFacts): boolean {
  if (before === after) return true;
  return (
    before.words === after.words &&
    before.tone === after.tone &&
    before.time === after.time &&
    before.share === after.share &&
    before.waiting === after.waiting &&
    before.declining === after.declining
  );
}
