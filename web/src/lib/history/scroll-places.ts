const storageName = 'scroll-places';

/** The maximum number of positions for one tab's history; the oldest are dropped first. */
const mostPlaces = 100;

/** How long a page may take to grow to the reader's previous position. */
const patienceMs = 10_000;

/** Signs that the reader has started doing something else. */
const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let places: Map<string, number> | undefined;

/** Returns the reader's scroll position at a history entry, in pixels. */
export function scrollPlaceOf(entry: string): number {
  return allPlaces().get(entry) ?? 0;
}

export function noteScrollPlace(entry: string, top: number): void {
  const all = allPlaces();
  all.delete(entry);
  all.set(entry, Math.round(top));
  const [oldest] = all.keys();
  if (all.size > mostPlaces && oldest !== undefined) all.delete(oldest);
}

/** Stores the positions for the page that comes after this one in the same tab. */
export function storeScrollPlaces(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...allPlaces()]));
  } catch {
    // Storage is blocked: the positions are only lost on a reload.
  }
}

/**
 * Scrolls to a position as soon as the page is long enough, unless the reader scrolls or presses
 * something before that. @returns a function that stops it
 */
export function scrollOnceLongEnough(top: number, onEnd: () => void): () => void {
  const { documentElement: page } = document;
  // Otherwise the browser would keep the bottom of the short page in view as it grows above it.
  page.style.overflowAnchor = 'none';
  let frame = 0;
  const stop = () => {
    growing.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    page.style.overflowAnchor = '';
    for (const sign of signsOfLife) removeEventListener(sign, end);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const arrive = () => {
    window.scrollTo({ top, behavior: 'instant' });
  };
  const tryNow = () => {
    if (page.scrollHeight - page.clientHeight < top) return;
    arrive();
    cancelAnimationFrame(frame);
    // The browser's own adjustment in this frame comes later, so the page is scrolled once more.
    frame = requestAnimationFrame(() => {
      arrive();
      end();
    });
  };
  const growing = new ResizeObserver(tryNow);
  const timer = setTimeout(end, patienceMs);
  for (const sign of signsOfLife) addEventListener(sign, end, { passive: true });
  // The observer reports the initial size too.
  growing.observe(document.body);
  return stop;
}

function allPlaces(): Map<string, number> {
  places ??= new Map(readStored());
  return places;
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
