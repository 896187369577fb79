/** The paths of all screens, more specific ones first. A test compares them with the screens. */
export const pagePatterns = [
  '/',
  '/menu',
  '/salad',
  '/pizza',
  '/dish/:id',
  '/order',
  '/order/:id',
  '/cart-page',
  '/checkout',
  '/update-profile',
  '/login',
  '/signup',
  '/kitchen',
  '/dashboard',
  '/dashboard/users',
  '/dashboard/add-menu',
  '/dashboard/manage-items',
  '/dashboard/import-menu',
  '/dashboard/orders',
  '/dashboard/changes',
  '/dashboard/hours',
  '/dashboard/options',
  '/dashboard/options/:id',
  '/dashboard/import-options',
  '/dashboard/update-menu/:id',
  '/dashboard/*',
];

/**
 * The pattern of a path, which holds nothing that anybody has typed or that an id says: `/order/:id`.
 * A path that no screen has is `/*`.
 */
export function pagePatternOf(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/$/, '');
  return pagePatterns.find((pattern) => matches(path, pattern)) ?? '/*';
}

function matches(path: string, pattern: string): boolean {
  const source = pattern.replace(':id', '[^/]+').replace('*', '.*');
  return new RegExp(`^${source}$`).test(path);
}
