import type { KeyboardEvent } from 'react';
import { pressedKey } from '../../lib/pressed-key.ts';
import type { NotePlace } from '../../shared/kitchen/use-kitchen-steps.ts';
import { focusHeading } from '../../ui/focus-heading.ts';

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/**
 * Lets the arrow keys move the focus as the cards lie: up and down in a lane, and across to the next
 * lane at the same height.
 */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const key = pressedKey(event);
  if (!arrows.includes(key) || event.altKey || event.ctrlKey || event.metaKey) return;
  const card = (event.target as Element).closest<HTMLElement>('[data-order]');
  if (!card) return;
  event.preventDefault();
  const step = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1;
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const next = isAcross ? cardBeside(event.currentTarget, card, step) : cardBelow(card, step);
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

/** Returns the next card of the lane; without one, the next card of the column. */
function cardBelow(card: Element, step: -1 | 1): Element | undefined {
  const cards = cardsIn(card.parentElement);
  const { left } = card.getBoundingClientRect();
  const lane = cards.filter((each) => isAt(left, each));
  return lane[lane.indexOf(card) + step] ?? cards[cards.indexOf(card) + step];
}

/** Returns the card of the next lane that begins closest to the same height. */
function cardBeside(board: Element, card: Element, step: -1 | 1): Element | undefined {
  const { left, top } = card.getBoundingClientRect();
  const cards = [...board.querySelectorAll('[data-column]')].flatMap(cardsIn);
  const distance = (each: Element) => step * (each.getBoundingClientRect().left - left);
  const beside = cards.filter((each) => distance(each) > slackPx);
  const nearest = Math.min(...beside.map(distance));
  const lane = beside.filter((each) => isAt(left + step * nearest, each));
  const away = (each: Element) => Math.abs(each.getBoundingClientRect().top - top);
  return lane.toSorted((one, other) => away(one) - away(other))[0];
}

const slackPx = 4;

function isAt(left: number, card: Element): boolean {
  return Math.abs(card.getBoundingClientRect().left - left) <= slackPx;
}

/** Returns the cards of a column whose buttons can be pressed; none if the column is not shown. */
function cardsIn(column: Element | null | undefined): Element[] {
  if (!column || column.getClientRects().length === 0) return [];
  return [...column.querySelectorAll('[data-order]:not(:has(> [inert]))')];
}
