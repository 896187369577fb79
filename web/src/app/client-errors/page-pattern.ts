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
  '/reset-password',
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
 * Returns the pattern of a path, such as `/order/:id`, without IDs or typed text; `/*` for a path
 * that no screen has.
 */
export function pagePatternOf(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/$/, '');
  return pagePatterns.find((pattern) => matches(path, pattern)) ?? '/*';
}

function matches(path: string, pattern: string): boolean {
  const source = pattern.replace(':id', '[^/]+').replace('*', '.*');
  return new RegExp(`^${source}$`).test(path);
}
