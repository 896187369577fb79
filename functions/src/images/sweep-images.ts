import type { MenuStore } from '../menu/menu-store.ts';
import type { Accounts } from '../users/accounts.ts';
import { imageIdIn } from './image-path.ts';
import type { ImageStore } from './image-store.ts';

/** Time enough to save the dish or the profile that a picture was uploaded for. */
const minAgeMs = 24 * 60 * 60 * 1000;

type Parts = { accounts: Accounts; menu: MenuStore; images: ImageStore };

export type Sweep = {
  /** Ids of pictures that no dish and no account's photo names. */
  unused: string[];
  /** Removes them; a dish that names one by now keeps it. Answers how many went. */
  apply: () => Promise<number>;
};

/** Finds pictures that nobody needs any more. Nothing is removed before `apply`. */
export async function planImageSweep(
  { accounts, menu, images }: Parts,
  nowMs: number = Date.now(),
): Promise<Sweep> {
  // The old pictures first: one that gets its name while this runs is found by the look-ups below.
  const old: string[] = [];
  for await (const id of images.idsBefore(nowMs - minAgeMs)) old.push(id);

  const named = new Set<string | undefined>();
  for (const { image } of (await menu.readAll()).items) named.add(imageIdIn(image));
  for await (const photoUrl of accounts.photoUrls()) named.add(imageIdIn(photoUrl));

  const unused = old.filter((id) => !named.has(id));
  return {
    unused,
    async apply() {
      let removed = 0;
      for (const id of unused) if (await images.removeUnlessOnMenu(id)) removed++;
      return removed;
    },
  };
}
