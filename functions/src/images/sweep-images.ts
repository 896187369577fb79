import type { ImportsStore } from '../menu/import/imports-store.ts';
import type { MenuStore } from '../menu/store.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import { imageIdIn } from './image-path.ts';
import { idsPerRemoval, type ImageStore, type StoredImage } from './store.ts';

/** The minimum age, which leaves time to save the dish or profile that a picture is for. */
const minAgeMs = 24 * 60 * 60 * 1000;

type SweepImagesDeps = {
  accounts: Accounts;
  menu: MenuStore;
  imports: ImportsStore;
  images: ImageStore;
};

export type Sweep = {
  /** The IDs of unused pictures. */
  unused: string[];
  /**
   * Removes the unused pictures, a few at a time, and corrects the counts. It keeps those that a
   * dish refers to by now, and continues past those that fail. Whatever is left at `untilMs`
   * (default: no limit) waits for the next sweep.
   */
  apply: (options?: { untilMs?: number }) => Promise<ImageRemoval>;
};

export type ImageRemoval = {
  /** The number of removed pictures. */
  removed: number;
  /** The pictures that could not be removed. */
  failures: { id: string; error: unknown }[];
};

type SweepOptions = {
  /** Default: now. */
  nowMs?: number;
  /** Whether to read no picture while as many are stored as are in use. Default: no. */
  trustsCount?: boolean;
};

/**
 * Finds unused pictures: avatars whose account is gone, whatever their age, and others that are
 * older than a day and to which neither a dish nor an account's photo refers, nor an import that can
 * still be taken back. A dish keeps any
 * picture that it refers to. Nothing is removed before `apply`.
 */
export async function planImageSweep(
  { accounts, menu, imports, images }: SweepImagesDeps,
  { nowMs = Date.now(), trustsCount = false }: SweepOptions = {},
): Promise<Sweep> {
  const onMenu = new Set<string | undefined>();
  for (const { image } of (await menu.readAll()).all) onMenu.add(imageIdIn(image));
  // Looked up after the menu, so that a picture is found here if an import has just replaced it.
  for (const image of await imports.formerImages(nowMs)) onMenu.add(imageIdIn(image));
  // Accounts are looked up after `nowMs`, so that everybody who has stored a picture by then is found.
  const owners = new Set<string>();
  const photos = new Set<string | undefined>();
  for await (const { uid, photoUrl } of accounts.photos()) {
    owners.add(uid);
    photos.add(imageIdIn(photoUrl));
  }

  const unused: StoredImage[] = [];
  const inUse = new Set([...onMenu, ...photos]);
  inUse.delete(undefined);
  if (!trustsCount || (await images.countStoredBefore(nowMs)) !== inUse.size) {
    for await (const image of images.storedBefore(nowMs)) {
      if (isUnused(image)) unused.push(image);
    }
  }
  function isUnused({ id, createdAtMs, ownerUid, purpose }: StoredImage): boolean {
    if (onMenu.has(id)) return false;
    if (purpose === 'avatar' && !owners.has(ownerUid)) return true;
    return !photos.has(id) && createdAtMs < nowMs - minAgeMs;
  }
  const ids = unused.map(({ id }) => id);
  return {
    unused: ids,
    async apply({ untilMs = Infinity } = {}) {
      const removal: ImageRemoval = { removed: 0, failures: [] };
      for (let start = 0; start < ids.length && Date.now() < untilMs; start += idsPerRemoval) {
        await remove(images, ids.slice(start, start + idsPerRemoval), removal);
      }
      await images.reconcile(nowMs);
      return removal;
    },
  };
}

/** Removes all at once or, if that fails, one by one, to find the failing ones. */
async function remove(
  images: ImageStore,
  ids: readonly string[],
  removal: ImageRemoval,
): Promise<void> {
  try {
    removal.removed += await images.removeUnlessOnMenu(ids);
    return;
  } catch (error) {
    if (ids.length === 1) removal.failures.push({ id: ids[0] ?? '', error });
  }
  if (ids.length > 1) for (const id of ids) await remove(images, [id], removal);
}
