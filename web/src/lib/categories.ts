import { useSyncExternalStore } from 'react';
import { categoryAmong } from '@thymely/contract/categories/category-among';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import type { Category } from '@thymely/contract/ground/categories';
import { assignRims } from './plate-rims.ts';

/** A part of the menu with all of its names. */
export type ShownCategory = Omit<MenuCategory, 'one' | 'tab'> & { one: string; tab: string };

function withNames({ one, tab, ...category }: MenuCategory): ShownCategory {
  const { name } = category;
  return { ...category, one: one ?? name, tab: tab ?? name };
}

/** The parts of the menu, in the order in which lists and filters show them. */
export class CategoryList {
  readonly all: readonly ShownCategory[];
  /** The tag of the same categories in the header of the menu. */
  readonly tag: string;

  constructor(list: readonly MenuCategory[], tag: string) {
    this.all = list.map(withNames);
    this.tag = tag;
  }

  find(id: string | null | undefined): ShownCategory | undefined {
    return this.all.find((category) => category.id === id);
  }

  /** Returns a category; one that the restaurant no longer has is 'Other'. */
  of(id: Category | undefined): ShownCategory {
    return this.find(id) ?? withNames(categoryAmong([], id));
  }

  /** Whether guests see its part of the menu. */
  isShown(id: Category): boolean {
    const category = this.find(id);
    return category !== undefined && !category.hidden;
  }
}

/** The categories that the pages were built with. */
export const builtCategories = new CategoryList(
  (import.meta.env.VITE_CATEGORIES as readonly MenuCategory[] | null) ?? startingCategories,
  import.meta.env.VITE_CATEGORIES_TAG,
);

let present = builtCategories;
assignRims(present.all);
const listeners = new Set<() => void>();

/** The present categories, for what is decided outside of components. */
export function presentCategories(): CategoryList {
  return present;
}

/** Replaces the categories wherever they are shown. */
export function showCategories(categories: CategoryList): void {
  present = categories;
  assignRims(categories.all);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The present categories; while a page is hydrated, those that it was built with. */
export function useCategories(): CategoryList {
  return useSyncExternalStore(subscribe, presentCategories, () => builtCategories);
}
