import { categories } from '@thymely/contract/limits';
import { dishOrders, type DishListView } from './find-dishes.ts';

/** Reads a view from an address; what makes no sense counts as not said. */
export function dishListViewFrom(search: URLSearchParams): DishListView {
  const page = Number(search.get('page'));
  return {
    search: search.get('search') ?? '',
    category: categories.find((category) => category === search.get('category')),
    order: dishOrders.find(({ value }) => value === search.get('sort'))?.value ?? 'default',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of a view's address, with its question mark; empty for the whole list. */
export function dishListQuery({ search, category, order, page }: DishListView): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (category) query.set('category', category);
  if (order !== 'default') query.set('sort', order);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
}
