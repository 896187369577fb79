import type { MenuStore, WholeMenu } from './store.ts';

/** Edits in the Firebase console do not raise the version: they show once the cache is this old. */
const maxAgeMs = 60_000;

export type MenuCache = {
  /** The current menu: one read as long as nothing has changed. */
  read(): Promise<WholeMenu>;
  /** The menu as it was at some time in the last minute: no read while the copy is that young. */
  readOfLastMinute(): Promise<WholeMenu>;
  /**
   * Keeps nothing that was read until now. It is called whatever came of a write: one whose answer is lost may be there.
   */
  forget: () => void;
};

/** The whole menu, kept between the calls of one instance. */
export function createMenuCache(
  menu: Pick<MenuStore, 'readVersion' | 'readAll'>,
  nowMs: () => number = Date.now,
): MenuCache {
  let cached: { snapshot: WholeMenu; readAtMs: number; round: number } | undefined;
  let reload: Promise<void> | undefined;
  /** What was read in an earlier round is forgotten. */
  let round = 0;

  function readAgain(): Promise<void> {
    const begun = { readAtMs: nowMs(), round };
    reload ??= menu
      .readAll()
      .then((snapshot) => {
        cached = { snapshot, ...begun };
      })
      .finally(() => (reload = undefined));
    return reload;
  }

  function young(): WholeMenu | undefined {
    if (cached?.round !== round) return undefined;
    return nowMs() - cached.readAtMs < maxAgeMs ? cached.snapshot : undefined;
  }

  function current(version: string): WholeMenu | undefined {
    const snapshot = young();
    return snapshot?.version === version ? snapshot : undefined;
  }

  const cache: MenuCache = {
    readOfLastMinute: async () => young() ?? cache.read(),
    forget: () => (round += 1),

    async read() {
      const version = await menu.readVersion();
      if (current(version) === undefined) await readAgain();
      // Calls share a reading. The one we join may have begun before our version was written; the
      // next one cannot have.
      if (current(version) === undefined) await readAgain();
      if (cached === undefined) throw new Error('the menu was read, and there is none');
      return cached.snapshot;
    },
  };
  return cache;
}
