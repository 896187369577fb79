import { brandPages, hasBrandPages } from 'virtual:brand-pages';
import { matchPath } from 'react-router-dom';
import { brand } from '@brand/brand.ts';
import { categoriesWithPage } from '../model/category-path.ts';
import { staffGates } from './gates/staff-gates.ts';
import { lateScreen, lazyScreen, type LazyScreen } from './lazy.tsx';
import * as words from './words.en.ts';

export type Screen = LazyScreen & {
  path: string;
  /** The title of the document. */
  title: string;
  /** The group of the route. Moving within a group keeps the reader's focus and scroll position. */
  group?: string;
};

/** The public screens; the paths of the menu share one. */
const home = lazyScreen(() => import('./home-page.tsx'), { withStyles: 'home' });
const menu = {
  ...lazyScreen(() => import('./menu-page.tsx'), { withStyles: 'menu' }),
  group: 'menu',
};

const needs = { withStyles: true };
// Only builds for emulators have a dialog there.
const needsOfSignIn = { withStyles: import.meta.env.VITE_EMULATOR || ('account' as const) };
const needsQueries = { ...needs, withQueries: true };
const dish = lazyScreen(() => import('./dish-page.tsx'), { withStyles: 'dish' });
const orders = lazyScreen(() => import('../diner/orders/orders-screen.tsx'), needsQueries);
const order = lazyScreen(() => import('../diner/orders/order/order-screen.tsx'), needsQueries);
const cart = lazyScreen(() => import('../diner/cart/cart-screen.tsx'), needsQueries);
const checkout = lazyScreen(() => import('../diner/checkout/checkout-screen.tsx'), needsQueries);
const profile = lazyScreen(() => import('../diner/account/profile/profile-screen.tsx'), needs);
const login = lateScreen(() => import('../diner/account/login-screen.tsx'), needsOfSignIn);
const resetPassword = lazyScreen(
  () => import('../diner/account/password/reset-password-screen.tsx'),
  needs,
);
const signup = lateScreen(() => import('../diner/account/signup/signup-screen.tsx'), needsOfSignIn);

/** Puts screens behind the check of their area, which is loaded with them. */
const behind =
  (gate: { preload: () => Promise<void> }) =>
  (screen: LazyScreen): LazyScreen => ({
    ...screen,
    preload: async () => void (await Promise.all([gate.preload(), screen.preload()])),
  });
const inDashboard = behind(staffGates.dashboard);
const inKitchen = behind(staffGates.kitchen);

/** The screens for staff share one query scope, that of their area. */
const dashboard = inDashboard(
  lazyScreen(() => import('../owner/overview/dashboard-screen.tsx'), needs),
);
const users = inDashboard(lazyScreen(() => import('../owner/users/users-screen.tsx'), needs));
const addMenu = inDashboard(lazyScreen(() => import('../owner/dishes/add-menu-screen.tsx'), needs));
const manageItems = inDashboard(
  lazyScreen(() => import('../owner/dishes/manage-items-screen.tsx'), needs),
);
const updateMenu = inDashboard(
  lazyScreen(() => import('../owner/dishes/update-menu-screen.tsx'), needs),
);
const importMenu = inDashboard(
  lazyScreen(() => import('../owner/import/import-menu-screen.tsx'), needs),
);
const addPhotos = inDashboard(
  lazyScreen(() => import('../owner/photos/add-photos-screen.tsx'), needs),
);
const kitchenOrders = inDashboard(
  lazyScreen(() => import('../owner/orders/orders-screen.tsx'), needs),
);
const allOrders = inDashboard(
  lazyScreen(() => import('../owner/records/all-orders-screen.tsx'), needs),
);
const orderRecord = inDashboard(
  lazyScreen(() => import('../owner/records/order-record-screen.tsx'), needs),
);
const figures = inDashboard(lazyScreen(() => import('../owner/figures/figures-screen.tsx'), needs));
const changes = inDashboard(lazyScreen(() => import('../owner/changes/changes-screen.tsx'), needs));
const hours = inDashboard(lazyScreen(() => import('../owner/hours/hours-screen.tsx'), needs));
const options = inDashboard(lazyScreen(() => import('../owner/options/options-screen.tsx'), needs));
const optionGroup = inDashboard(
  lazyScreen(() => import('../owner/options/option-group-screen.tsx'), needs),
);
const importOptions = inDashboard(
  lazyScreen(() => import('../owner/options/import-options-screen.tsx'), needs),
);
const kitchen = inKitchen(lazyScreen(() => import('../staff/kitchen-screen.tsx'), needs));
const noSuchPage = inDashboard(lazyScreen(() => import('../owner/no-such-page-screen.tsx'), needs));

function titled(name: string): string {
  return `${name} — ${brand.name}`;
}

function pageOfCategory({ id, plural }: (typeof categoriesWithPage)[number]) {
  return [`category ${id}`, { ...menu, path: `/${id}`, title: titled(plural) }] as const;
}

/** Every route of the app. Hosting serves a page or the app's shell for these paths. */
export const screens = {
  home: { ...home, path: '/', title: brand.documentTitle },
  menu: { ...menu, path: '/menu', title: titled(words.menu) },
  ...Object.fromEntries(categoriesWithPage.map(pageOfCategory)),
  dish: { ...dish, path: '/dish/:id', title: titled(words.dish) },
  orders: { ...orders, path: '/order', title: titled(words.orders) },
  order: { ...order, path: '/order/:id', title: titled(words.order) },
  cart: { ...cart, path: '/cart-page', title: titled(words.cart) },
  checkout: { ...checkout, path: '/checkout', title: titled(words.checkout) },
  profile: { ...profile, path: '/update-profile', title: titled(words.profile) },
  login: { ...login, path: '/login', title: titled(words.login) },
  signup: { ...signup, path: '/signup', title: titled(words.signup) },
  resetPassword: { ...resetPassword, path: '/reset-password', title: titled(words.newPassword) },
  dashboard: { ...dashboard, path: '/dashboard', title: titled(words.dashboard) },
  users: { ...users, path: '/dashboard/users', title: titled(words.users) },
  addMenu: { ...addMenu, path: '/dashboard/add-menu', title: titled(words.addMenu) },
  manageItems: {
    ...manageItems,
    path: '/dashboard/manage-items',
    title: titled(words.manageItems),
  },
  importMenu: { ...importMenu, path: '/dashboard/import-menu', title: titled(words.importMenu) },
  addPhotos: { ...addPhotos, path: '/dashboard/add-photos', title: titled(words.addPhotos) },
  kitchenOrders: {
    ...kitchenOrders,
    path: '/dashboard/orders',
    title: titled(words.kitchenOrders),
  },
  allOrders: { ...allOrders, path: '/dashboard/all-orders', title: titled(words.allOrders) },
  orderRecord: {
    ...orderRecord,
    path: '/dashboard/all-orders/:id',
    title: titled(words.orderRecord),
  },
  figures: { ...figures, path: '/dashboard/figures', title: titled(words.figures) },
  changes: { ...changes, path: '/dashboard/changes', title: titled(words.changes) },
  hours: { ...hours, path: '/dashboard/hours', title: titled(words.hours) },
  options: { ...options, path: '/dashboard/options', title: titled(words.options) },
  optionGroup: { ...optionGroup, path: '/dashboard/options/:id', title: titled(words.options) },
  importOptions: {
    ...importOptions,
    path: '/dashboard/import-options',
    title: titled(words.importOptions),
  },
  kitchen: { ...kitchen, path: '/kitchen', title: titled(words.kitchen) },
  updateMenu: {
    ...updateMenu,
    path: '/dashboard/update-menu/:id',
    title: titled(words.updateMenu),
  },
  // Users without access to the dashboard must not learn which of its paths exist.
  noSuchPage: { ...noSuchPage, path: '/dashboard/*', title: titled(words.notFound) },
} satisfies Record<string, Screen>;

/** The menu and the pages of its categories. */
export const menuScreens = Object.values<Screen>(screens).filter(({ group }) => group === 'menu');

/** The pages that the restaurant has written. */
export const textScreens: Screen[] = hasBrandPages
  ? brandPages.map(({ path, title, load }) => ({
      ...lazyScreen(load, { withStyles: 'text' }),
      path,
      title: titled(title),
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
