import type { MenuStore } from '../menu/store.ts';
import type { Accounts } from '../users/accounts.ts';
import { imageIdIn } from './image-path.ts';
import { idsPerRemoval, type ImageStore } from './store.ts';

/** Enough time to save the dish or profile that a picture was uploaded for. */
const minAgeMs = 24 * 60 * 60 * 1000;

type Parts = { accounts: Accounts; menu: MenuStore; images: ImageStore };

export type Sweep = {
  /** Ids of pictures that nobody needs. */
  unused: string[];
  /**
   * Removes them, a few at a time, and corrects the counts; one that a dish refers to by now stays.
   * Returns how many it removed. What is left at `untilMs` (default: no limit) is for the next sweep.
   */
  apply: (options?: { untilMs?: number }) => Promise<number>;
};

/**
 * Finds pictures that nobody needs anymore: avatars whose account is gone, whatever their age, and
 * others that are older than a day and that neither a dish nor an account's photo refers to. A dish
 * keeps any picture that it refers to. Nothing is removed before `apply`.
 */
export async function planImageSweep(
  { accounts, menu, images }: Parts,
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
      let removed = 0;
      for (let start = 0; start < ids.length && Date.now() < untilMs; start += idsPerRemoval) {
        removed += await images.removeUnlessOnMenu(ids.slice(start, start + idsPerRemoval));
      }
      await images.reconcile(nowMs);
      return removed;
    },
  };
}
