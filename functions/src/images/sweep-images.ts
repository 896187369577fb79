import type { MenuStore } from '../menu/store.ts';
import type { Accounts } from '../users/accounts.ts';
import { imageIdIn } from './image-path.ts';
import { idsPerRemoval, type ImageStore } from './store.ts';

/** Enough time to save the dish or profile that a picture was uploaded for. */
const minAgeMs = 24 * 60 * 60 * 1000;

type SweepImagesDeps = { accounts: Accounts; menu: MenuStore; images: ImageStore };

export type Sweep = {
  /** Ids of pictures that nobody needs. */
  unused: string[];
  /**
   * Removes them, a few at a time, and corrects the counts; one that a dish refers to by now stays, and
   * one that cannot be removed stops no other. What is left at `untilMs` (default: no limit) is for the
   * next sweep.
   */
  apply: (options?: { untilMs?: number }) => Promise<ImageRemoval>;
};

export type ImageRemoval = {
  /** How many are gone. */
  removed: number;
  /** Those that could not be removed. */
  failures: { id: string; error: unknown }[];
};

/**
 * Finds pictures that nobody needs anymore: avatars whose account is gone, whatever their age, and
 * others that are older than a day and that neither a dish nor an account's photo refers to. A dish
 * keeps any picture that it refers to. Nothing is removed before `apply`.
 */
export async function planImageSweep(
  { accounts, menu, images }: SweepImagesDeps,
  nowMs: number = Date.now(),
): Promise<Sweep> {
  // The pictures first: one that is put to use in the meantime, or whose owner has just signed up, is
  // found by the lookups below.
  const stored = [];
  for await (const image of images.storedBefore(nowMs)) stored.push(image);

  const onMenu = new Set<string | undefined>();
  for (const { image } of (await menu.readAll()).items) onMenu.add(imageIdIn(image));
  const owners = new Set<string>();
  const photos = new Set<string | undefined>();
  for await (const { uid, photoUrl } of accounts.photos()) {
    owners.add(uid);
    photos.add(imageIdIn(photoUrl));
  }

  const unused = stored.filter(({ id, createdAtMs, ownerUid, purpose }) => {
    if (onMenu.has(id)) return false;
    if (purpose === 'avatar' && !owners.has(ownerUid)) return true;
    return !photos.has(id) && createdAtMs < nowMs - minAgeMs;
  });
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

/** All at once; if that fails, each alone, to find the one at fault. */
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
