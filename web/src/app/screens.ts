import { matchPath } from 'react-router-dom';
import { brand } from '../brand.ts';
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx';
import { styled } from './load-styled.ts';

export type Screen = LazyScreen & {
  path: string;
  /** Of the document. */
  title: string;
  /** Routes of one group are one page to the reader: moving inside it keeps focus and scroll. */
  group?: string;
};

/** The three addresses of the menu share one screen. */
const menu = { ...lazyScreen(() => import('./menu-page.tsx')), group: 'menu' };

const home = lazyScreen(() => import('./home-page.tsx'));
const order = lazyScreen(styled(() => import('../features/cart/order-screen.tsx')));
const cart = lazyScreen(styled(() => import('./cart-page.tsx')));
const profile = lazyScreen(styled(() => import('../features/account/profile-screen.tsx')));
const login = lazyScreen(styled(() => import('../features/account/login-screen.tsx')));
const signup = lazyScreen(styled(() => import('../features/account/signup-screen.tsx')));
const dashboard = lazyScreen(
  styled(() => import('../features/admin/overview/dashboard-screen.tsx')),
);
const users = lazyScreen(styled(() => import('../features/admin/users/users-screen.tsx')));
const addMenu = lazyScreen(styled(() => import('../features/admin/dishes/add-menu-screen.tsx')));
const manageItems = lazyScreen(
  styled(() => import('../features/admin/dishes/manage-items-screen.tsx')),
);
const importMenu = lazyScreen(
  styled(() => import('../features/admin/import/import-menu-screen.tsx')),
);
const changes = lazyScreen(styled(() => import('../features/admin/changes/changes-screen.tsx')));
const noSuchPage = lazyScreen(styled(() => import('../features/admin/no-such-page-screen.tsx')));
const updateMenu = lazyScreen(
  styled(() => import('../features/admin/dishes/update-menu-screen.tsx')),
);

function titled(name: string): string {
  return `${name} — ${brand.name}`;
}

/** Every route of the app. Hosting answers these paths with a page or with the app's shell. */
export const screens = {
  home: { ...home, path: '/', title: brand.documentTitle },
  menu: { ...menu, path: '/menu', title: titled('Menu') },
  salad: { ...menu, path: '/salad', title: titled('Salads') },
  pizza: { ...menu, path: '/pizza', title: titled('Pizzas') },
  order: { ...order, path: '/order', title: titled('Order') },
  cart: { ...cart, path: '/cart-page', title: titled('Cart') },
  profile: { ...profile, path: '/update-profile', title: titled('Profile') },
  login: { ...login, path: '/login', title: titled('Login') },
  signup: { ...signup, path: '/signup', title: titled('Sign up') },
  dashboard: { ...dashboard, path: '/dashboard', title: titled('Dashboard') },
  users: { ...users, path: '/dashboard/users', title: titled('All Users') },
  addMenu: { ...addMenu, path: '/dashboard/add-menu', title: titled('Add Menu') },
  manageItems: { ...manageItems, path: '/dashboard/manage-items', title: titled('Manage Items') },
  importMenu: { ...importMenu, path: '/dashboard/import-menu', title: titled('Import Menu') },
  changes: { ...changes, path: '/dashboard/changes', title: titled('Changes') },
  updateMenu: { ...updateMenu, path: '/dashboard/update-menu/:id', title: titled('Update Menu') },
  // Whoever may not see the dashboard does not learn which of its addresses lead somewhere.
  noSuchPage: { ...noSuchPage, path: '/dashboard/*', title: titled('Page not found') },
} satisfies Record<string, Screen>;

/** The screen at a path; none for addresses the app does not know. */
export function screenAt(pathname: string): Screen | undefined {
  return Object.values<Screen>(screens).find(({ path }) => matchPath(path, pathname));
}
