import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { createHold } from '../steady-layout.ts';
import { cardSizes, type CardSize } from './card-size.ts';
import { areInSight, fits } from './measured-lanes.ts';
import type { ShownLanes } from './use-steady-lanes.ts';

/** How soon a dialog or a moving card is looked at again. */
const lookAgainMs = 500;

type CardSizeOptions = {
  /** The element around all columns. */
  board: RefObject<HTMLElement | null>;
  /** Names the cards, and which version of each is shown. */
  cards: string;
  /** Whether a step of an order is under way. */
  isPressed: boolean;
  /** Changes every few seconds: a card may have grown since. */
  nowMs: number;
  lanes: ShownLanes;
  /** Names the columns that have cards. */
  columns: string;
  /** Whether the lanes have not changed for so long that they may. */
  isDue: () => boolean;
  lanesFor: (size: CardSize) => ShownLanes | undefined;
  /** Returns lanes of small cards without any to spare. */
  fewLanes: () => ShownLanes;
  show: (lanes: ShownLanes) => void;
};

/**
 * Shows the cards in the largest size at which every card is whole on the screen, which is measured.
 * The size changes before the screen is painted, but only two seconds after the last touch, and never
 * while a dialog is open, a step is under way or a card moves. Like lanes it changes at most once in ten
 * seconds, but at once with the columns and the size of the board.
 */
export function useCardSize(options: CardSizeOptions): void {
  const { board, cards, columns, nowMs, lanes } = options;
  const isTouched = useRef(false);
  /** Whether something has changed that the size does not follow yet. */
  const isBehind = useRef(false);
  /** The columns for which the size has been chosen; undefined once the board has another size. */
  const chosenFor = useRef<string>(undefined);
  const follow = useEffectEvent(() => {
    if (!board.current) return;
    const isDue = chosenFor.current !== columns || options.isDue();
    isBehind.current = !isDue || isTouched.current || !isStill(board.current, options);
    if (isBehind.current) return;
    const chosen = chosenLanes(board.current, options);
    // Other widths are measured again.
    if (chosen.widths === lanes.widths) chosenFor.current = columns;
    if (chosen.widths !== lanes.widths || chosen.size !== lanes.size) options.show(chosen);
  });
  useLayoutEffect(() => {
    follow();
  }, [cards, lanes.widths]);
  useLayoutEffect(() => {
    if (lanes.size !== 'small' && board.current && !areInSight(board.current)) follow();
  }, [board, nowMs, lanes.size]);
  useEffect(() => {
    const stop = listenToTouches((isNowTouched) => {
      isTouched.current = isNowTouched;
      if (isBehind.current) follow();
    });
    const timer = setInterval(() => {
      if (isBehind.current) follow();
    }, lookAgainMs);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, []);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => {
      chosenFor.current = undefined;
      follow();
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
    };
  }, [board]);
}

/** Tells when somebody touches the page or its keys, and two seconds after the last time. */
function listenToTouches(onChange: (isTouched: boolean) => void): () => void {
  const touches = createHold(onChange);
  const ended = new AbortController();
  const capture = { capture: true, passive: true, signal: ended.signal };
  addEventListener('pointerdown', touches.press, capture);
  for (const name of ['pointerup', 'pointercancel'] as const)
    addEventListener(
      name,
      ({ pointerId }) => {
        touches.lift(pointerId);
      },
      capture,
    );
  for (const name of ['pointermove', 'keydown', 'scroll'] as const)
    addEventListener(name, touches.hold, capture);
  return () => {
    ended.abort();
    touches.stop();
  };
}

function isStill(board: HTMLElement, { isPressed }: CardSizeOptions): boolean {
  if (isPressed || document.querySelector('dialog[open]')) return false;
  // A card that has only just come does not move yet.
  return !board
    .getAnimations({ subtree: true })
    .some(({ playState, currentTime }) => playState === 'running' && Number(currentTime) > 0);
}

/** Returns the lanes that are shown, unless their cards do not fit, or larger ones do. */
function chosenLanes(board: HTMLElement, options: CardSizeOptions): ShownLanes {
  const { lanes, lanesFor } = options;
  // A crowded board is not measured: what is out of sight counts with the least height of a larger card.
  if (lanes.size === 'small' && !areInSight(board)) return smallLanes(board, options);
  const isPossible =
    lanes.size === 'small' || (lanesFor(lanes.size) !== undefined && fits(board, lanes));
  const at = cardSizes.indexOf(lanes.size);
  const sizes = isPossible ? cardSizes.slice(0, at) : cardSizes.slice(at);
  for (const size of sizes) {
    if (size === 'small') return smallLanes(board, options);
    const tried = lanesFor(size);
    if (tried && fits(board, tried)) return tried;
  }
  return lanes;
}

/**
 * Returns the lanes of small cards that are shown, or those that there is room for; but fewer and
 * wider ones, without empty ones, if only in these a long card is whole.
 */
function smallLanes(board: HTMLElement, { lanes, lanesFor, fewLanes }: CardSizeOptions) {
  const planned = lanesFor('small') ?? lanes;
  const steady = lanes.size === 'small' && !lanes.isFew ? lanes : planned;
  const few = fewLanes();
  const isSpare = few.widths !== planned.widths;
  return isSpare && !fits(board, steady) && fits(board, few) ? few : steady;
}
