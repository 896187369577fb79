import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { allIdsOf, imageIdIn, imagePathOf } from './image-path.ts';

/**
 * Returns the dishes that show one of these pictures, in any size.
 *
 * @param ids at most `idsPerRemoval`
 */
export function dishesShowing(db: Firestore, ids: readonly string[]): Query {
  const paths = ids.flatMap(allIdsOf).map(imagePathOf);
  return db.collection('menu').where('image', 'in', paths).select('image');
}

/** Returns the IDs of the pictures that these dishes show. */
export function idsShownBy({ docs }: QuerySnapshot): Set<string | undefined> {
  return new Set(docs.map((dish) => imageIdIn(String(dish.get('image')))));
}
