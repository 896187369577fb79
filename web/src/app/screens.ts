import { brandPages, hasBrandPages } from 'virtual:brand-pages';
import { matchPath } from 'react-router-dom';
import { brand } from '@brand/brand.ts';
import { categoriesWithPage } from '../model/category-path.ts';
import { staffGates } from './gates/staff-gates.ts';
import { lateScreen, lazyScreen, type LazyScreen } from './lazy.tsx';
import * as words from './words.en.ts';

/** Who may see a screen, and the frame around it. Signing in has no frame. */
type Gate = 'everyone' | 'signing in' | 'diners' | keyof typeof staffGates;

export type Screen = LazyScreen & {
  path: string;
  /** The title of the document. */
  title: string;
  gate: Gate;
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
  return { ...lazyScreen(load, needed), path, title: titled(name), gate: 'diners' };
}

/** A screen for staff, which loads with the check of its area. Those of an area share its queries. */
function staffScreen(
  gate: keyof typeof staffGates,
  path: string,
  name: string,
  load: Load,
): Screen {
  const screen = lazyScreen(load, needs);
  const preload = async () =>
    void (await Promise.all([staffGates[gate].preload(), screen.preload()]));
  return { ...screen, preload, path, title: titled(name), gate };
}

function dashboardScreen(path: string, name: string, load: Load): Screen {
  return staffScreen('dashboard', `/dashboard${path}`, name, load);
}

/** The paths of the menu share one screen. */
const menu = {
  ...lazyScreen(() => import('./menu-page.tsx'), { withStyles: 'menu' }),
  gate: 'everyone' as const,
  group: 'menu',
};

function pageOfCategory({ id, plural }: (typeof categoriesWithPage)[number]) {
  return [`category ${id}`, { ...menu, path: `/${id}`, title: titled(plural) }] as const;
}

/** Every route of the app. Hosting serves a page or the app's shell for these paths. */
export const screens = {
  home: {
    ...lazyScreen(() => import('./home-page.tsx'), { withStyles: 'home' }),
    path: '/',
    title: brand.documentTitle,
    gate: 'everyone',
  },
  menu: { ...menu, path: '/menu', title: titled(words.menu) },
  ...Object.fromEntries(categoriesWithPage.map(pageOfCategory)),
  dish: {
    ...lazyScreen(() => import('./dish-page.tsx'), { withStyles: 'dish' }),
    path: '/dish/:id',
    title: titled(words.dish),
    gate: 'everyone',
  },

  orders: dinerScreen('/order', words.orders, () => import('../diner/orders/orders-screen.tsx')),
  order: dinerScreen(
    '/order/:id',
    words.order,
    () => import('../diner/orders/order/order-screen.tsx'),
  ),
  cart: dinerScreen('/cart-page', words.cart, () => import('../diner/cart/cart-screen.tsx')),
  checkout: dinerScreen(
    '/checkout',
    words.checkout,
    () => import('../diner/checkout/checkout-screen.tsx'),
  ),
  profile: dinerScreen(
    '/update-profile',
    words.profile,
    () => import('../diner/account/profile/profile-screen.tsx'),
    needs,
  ),

  login: {
    ...lateScreen(() => import('../diner/account/login-screen.tsx'), needsOfSignIn),
    path: '/login',
    title: titled(words.login),
    gate: 'signing in',
  },
  signup: {
    ...lateScreen(() => import('../diner/account/signup/signup-screen.tsx'), needsOfSignIn),
    path: '/signup',
    title: titled(words.signup),
    gate: 'signing in',
  },
  resetPassword: {
    ...lazyScreen(() => import('../diner/account/password/reset-password-screen.tsx'), needs),
    path: '/reset-password',
    title: titled(words.newPassword),
    gate: 'signing in',
  },

  dashboard: dashboardScreen(
    '',
    words.dashboard,
    () => import('../owner/overview/dashboard-screen.tsx'),
  ),
  users: dashboardScreen('/users', words.users, () => import('../owner/users/users-screen.tsx')),
  addMenu: dashboardScreen(
    '/add-menu',
    words.addMenu,
    () => import('../owner/dishes/add-menu-screen.tsx'),
  ),
  manageItems: dashboardScreen(
    '/manage-items',
    words.manageItems,
    () => import('../owner/dishes/manage-items-screen.tsx'),
  ),
  importMenu: dashboardScreen(
    '/import-menu',
    words.importMenu,
    () => import('../owner/import/import-menu-screen.tsx'),
  ),
  addPhotos: dashboardScreen(
    '/add-photos',
    words.addPhotos,
    () => import('../owner/photos/add-photos-screen.tsx'),
  ),
  kitchenOrders: dashboardScreen(
    '/orders',
    words.kitchenOrders,
    () => import('../owner/orders/orders-screen.tsx'),
  ),
  allOrders: dashboardScreen(
    '/all-orders',
    words.allOrders,
    () => import('../owner/records/all-orders-screen.tsx'),
  ),
  orderRecord: dashboardScreen(
    '/all-orders/:id',
    words.orderRecord,
    () => import('../owner/records/order-record-screen.tsx'),
  ),
  figures: dashboardScreen(
    '/figures',
    words.figures,
    () => import('../owner/figures/figures-screen.tsx'),
  ),
  changes: dashboardScreen(
    '/changes',
    words.changes,
    () => import('../owner/changes/changes-screen.tsx'),
  ),
  hours: dashboardScreen('/hours', words.hours, () => import('../owner/hours/hours-screen.tsx')),
  options: dashboardScreen(
    '/options',
    words.options,
    () => import('../owner/options/options-screen.tsx'),
  ),
  optionGroup: dashboardScreen(
    '/options/:id',
    words.options,
    () => import('../owner/options/option-group-screen.tsx'),
  ),
  importOptions: dashboardScreen(
    '/import-options',
    words.importOptions,
    () => import('../owner/options/import-options-screen.tsx'),
  ),
  updateMenu: dashboardScreen(
    '/update-menu/:id',
    words.updateMenu,
    () => import('../owner/dishes/update-menu-screen.tsx'),
  ),
  // Users without access to the dashboard must not learn which of its paths exist.
  noSuchPage: dashboardScreen(
    '/*',
    words.notFound,
    () => import('../owner/no-such-page-screen.tsx'),
  ),

  kitchen: staffScreen(
    'kitchen',
    '/kitchen',
    words.kitchen,
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
      gate: 'everyone' as const,
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
