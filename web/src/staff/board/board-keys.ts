import type { KeyboardEvent } from 'react';
import type { NotePlace } from '../../shared/kitchen/use-order-moves.ts';
import { focusHeading } from '../../ui/focus-heading.ts';

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** Lets the arrow keys move the focus within a column, and across at the same height. */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  if (!arrows.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
  const card = (event.target as Element).closest<HTMLElement>('[data-order]');
  if (!card) return;
  event.preventDefault();
  const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const step = event.key === 'ArrowUp' || event.key === 'ArrowLeft' ? -1 : 1;
  const next = isAcross ? cardBeside(event.currentTarget, card, step) : cardAfter(card, step);
  if (next) focusCard(next);
}

/** Moves the focus to the order that takes the place of the moved one, or that is back. */
export const noteCardPlace: NotePlace = ({ order, action }) => {
  const card = cardOf(order._id);
  const lane = card?.parentElement;
  const row = card ? cardsIn(lane).indexOf(card) : 0;
  // For a touch, the column should not scroll to the focus.
  const preventScroll = !document.activeElement?.matches(':focus-visible');
  return () => {
    const others = cardsIn(lane).filter((each) => each !== card);
    const next = action === 'undo' ? cardOf(order._id) : others[Math.min(row, others.length - 1)];
    if (next) focusCard(next, { preventScroll });
    else focusHeading();
  };
};

function cardOf(id: string): Element | null {
  return document.querySelector(`[data-order="${CSS.escape(id)}"]`);
}

function focusCard(card: Element, options?: FocusOptions): void {
  card.querySelector<HTMLElement>('[data-primary]')?.focus(options);
}

function cardAfter(card: Element, step: -1 | 1): Element | undefined {
  const cards = cardsIn(card.parentElement);
  return cards[cards.indexOf(card) + step];
}

function cardBeside(board: Element, card: Element, step: -1 | 1): Element | undefined {
  const lanes = [...board.querySelectorAll('[data-column]')];
  const own = lanes.findIndex((lane) => lane.contains(card));
  const row = cardsIn(lanes[own]).indexOf(card);
  for (let lane = own + step; lane >= 0 && lane < lanes.length; lane += step) {
    const cards = cardsIn(lanes[lane]);
    if (cards.length > 0) return cards[Math.min(row, cards.length - 1)];
  }
  return undefined;
}

/** Returns the cards whose buttons can be pressed. */
function cardsIn(lane: Element | null | undefined): Element[] {
  const cards = [...(lane?.querySelectorAll('[data-order]') ?? [])];
  return cards.filter((card) => card.querySelector('[inert]') === null);
}
