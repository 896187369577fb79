import { isSameEntry, wholeEntry } from './router-entry.ts';
import { keepScrollPlace } from './keep-scroll-place.ts';

/**
 * Something open on top of a page: a drawer, a dialog, a question, an open list. Back closes it and
 * stays on the page. While any layer is open, the history has one more entry, with the page's own
 * URL. Back is the step from that entry to the page's, and is hidden from the router.
 */
type Layer = { close: () => void };

/** The open layers, the topmost last. All of them share one entry. */
const layers: Layer[] = [];

/** The state of the page's entry below the layers' entry; undefined when there is no such entry. */
let page: object | null | undefined;
/** A change that the router made to the page's entry while the layers' entry was current. */
let pageReplacement: { state: unknown; url: string | URL | null | undefined } | undefined;
/** Whether a step from the layers' entry to the page's is in progress. */
let isRemoving = false;
/** Whether the router has navigated meanwhile, so that its entry is the next one. */
let isOvertaken = false;
/** Whether a step to the router's entry is in progress. */
let isReturning = false;

const waiting: (() => void)[] = [];

/** A time longer than a page takes to close what was open on the previous one. */
const reopenAfterMs = 500;

/** The mark of the layers' entry. */
const layerMark = { isLayer: true };

function isOnOwnEntry(): boolean {
  return 'isLayer' in (wholeEntry() ?? {});
}

/**
 * Registers a layer that has opened on top of the page. Back calls `close`; code that closes the
 * layer in another way calls the returned function.
 */
export function openLayer(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  addEntry();
  return () => {
    const index = layers.indexOf(layer);
    if (index < 0) return;
    layers.splice(index, 1);
    // The code that closed the layer may navigate at the same moment and take over the entry.
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
    // Forward has led to an entry whose layer is closed.
    keepScrollPlace();
    page = undefined;
    pageReplacement = undefined;
    isRemoving = true;
    window.history.back();
    return true;
  }
  if (layers.length === 0) return false;
  if (!isPage(wholeEntry())) {
    // The step went back beyond the page.
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
 * Must be called before the router is mounted. A page that is opened from a layer replaces the
 * layers' entry; otherwise Back from it would appear to do nothing.
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
  // The page was reloaded while a layer was open.
  removeEntry();
}
