import { brandPages, hasBrandPages } from 'virtual:brand-pages';
import { matchPath } from 'react-router-dom';
import { brand } from '@brand/brand.ts';
import { builtCategories } from '../lib/categories.ts';
import { categoriesWithPage } from '../model/category-path.ts';
import { staffGuards } from './guards/staff-guards.ts';
import { lateScreen, lazyScreen, type LazyScreen } from './lazy.tsx';
import * as titles from '../model/screen-words.en.ts';

/** Who may see a screen, and the frame around it. Signing in has no frame. */
type Guard = 'everyone' | 'signing in' | 'diners' | keyof typeof staffGuards;

export type Screen = LazyScreen & {
  path: string;
  /** The title of the document. */
  title: string;
  guard: Guard;
  /** The group of the route. Moving within a group keeps the reader's focus and scroll position. */
  group?: string;
};

type Load = Parameters<typeof lazyScreen>[0];

const needs = { withStyles: true, withQueries: false };
const needsQueries = { ...needs, withQueries: true };
// Only builds for emulators have a dialog there.
const needsOfSignIn = { withStyles: import.meta.env.VITE_EMULATOR || ('account' as const) };

function titled(name: string): string {
  return `${name} — ${brand.name}`;
}

/** A screen for whoever is signed in. */
function dinerScreen(path: string, name: string, load: Load, needed = needsQueries): Screen {
  return { ...lazyScreen(load, needed), path, title: titled(name), guard: 'diners' };
}

/** A screen for staff, which loads with the check of its area. Those of an area share its queries. */
function staffScreen(
  guard: keyof typeof staffGuards,
  path: string,
  name: string,
  load: Load,
): Screen {
  const screen = lazyScreen(load, needs);
  const preload = async () =>
    void (await Promise.all([staffGuards[guard].preload(), screen.preload()]));
  return { ...screen, preload, path, title: titled(name), guard };
}

function dashboardScreen(path: string, name: string, load: Load): Screen {
  return staffScreen('dashboard', path, name, load);
}

/** The paths of the menu share one screen. */
const menu = {
  ...lazyScreen(() => import('./menu-page.tsx'), { withStyles: 'menu' }),
  guard: 'everyone' as const,
  group: 'menu',
};

function pageOfCategory({ id, plural }: (typeof categoriesWithPage)[number]) {
  return [
    `category ${id}`,
    { ...menu, path: `/${id}`, title: titled(builtCategories.find(id)?.name ?? plural) },
  ] as const;
}

/** Every route of the app. Hosting serves a page or the app's shell for these paths. */
export const screens = {
  home: {
    ...lazyScreen(() => import('./home-page.tsx'), { withStyles: 'home' }),
    path: '/',
    title: brand.documentTitle,
    guard: 'everyone',
  },
  menu: { ...menu, path: '/menu', title: titled(titles.menu) },
  ...Object.fromEntries(categoriesWithPage.map(pageOfCategory)),
  dish: {
    ...lazyScreen(() => import('./dish-page.tsx'), { withStyles: 'dish' }),
    path: '/dish/:id',
    title: titled(titles.dish),
    guard: 'everyone',
  },

  orders: dinerScreen('/order', titles.orders, () => import('../diner/orders/orders-screen.tsx')),
  order: dinerScreen(
    '/order/:id',
    titles.order,
    () => import('../diner/orders/order/order-screen.tsx'),
  ),
  cart: dinerScreen('/cart-page', titles.cart, () => import('../diner/cart/cart-screen.tsx')),
  checkout: dinerScreen(
    '/checkout',
    titles.checkout,
    () => import('../diner/checkout/checkout-screen.tsx'),
  ),
  profile: dinerScreen(
    '/update-profile',
    titles.profile,
    () => import('../diner/account/profile/profile-screen.tsx'),
    needs,
  ),

  login: {
    ...lateScreen(() => import('../diner/account/login-screen.tsx'), needsOfSignIn),
    path: '/login',
    title: titled(titles.login),
    guard: 'signing in',
  },
  signup: {
    ...lateScreen(() => import('../diner/account/signup/signup-screen.tsx'), needsOfSignIn),
    path: '/signup',
    title: titled(titles.signup),
    guard: 'signing in',
  },
  resetPassword: {
    ...lazyScreen(() => import('../diner/account/password/reset-password-screen.tsx'), needs),
    path: '/reset-password',
    title: titled(titles.newPassword),
    guard: 'signing in',
  },

  dashboard: dashboardScreen(
    '/dashboard',
    titles.dashboard,
    () => import('../owner/overview/dashboard-screen.tsx'),
  ),
  users: dashboardScreen(
    '/dashboard/users',
    titles.users,
    () => import('../owner/users/users-screen.tsx'),
  ),
  addMenu: dashboardScreen(
    '/dashboard/add-menu',
    titles.addMenu,
    () => import('../owner/dishes/add-menu-screen.tsx'),
  ),
  manageItems: dashboardScreen(
    '/dashboard/manage-items',
    titles.manageItems,
    () => import('../owner/dishes/manage-items-screen.tsx'),
  ),
  importMenu: dashboardScreen(
    '/dashboard/import-menu',
    titles.importMenu,
    () => import('../owner/import/import-menu-screen.tsx'),
  ),
  arrangeMenu: dashboardScreen(
    '/dashboard/arrange-menu',
    titles.arrangeMenu,
    () => import('../owner/arrange/arrange-menu-screen.tsx'),
  ),
  addPhotos: dashboardScreen(
    '/dashboard/add-photos',
    titles.addPhotos,
    () => import('../owner/photos/add-photos-screen.tsx'),
  ),
  kitchenOrders: dashboardScreen(
    '/dashboard/orders',
    titles.kitchenOrders,
    () => import('../owner/orders/orders-screen.tsx'),
  ),
  allOrders: dashboardScreen(
    '/dashboard/all-orders',
    titles.allOrders,
    () => import('../owner/records/all-orders-screen.tsx'),
  ),
  orderRecord: dashboardScreen(
    '/dashboard/all-orders/:id',
    titles.orderRecord,
    () => import('../owner/records/order-record-screen.tsx'),
  ),
  figures: dashboardScreen(
    '/dashboard/figures',
    titles.figures,
    () => import('../owner/figures/figures-screen.tsx'),
  ),
  changes: dashboardScreen(
    '/dashboard/changes',
    titles.changes,
    () => import('../owner/changes/changes-screen.tsx'),
  ),
  hours: dashboardScreen(
    '/dashboard/hours',
    titles.ordering,
    () => import('../owner/ordering/ordering-screen.tsx'),
  ),
  categories: dashboardScreen(
    '/dashboard/categories',
    titles.categories,
    () => import('../owner/categories/categories-screen.tsx'),
  ),
  options: dashboardScreen(
    '/dashboard/options',
    titles.options,
    () => import('../owner/options/options-screen.tsx'),
  ),
  optionGroup: dashboardScreen(
    '/dashboard/options/:id',
    titles.options,
    () => import('../owner/options/option-group-screen.tsx'),
  ),
  importOptions: dashboardScreen(
    '/dashboard/import-options',
    titles.importOptions,
    () => import('../owner/options/import-options-screen.tsx'),
  ),
  updateMenu: dashboardScreen(
    '/dashboard/update-menu/:id',
    titles.updateMenu,
    () => import('../owner/dishes/update-menu-screen.tsx'),
  ),
  // Users without access to the dashboard must not learn which of its paths exist.
  noSuchPage: dashboardScreen(
    '/dashboard/*',
    titles.notFound,
    () => import('../owner/no-such-page-screen.tsx'),
  ),

  kitchen: staffScreen(
    'kitchen',
    '/kitchen',
    titles.kitchen,
    () => import('../staff/kitchen-screen.tsx'),
  ),
} satisfies Record<string, Screen>;

/** The menu and the pages of its categories. */
export const menuScreens = Object.values<Screen>(screens).filter(({ group }) => group === 'menu');

/** The pages that the restaurant has written. */
export const textScreens: Screen[] = hasBrandPages
  ? brandPages.map(({ path, title, load }) => ({
      ...lazyScreen(load, { withStyles: 'text' }),
      path,
      title: titled(title),
      guard: 'everyone' as const,
    }))
  : [];

/** Returns the screen of the app at a path; none for unknown paths and for written pages. */
export function appScreenAt(pathname: string): Screen | undefined {
  return Object.values<Screen>(screens).find(({ path }) => matchPath(path, pathname));
}

/** Returns the screen at a path; none for unknown paths. */
export function screenAt(pathname: string): Screen | undefined {
  return appScreenAt(pathname) ?? textScreens.find(({ path }) => matchPath(path, pathname));
}
