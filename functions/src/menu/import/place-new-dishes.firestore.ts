import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { contentIdOf } from '../dish-version.ts';
import { menuItemOf, toMenuItem } from '../menu-item.firestore.ts';

/** The id that a new dish is to have, by the id of its content. It may be taken by another dish. */
export type ShortIdOf = (contentId: string) => string;

/** Every id under which an import may find dishes with these contents. */
export function possibleIds(contentIds: readonly string[], shortIdOf: ShortIdOf): string[] {
  return contentIds.flatMap((contentId) => [shortIdOf(contentId), contentId]);
}

type Placing = {
  contentIds: readonly string[];
  shortIdOf: ShortIdOf;
  /** The documents with the possible ids, whether they exist or not. */
  stored: readonly DocumentSnapshot[];
};

/**
 * The ids of the dishes that an import adds, by the ids of their contents, whether an earlier attempt
 * has created them or they are still to be created. A dish whose short id is another dish's has its
 * content's as its own: that one is too long to be anything else.
 */
export async function placeNewDishes(
  db: Firestore,
  { contentIds, shortIdOf, stored }: Placing,
): Promise<Map<string, string>> {
  const existing = new Map(stored.filter(({ exists }) => exists).map((dish) => [dish.id, dish]));
  const claims = await Promise.all(
    contentIds.map(async (contentId) => {
      const shortId = shortIdOf(contentId);
      const dish = existing.get(shortId);
      const isShort =
        !existing.has(contentId) &&
        (dish === undefined || (await wasImportedAs(db, { dish, contentId })));
      return { contentId, shortId: isShort ? shortId : undefined };
    }),
  );
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  for (const { contentId, shortId } of claims) {
    const id = shortId === undefined || taken.has(shortId) ? contentId : shortId;
    taken.add(id);
    ids.set(contentId, id);
  }
  return ids;
}

type Import = { dish: DocumentSnapshot; contentId: string };

/** Whether the dish was created by an import of this content; it may have been edited since. */
async function wasImportedAs(db: Firestore, { dish, contentId }: Import): Promise<boolean> {
  const item = toMenuItem(dish);
  if (item !== undefined && contentIdOf(item) === contentId) return true;
  const ofDish = db.collection('audit').where('target', '==', dish.id);
  const imports = ofDish.where('what', '==', 'menu.import').orderBy('when', 'desc');
  const { docs } = await imports.get();
  return docs.some((entry) => {
    const createdAt: unknown = entry.get('after.createdAt');
    if (entry.get('before') !== null || !(createdAt instanceof Timestamp)) return false;
    // An earlier dish may have had this id, and be gone.
    if (!createdAt.isEqual(dish.get('createdAt') as Timestamp)) return false;
    const imported = menuItemOf(dish.id, entry.get('after') as Record<string, unknown>);
    return imported !== undefined && contentIdOf(imported) === contentId;
  });
}
