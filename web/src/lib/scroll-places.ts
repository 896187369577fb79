const storageName = 'scroll-places';

/** Of one tab's history; the oldest go first. */
const mostPlaces = 100;

/** How long a page may take to grow to where the reader was. */
const patienceMs = 10_000;

/** What tells that the reader has found something else to do. */
const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let places: Map<string, number> | undefined;

/** How far down the reader was at an entry of the history, in pixels. */
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

/** For the page that comes after this one, in the same tab. */
export function storeScrollPlaces(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...allPlaces()]));
  } catch {
    // Blocked storage: only a reload forgets the places.
  }
}

/**
 * Scrolls to a place as soon as the page is long enough, unless the reader scrolls or presses
 * something before that. @returns what stops it
 */
export function scrollOnceLongEnough(top: number, onEnd: () => void): () => void {
  const { documentElement: page } = document;
  // Or the browser would keep the foot of the short page in sight as the page grows above it.
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
    // Once more: what the browser itself adjusts in this frame comes after this.
    frame = requestAnimationFrame(() => {
      arrive();
      end();
    });
  };
  const growing = new ResizeObserver(tryNow);
  const timer = setTimeout(end, patienceMs);
  for (const sign of signsOfLife) addEventListener(sign, end, { passive: true });
  // Tells the first size too.
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
