type Press = { x: number; y: number; atMs: number };

/** How soon, and how near in pixels, the second press of a double tap comes. */
export const doubleTapMs = 400;
const doubleTapPx = 30;

let last: Press | undefined;
let isSecond = false;

if (typeof document !== 'undefined') {
  const note = ({ clientX: x, clientY: y }: PointerEvent) => {
    const before = last;
    const atMs = Date.now();
    last = { x, y, atMs };
    isSecond =
      before !== undefined &&
      atMs - before.atMs < doubleTapMs &&
      Math.hypot(x - before.x, y - before.y) < doubleTapPx;
  };
  document.addEventListener('pointerdown', note, { capture: true });
}

/**
 * Whether the present press is the second one of a double tap: it was meant for what the first one
 * has opened a dialog over, and must not close that dialog.
 */
export function isSecondTap(): boolean {
  return isSecond;
}
