/** What opens on top of a page. */
type Layer = Element | null;
type Press = { x: number; y: number; atMs: number; layer: Layer };

/** How soon, and how near in pixels, the second press of a double tap comes. */
export const doubleTapMs = 400;
const doubleTapPx = 30;

let last: Press | undefined;
/** Where the first press of a double tap was, while its second one is the present press. */
let first: Press | undefined;

const layerOf = (target: EventTarget | null): Layer =>
  target instanceof Element ? target.closest('dialog, .swal2-container') : null;

function note({ clientX: x, clientY: y, timeStamp: atMs, target }: PointerEvent): void {
  const isSecond =
    last !== undefined &&
    atMs - last.atMs < doubleTapMs &&
    Math.hypot(x - last.x, y - last.y) < doubleTapPx;
  first = isSecond ? last : undefined;
  last = { x, y, atMs, layer: first ? first.layer : layerOf(target) };
}

/**
 * The second press of a double tap was meant for what the first one has opened a dialog over: it
 * closes no dialog, and answers no question or alert. A click by keyboard has no detail.
 */
function dropSecondTap(event: MouseEvent): void {
  if (event.detail === 0) return;
  const before = first;
  first = undefined;
  const layer = layerOf(event.target);
  if (!before || !layer || layer === before.layer) return;
  if (event.target !== layer && !layer.matches('[data-question] *, .swal2-container')) return;
  event.preventDefault();
  event.stopPropagation();
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', note, { capture: true });
  document.addEventListener('click', dropSecondTap, { capture: true });
}
