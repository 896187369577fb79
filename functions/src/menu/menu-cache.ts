import type { MenuSnapshot, MenuStore } from './store.ts';

/** Edits in the Firebase console raise no version: they show when the copy has this age. */
const maxAgeMs = 60_000;

export type MenuCopy = {
  /** The present menu: one read as long as nothing changed. */
  read(): Promise<MenuSnapshot>;
};

/** A warm copy of the whole menu, kept between the calls of one instance. */
export function createMenuCopy(
  menu: Pick<MenuStore, 'readVersion' | 'readAll'>,
  nowMs: () => number = Date.now,
): MenuCopy {
  let copy: { snapshot: MenuSnapshot; readAtMs: number } | undefined;
  let reload: Promise<void> | undefined;

  function readAgain(): Promise<void> {
    const readAtMs = nowMs();
    reload ??= menu
      .readAll()
      .then((snapshot) => {
        copy = { snapshot, readAtMs };
      })
      .finally(() => (reload = undefined));
    return reload;
  }

  function current(version: string): MenuSnapshot | undefined {
    const isYoung = copy !== undefined && nowMs() - copy.readAtMs < maxAgeMs;
    return isYoung && copy?.snapshot.version === version ? copy.snapshot : undefined;
  }

  return {
    async read() {
      const version = await menu.readVersion();
      if (current(version) === undefined) await readAgain();
      // Calls share a reading. The one joined may have begun before our version was written; the
      // one after it cannot have.
      if (current(version) === undefined) await readAgain();
      if (copy === undefined) throw new Error('the menu was read, and there is none');
      return copy.snapshot;
    },
  };
}
