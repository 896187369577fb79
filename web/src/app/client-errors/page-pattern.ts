import brandPagePaths from 'virtual:brand-page-paths';

/** The paths of all screens but the restaurant's own pages, more specific ones first. A test compares them with the screens. */
export const pagePatterns = [
  '/',
  '/menu',
  // A constant of the build: the reporter imports nothing that may be what is broken.
  ...import.meta.env.VITE_CATEGORY_PAGES.split(' '),
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
  '/dashboard/add-photos',
  '/dashboard/orders',
  '/dashboard/all-orders',
  '/dashboard/all-orders/:id',
  '/dashboard/figures',
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
  const isBrandPage = brandPagePaths.includes(path) && /^[a-z/-]+$/.test(path);
  return isBrandPage ? path : (pagePatterns.find((pattern) => matches(path, pattern)) ?? '/*');
}

function matches(path: string, pattern: string): boolean {
  const source = pattern.replace(':id', '[^/]+').replace('*', '.*');
  return new RegExp(`^${source}$`).test(path);
}
