import { isSameEntry, wholeEntry } from './router-entry.ts';
import { keepScrollPlace } from './keep-scroll-place.ts';

/**
 * Something open on top of a page: a drawer, a dialog, a question, an open list. Back closes it and
 * stays on the page. While any overlay is open, the history has one more entry, with the page's own
 * URL. Back is the step from that entry to the page's, and is hidden from the router.
 */
type Overlay = { close: () => void };

/** The open overlays, the topmost last. All of them share one entry. */
const overlays: Overlay[] = [];

/** The state of the page's entry below the overlays' entry; undefined when there is no such entry. */
let page: object | null | undefined;
/** A change that the router made to the page's entry while the overlays' entry was current. */
let pageReplacement: { state: unknown; url: string | URL | null | undefined } | undefined;
/** Whether a step from the overlays' entry to the page's is in progress. */
let isRemoving = false;
/** Whether the router has navigated meanwhile, so that its entry is the next one. */
let isOvertaken = false;
/** Whether a step to the router's entry is in progress. */
let isReturning = false;

const waiting: (() => void)[] = [];

/** A time longer than a page takes to close what was open on the previous one. */
const reopenAfterMs = 500;

/** The mark of the overlays' entry. */
const overlayMark = { isOverlay: true };

function isOnOwnEntry(): boolean {
  return 'isOverlay' in (wholeEntry() ?? {});
}

/**
 * Registers an overlay that has opened on top of the page. Back calls `close`; code that closes the
 * overlay in another way calls the returned function.
 */
export function openOverlay(close: () => void): () => void {
  const overlay = { close };
  overlays.push(overlay);
  addEntry();
  return () => {
    const index = overlays.indexOf(overlay);
    if (index < 0) return;
    overlays.splice(index, 1);
    // The code that closed the overlay may navigate at the same moment and take over the entry.
    setTimeout(removeEntry);
  };
}

/** Resolves once the page's own entry is the current one, so that history steps count from it. */
export function whenOnPage(): Promise<void> {
  if (!isRemoving && !isOnOwnEntry()) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

function addEntry(): void {
  if (isRemoving || isOnOwnEntry()) return;
  page = wholeEntry();
  pageReplacement = undefined;
  window.history.pushState({ ...page, ...overlayMark }, '');
}

function removeEntry(): void {
  if (isRemoving || overlays.length > 0 || !isOnOwnEntry()) return;
  isRemoving = true;
  window.history.back();
}

/** @returns whether the step was about overlays and must be hidden from everyone else */
export function takeStep(): boolean {
  if (isReturning) {
    isReturning = false;
    settle();
    return true;
  }
  if (isRemoving) {
    arriveOnPage();
    return true;
  }
  if (isOnOwnEntry()) {
    // Forward has led to an entry whose overlay is closed.
    keepScrollPlace();
    page = undefined;
    pageReplacement = undefined;
    isRemoving = true;
    window.history.back();
    return true;
  }
  if (overlays.length === 0) return false;
  if (!isPage(wholeEntry())) {
    // The step went back beyond the page.
    for (const { close } of overlays.splice(0)) close();
    return false;
  }
  keepScrollPlace();
  applyReplacement();
  overlays.pop()?.close();
  if (overlays.length > 0) addEntry();
  return true;
}

function arriveOnPage(): void {
  isRemoving = false;
  applyReplacement();
  if (isOvertaken) {
    isOvertaken = false;
    isReturning = true;
    window.history.go(1);
    return;
  }
  keepScrollPlace();
  if (overlays.length > 0) addEntry();
  settle();
}

function isPage(state: object | null): boolean {
  return page !== undefined && isSameEntry(state, page);
}

function applyReplacement(): void {
  if (!pageReplacement) return;
  const { state, url } = pageReplacement;
  pageReplacement = undefined;
  window.history.replaceState(state, '', url);
}

function settle(): void {
  for (const resolve of waiting.splice(0)) resolve();
}

/**
 * Must be called before the router is mounted. A page that is opened from an overlay replaces the
 * overlays' entry; otherwise Back from it would appear to do nothing.
 */
export function watchHistory(): void {
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);

  history.pushState = (state: unknown, unused, url) => {
    if (!isOnOwnEntry()) {
      push(state, unused, url);
      return;
    }
    replace(state, unused, url);
    page = undefined;
    isOvertaken = isRemoving;
    if (!isRemoving) settle();
    setTimeout(() => {
      if (overlays.length > 0) addEntry();
    }, reopenAfterMs);
  };
  history.replaceState = (state: unknown, unused, url) => {
    if (!isOnOwnEntry()) {
      replace(state, unused, url);
      return;
    }
    pageReplacement = { state, url };
    replace({ ...(state as object | null), ...overlayMark }, unused, url);
  };
  // The page was reloaded while an overlay was open.
  removeEntry();
}
