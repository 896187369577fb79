import { pressedKey } from '../../lib/pressed-key.ts';
import { indexAt, roomFor, shiftOf, type RowPlace } from './row-places.ts';

type RowDrag = {
  list: HTMLElement;
  from: number;
  /** The press on the row's handle, which also gets the further events of its pointer. */
  press: PointerPress;
  /** Called once, at the end, unless the row is where it was. */
  onMove: (to: number) => void;
};

type PointerPress = { handle: HTMLElement; pointerId: number; clientY: number };

/**
 * Drags a row of a list. Until the end, only the styles of the rows that make room change, and
 * nothing is rendered: a long list follows the pointer as a short one does.
 */
export function dragRow({ list, from, press, onMove }: RowDrag): void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const { top } = list.getBoundingClientRect();
  const places = rows.map((row): RowPlace => {
    const box = row.getBoundingClientRect();
    return { top: box.top - top, bottom: box.bottom - top };
  });
  const room = roomFor(places, from);
  const startY = press.clientY + scrollY;
  let { clientY } = press;
  let to = from;
  const follow = () => {
    const by = clientY + scrollY - startY;
    moveBy(rows[from], by);
    const next = indexAt(places, from, by);
    const [first, last] = [Math.min(from, to, next), Math.max(from, to, next)];
    for (let index = first; index <= last; index += 1) {
      if (index === from || shiftOf(index, from, to) === shiftOf(index, from, next)) continue;
      moveBy(rows[index], room * shiftOf(index, from, next));
    }
    to = next;
  };
  const stopScrolling = scrollAtEdges(() => clientY, follow);
  list.dataset['dragging'] = '';
  rows[from]?.setAttribute('data-dragged', '');
  watchPointer(press, {
    onMove: (event) => {
      ({ clientY } = event);
      follow();
    },
    onEnd: (isDropped) => {
      stopScrolling();
      const isAsBefore = rows.every((row, index) => row === list.children[index]);
      delete list.dataset['dragging'];
      rows[from]?.removeAttribute('data-dragged');
      for (const row of rows) row.style.removeProperty('translate');
      if (isDropped && isAsBefore && to !== from) onMove(to);
    },
  });
}

function moveBy(row: HTMLElement | undefined, pixels: number): void {
  row?.style.setProperty('translate', `0 ${pixels}px`);
}

type PointerWatch = {
  onMove: (event: PointerEvent) => void;
  onEnd: (isDropped: boolean) => void;
};

/** Follows a pressed pointer until it is released, or given up: by Escape or by the browser. */
function watchPointer({ handle, pointerId }: PointerPress, { onMove, onEnd }: PointerWatch): void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = (isDropped: boolean) => {
    if (signal.aborted) return;
    ended.abort();
    onEnd(isDropped);
  };
  const options = { signal, capture: true };
  handle.setPointerCapture(pointerId);
  handle.addEventListener('pointermove', onMove, { signal });
  handle.addEventListener(
    'pointerup',
    () => {
      end(true);
    },
    options,
  );
  // Of a handle that is gone, it is the document that hears this.
  document.addEventListener(
    'lostpointercapture',
    () => {
      end(false);
    },
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (pressedKey(event) === 'Escape') end(false);
    },
    options,
  );
}

/** How near to the top or the bottom of the window a dragged row scrolls the page, in pixels. */
const edge = 96;
/** How far one frame scrolls at most, in pixels. */
const fastest = 18;

/** Scrolls the page as long as the pointer is at an edge of the window. */
function scrollAtEdges(clientY: () => number, onScroll: () => void): () => void {
  let frame = requestAnimationFrame(function scroll() {
    frame = requestAnimationFrame(scroll);
    const past = Math.min(0, clientY() - edge) + Math.max(0, clientY() - (innerHeight - edge));
    if (past === 0) return;
    scrollBy({ top: Math.max(-fastest, Math.min(fastest, past / 4)), behavior: 'instant' });
    onScroll();
  });
  return () => {
    cancelAnimationFrame(frame);
  };
}
