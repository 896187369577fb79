import { contentIdOf } from '../dish-content.ts';
import type { MenuReading } from '../store.ts';

/** The id that a new dish is to have, by its content id. It may be taken by another dish. */
export type ShortIdOf = (contentId: string) => string;

/** Every id under which an import may find dishes with these contents. */
export function possibleIds(contentIds: readonly string[], shortIdOf: ShortIdOf): string[] {
  return contentIds.flatMap((contentId) => [shortIdOf(contentId), contentId]);
}

export type Placing = { contentIds: readonly string[]; shortIdOf: ShortIdOf };

/**
 * The content ids of dishes whose short id is the id of a document that says something else: an
 * import may have created it with this content, and somebody edited it since.
 */
export function unclearPlaces(
  { contentIds, shortIdOf }: Placing,
  { onMenu, stored }: MenuReading,
): string[] {
  return contentIds.filter((contentId) => {
    const shortId = shortIdOf(contentId);
    if (stored.has(contentId) || !stored.has(shortId)) return false;
    const dish = onMenu.get(shortId);
    return dish === undefined || contentIdOf(dish) !== contentId;
  });
}

/**
 * The ids of the dishes that an import adds, by their content ids, whether an earlier attempt has
 * created them or they are still to be created. A dish whose short id belongs to another dish has its
 * content id as its own: that one is too long to be anything else.
 *
 * @param displaced the unclear places that belong to another dish.
 */
export function placeNewDishes(
  { contentIds, shortIdOf }: Placing,
  { stored }: MenuReading,
  displaced: ReadonlySet<string>,
): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    contentIds.map((contentId) => {
      const shortId = shortIdOf(contentId);
      const isShort = !stored.has(contentId) && !displaced.has(contentId) && !taken.has(shortId);
      const id = isShort ? shortId : contentId;
      taken.add(id);
      return [contentId, id];
    }),
  );
}
