import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { brand } from '@brand/brand.ts';
import { presentCategories } from '../lib/categories.ts';
import * as words from './words.en.ts';
import { queryString } from '../lib/query-string.ts';

/** 'Default' is the menu's own order: what the owner arranged, and then the newest first. */
export const dishOrders = [
  { value: 'default', label: words.defaultOrder },
  { value: 'name-asc', label: words.nameUp },
  { value: 'name-desc', label: words.nameDown },
  { value: 'price-asc', label: words.priceUp },
  { value: 'price-desc', label: words.priceDown },
] as const;

export type DishOrder = (typeof dishOrders)[number]['value'];

/** The part of the menu that a list shows, and its order. */
export type DishView = {
  category: Category | undefined;
  sort: DishOrder;
  /** The page number, from 1. */
  page: number;
};

/** Reads a view from a URL; invalid values are ignored. */
export function dishViewFrom(search: URLSearchParams, categories = presentCategories()): DishView {
  const page = Number(search.get('page'));
  return {
    category: categories.find(search.get('category'))?.id,
    sort: dishOrders.find(({ value }) => value === search.get('sort'))?.value ?? 'default',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the query string of a view, with its question mark; empty for the whole list. */
export function dishViewQuery({ category, sort, page }: DishView, text = ''): string {
  const query = new URLSearchParams();
  if (text) query.set('search', text);
  if (category) query.set('category', category);
  if (sort !== 'default') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return queryString(query);
}

const byName = new Intl.Collator(brand.locale, { sensitivity: 'base', numeric: true });

export const compareDishes: Record<
  Exclude<DishOrder, 'default'>,
  (a: MenuItem, b: MenuItem) => number
> = {
  'name-asc': (a, b) => byName.compare(a.name, b.name),
  'name-desc': (a, b) => byName.compare(b.name, a.name),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
};

/** Returns one page of a list. A page past the end becomes the last one. */
export function pageOf<Item>(items: Item[], wanted: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const page = Math.min(wanted, pages);
  const start = (page - 1) * perPage;
  return { page, pages, start, items: items.slice(start, start + perPage) };
}
