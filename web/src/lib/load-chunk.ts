import { isReachable, whenReachable } from './network.ts';

const reloadedAtKey = 'reloaded-for-chunk-at';

/** A reload this short ago did not help: another would not either. */
const reloadAgainAfterMs = 60_000;

/** A part of the app that could not be loaded. */
export class ChunkUnavailable extends Error {
  override name = 'ChunkUnavailable';
  /** Nothing could have been: the site does not answer. */
  readonly isOffline: boolean;

  constructor({ isOffline, cause }: { isOffline: boolean; cause?: unknown }) {
    super("Part of the app couldn't be loaded.", { cause });
    this.isOffline = isOffline;
  }
}

/**
 * Loads a part of the app, or says at once that it cannot be had. A browser remembers which modules
 * could not be loaded and does not ask again, so without a connection none is asked for.
 * @throws ChunkUnavailable when the part cannot be had
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  if (isCutOff()) throw new ChunkUnavailable({ isOffline: true });
  return loadOrReload(load);
}

/**
 * Loads a part of the app as soon as the site can be reached. Whoever shows a page meanwhile asks
 * `useIsWaitingForNetwork`.
 * @throws ChunkUnavailable when the site answers and the part cannot be had all the same
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  if (isCutOff()) await whenReachable();
  for (;;) {
    try {
      return await loadOrReload(load);
    } catch (error) {
      if (!(error instanceof ChunkUnavailable) || !error.isOffline) throw error;
      await whenReachable();
    }
  }
}

/** Only a browser says so; where pages are drawn ahead there is none. */
function isCutOff(): boolean {
  return 'onLine' in navigator && !navigator.onLine;
}

/**
 * When the part fails and the site answers, the page is reloaded once: after a deploy the names of
 * the parts have changed, and only a fresh page knows them.
 */
async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if (!(await isReachable())) throw new ChunkUnavailable({ isOffline: true, cause });
    if (reloadedRecently()) throw new ChunkUnavailable({ isOffline: false, cause });
    await refreshFailedAssets(cause);
    location.reload();
    // The page is about to go: whoever waits keeps waiting.
    return new Promise<never>(() => undefined);
  }
}

/**
 * Asks again for the assets that failed, past the browser's cache: everything under /assets is kept
 * for a year, and so would be the 404 of a chunk that a later release brings back.
 */
async function refreshFailedAssets(cause: unknown): Promise<void> {
  // Browsers that name the module name the one that was asked for; it may be one it imports.
  const [named = ''] = /\S*\/assets\/[\w.-]+/.exec(String(cause)) ?? [];
  const failed = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).responseStatus >= 400)
    .map(({ name }) => name);
  const urls = new Set([named, ...failed].filter((url) => url.includes('/assets/')));
  await Promise.allSettled([...urls].map((url) => fetch(url, { cache: 'reload' })));
}

/** Notes this reload; blocked storage counts as reloaded, or the page could reload for ever. */
function reloadedRecently(): boolean {
  try {
    const reloadedAt = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (Date.now() - reloadedAt < reloadAgainAfterMs) return true;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    return false;
  } catch {
    return true;
  }
}
