import {
  listCategories,
  type MenuCategory,
  type RevisedCategories,
} from '@thymely/contract/categories/endpoints';
import { tagOfCategories } from '@thymely/contract/categories/tag-of-categories';
import { callApi } from '../../lib/http/call-api.ts';
import { CategoryList, showCategories } from '../../lib/categories.ts';

/** The key of what this browser was told last, for as long as its tab is open. */
const storageKey = 'menu-categories';

type Wanted = { tag: string; asSignedIn: boolean; signal: AbortSignal | undefined };

/** Shows the categories of a tag: those that were asked for before, or else the present ones. */
export async function followCategories({ tag, asSignedIn, signal }: Wanted): Promise<void> {
  const kept = keptCategories(tag);
  if (kept) {
    showCategories(new CategoryList(kept, tag));
    return;
  }
  const present = await callApi(listCategories, { asSignedIn, signal });
  showCategories(listOf(present));
  keepCategories(present);
}

/** Returns the categories of an answer with their own tag: a cache may have had an older answer. */
export function listOf({ categories }: RevisedCategories): CategoryList {
  return new CategoryList(categories, tagOfCategories(categories));
}

function keptCategories(tag: string): readonly MenuCategory[] | undefined {
  try {
    const kept = sessionStorage.getItem(storageKey) ?? '';
    const { categories } = JSON.parse(kept) as RevisedCategories;
    return tagOfCategories(categories) === tag ? categories : undefined;
  } catch {
    return undefined;
  }
}

function keepCategories(present: RevisedCategories): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(present));
  } catch {
    // They are asked for once more.
  }
}
