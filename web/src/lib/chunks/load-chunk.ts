import { isReachable, whenReachable } from './network.ts';

const reloadedAtKey = 'reloaded-for-chunk-at';

/** The time in which no second reload is tried: if the first did not help, another would not. */
const reloadAgainAfterMs = 60_000;

/** A part of the app that could not be loaded. */
export class ChunkUnavailable extends Error {
  override name = 'ChunkUnavailable';
  /** Whether loading was impossible because the site does not respond. */
  readonly isOffline: boolean;

  constructor({ isOffline, cause }: { isOffline: boolean; cause?: unknown }) {
    super("Part of the app couldn't be loaded.", { cause });
    this.isOffline = isOffline;
  }
}

/**
 * Loads a part of the app, or reports at once that it is unavailable. A browser remembers failed
 * module loads and does not retry them, so without a connection no module is requested. A browser
 * that reports no connection is not believed before the site has been asked. When the
 * part fails and the site responds, the page is reloaded once.
 * @throws ChunkUnavailable when the part cannot be loaded
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  if (await isCutOff()) throw new ChunkUnavailable({ isOffline: true });
  return loadOrReload(load);
}

/**
 * Loads code that only adds something to a page, or reports at once that it is unavailable. A content
 * blocker may hold it back: the page is not reloaded, and the caller goes on without it.
 * @throws ChunkUnavailable when the code cannot be loaded
 */
export async function loadOptional<Module>(load: () => Promise<Module>): Promise<Module> {
  if (await isCutOff()) throw new ChunkUnavailable({ isOffline: true });
  return loadOnce(load);
}

/**
 * Loads a part of the app as soon as the site can be reached. Code that shows a page until then
 * uses `useIsWaitingForNetwork`.
 * @throws ChunkUnavailable when the site responds but the part still cannot be loaded
 */
export function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  return onceReachable(() => loadOrReload(load));
}

/**
 * Loads such a part that only adds something, without a reload.
 * @throws ChunkUnavailable when the site responds but the part cannot be loaded
 */
export function loadOptionalPart<Module>(load: () => Promise<Module>): Promise<Module> {
  return onceReachable(() => loadOnce(load));
}

async function onceReachable<Module>(attempt: () => Promise<Module>): Promise<Module> {
  if (await isCutOff()) await whenReachable();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ChunkUnavailable) || !error.isOffline) throw error;
      await whenReachable();
    }
  }
}

/** Whether the site does not respond to a browser that is offline; the prerenderer is never. */
async function isCutOff(): Promise<boolean> {
  return 'onLine' in navigator && !navigator.onLine && !(await isReachable());
}

async function loadOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkUnavailable({ isOffline: !(await isReachable()), cause });
  }
}

/** After a deploy the names of the parts have changed, and only a fresh page has the new ones. */
async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadOnce(load);
  } catch (error) {
    if (!(error instanceof ChunkUnavailable) || error.isOffline || reloadedRecently()) throw error;
    await refreshFailedAssets(error.cause);
    location.reload();
    // The page is about to be reloaded: callers keep waiting.
    return new Promise<never>(() => undefined);
  }
}

/** Requests the failed assets again past the browser's cache, whose copies did not work. */
async function refreshFailedAssets(cause: unknown): Promise<void> {
  // Browsers name the requested module in the error; the failure may be in one that it imports.
  const [named = ''] = /https?:\/\/[^\s/]+\/assets\/[\w.-]+/.exec(String(cause)) ?? [];
  const failed = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).responseStatus >= 400)
    .map(({ name }) => name);
  const urls = new Set([named, ...failed].filter((url) => url.includes('/assets/')));
  await Promise.allSettled([...urls].map((url) => fetch(url, { cache: 'reload' })));
}

/** Records this reload. Blocked storage counts as reloaded, or the page could reload forever. */
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
