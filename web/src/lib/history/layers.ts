import { isSameEntry, wholeEntry } from './router-entry.ts';
import { keepScrollPlace } from './keep-scroll-place.ts';

/**
 * What is open on top of a page: a drawer, a dialog, a question, an open list. Back closes it and
 * leaves the page alone. As long as any layer is open, the history has one more entry, with the
 * page's own URL; Back is the step from it to the page's entry, hidden from the router.
 */
type Layer = { close: () => void };

/** The topmost comes last. All of them share one entry. */
const layers: Layer[] = [];

/** The entry under ours; undefined when we have none. */
let page: object | null | undefined;
/** The router's change to the page's entry while our entry was current. */
let pageReplacement: { state: unknown; url: string | URL | null | undefined } | undefined;
/** A step from our entry to the page's is in progress. */
let isRemoving = false;
/** The router has navigated in the meantime: its entry is the next one. */
let isOvertaken = false;
/** A step to that entry is in progress. */
let isReturning = false;

const waiting: (() => void)[] = [];

/** Longer than a page takes to close what was open on the previous one. */
const reopenAfterMs = 500;

/** The mark of our entry. */
const layerMark = { isLayer: true };

function isOnOwnEntry(): boolean {
  return 'isLayer' in (wholeEntry() ?? {});
}

/**
 * Something has opened on top of the page. Back calls `close`; code that closes it in another way
 * calls the returned function.
 */
export function openLayer(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  addEntry();
  return () => {
    const index = layers.indexOf(layer);
    if (index < 0) return;
    layers.splice(index, 1);
    // The code that closed it may navigate at the same moment, and take over the entry.
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
  window.history.pushState({ ...page, ...layerMark }, '');
}

function removeEntry(): void {
  if (isRemoving || layers.length > 0 || !isOnOwnEntry()) return;
  isRemoving = true;
  window.history.back();
}

/** @returns whether the step was about layers and must be hidden from everyone else */
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
    // Forward, to an entry whose layer is closed.
    keepScrollPlace();
    page = undefined;
    pageReplacement = undefined;
    isRemoving = true;
    window.history.back();
    return true;
  }
  if (layers.length === 0) return false;
  if (!isPage(wholeEntry())) {
    // Further back than the page.
    for (const { close } of layers.splice(0)) close();
    return false;
  }
  keepScrollPlace();
  applyReplacement();
  layers.pop()?.close();
  if (layers.length > 0) addEntry();
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
  if (layers.length > 0) addEntry();
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
 * Must be called before the router is mounted. A page that is opened from a layer replaces
 * our entry; otherwise Back from it would appear to do nothing.
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
      if (layers.length > 0) addEntry();
    }, reopenAfterMs);
  };
  history.replaceState = (state: unknown, unused, url) => {
    if (!isOnOwnEntry()) {
      replace(state, unused, url);
      return;
    }
    pageReplacement = { state, url };
    replace({ ...(state as object | null), ...layerMark }, unused, url);
  };
  // Reloaded while a layer was open.
  removeEntry();
}
