import { matchPath } from 'react-router-dom';
import { brand } from '@brand/brand.ts';
import { lazyScreen, type LazyScreen } from './lazy.tsx';

export type Screen = LazyScreen & {
  path: string;
  /** The title of the document. */
  title: string;
  /** The group of the route. Moving within a group keeps the reader's focus and scroll position. */
  group?: string;
};

/** The public screens; the three paths of the menu share one. */
const home = lazyScreen(() => import('./home-page.tsx'), { withStyles: 'home' });
const menu = {
  ...lazyScreen(() => import('./menu-page.tsx'), { withStyles: 'menu' }),
  group: 'menu',
};

const needs = { withStyles: true };
const needsQueries = { ...needs, withQueries: true };
const dish = lazyScreen(() => import('./dish-page.tsx'), { withStyles: 'dish' });
const orders = lazyScreen(() => import('../diner/orders/orders-screen.tsx'), needsQueries);
const order = lazyScreen(() => import('../diner/orders/order/order-screen.tsx'), needsQueries);
const cart = lazyScreen(() => import('../diner/cart/cart-screen.tsx'), needsQueries);
const checkout = lazyScreen(() => import('../diner/checkout/checkout-screen.tsx'), needsQueries);
const profile = lazyScreen(() => import('../diner/account/profile-screen.tsx'), needs);
const login = lazyScreen(() => import('../diner/account/login-screen.tsx'), needs);
const resetPassword = lazyScreen(
  () => import('../diner/account/password/reset-password-screen.tsx'),
  needs,
);
const signup = lazyScreen(() => import('../diner/account/signup-screen.tsx'), needs);

/** The screens for staff share one query scope, that of their area. */
const dashboard = lazyScreen(() => import('../owner/overview/dashboard-screen.tsx'), needs);
const users = lazyScreen(() => import('../owner/users/users-screen.tsx'), needs);
const addMenu = lazyScreen(() => import('../owner/dishes/add-menu-screen.tsx'), needs);
const manageItems = lazyScreen(() => import('../owner/dishes/manage-items-screen.tsx'), needs);
const updateMenu = lazyScreen(() => import('../owner/dishes/update-menu-screen.tsx'), needs);
const importMenu = lazyScreen(() => import('../owner/import/import-menu-screen.tsx'), needs);
const kitchenOrders = lazyScreen(() => import('../owner/orders/orders-screen.tsx'), needs);
const changes = lazyScreen(() => import('../owner/changes/changes-screen.tsx'), needs);
const hours = lazyScreen(() => import('../owner/hours/hours-screen.tsx'), needs);
const options = lazyScreen(() => import('../owner/options/options-screen.tsx'), needs);
const optionGroup = lazyScreen(() => import('../owner/options/option-group-screen.tsx'), needs);
const importOptions = lazyScreen(() => import('../owner/options/import-options-screen.tsx'), needs);
const kitchen = lazyScreen(() => import('../staff/kitchen-screen.tsx'), needs);
const noSuchPage = lazyScreen(() => import('../owner/no-such-page-screen.tsx'), needs);

function titled(name: string): string {
  return `${name} — ${brand.name}`;
}

/** Every route of the app. Hosting serves a page or the app's shell for these paths. */
export const screens = {
  home: { ...home, path: '/', title: brand.documentTitle },
  menu: { ...menu, path: '/menu', title: titled('Menu') },
  salad: { ...menu, path: '/salad', title: titled('Salads') },
  pizza: { ...menu, path: '/pizza', title: titled('Pizzas') },
  dish: { ...dish, path: '/dish/:id', title: titled('Dish') },
  orders: { ...orders, path: '/order', title: titled('Order') },
  order: { ...order, path: '/order/:id', title: titled('Your order') },
  cart: { ...cart, path: '/cart-page', title: titled('Cart') },
  checkout: { ...checkout, path: '/checkout', title: titled('Checkout') },
  profile: { ...profile, path: '/update-profile', title: titled('Profile') },
  login: { ...login, path: '/login', title: titled('Login') },
  signup: { ...signup, path: '/signup', title: titled('Sign up') },
  resetPassword: { ...resetPassword, path: '/reset-password', title: titled('New password') },
  dashboard: { ...dashboard, path: '/dashboard', title: titled('Dashboard') },
  users: { ...users, path: '/dashboard/users', title: titled('All Users') },
  addMenu: { ...addMenu, path: '/dashboard/add-menu', title: titled('Add Menu') },
  manageItems: { ...manageItems, path: '/dashboard/manage-items', title: titled('Manage Items') },
  importMenu: { ...importMenu, path: '/dashboard/import-menu', title: titled('Import Menu') },
  kitchenOrders: { ...kitchenOrders, path: '/dashboard/orders', title: titled('Orders') },
  changes: { ...changes, path: '/dashboard/changes', title: titled('Changes') },
  hours: { ...hours, path: '/dashboard/hours', title: titled('Hours') },
  options: { ...options, path: '/dashboard/options', title: titled('Options') },
  optionGroup: { ...optionGroup, path: '/dashboard/options/:id', title: titled('Options') },
  importOptions: {
    ...importOptions,
    path: '/dashboard/import-options',
    title: titled('Import Options'),
  },
  kitchen: { ...kitchen, path: '/kitchen', title: titled('Kitchen') },
  updateMenu: { ...updateMenu, path: '/dashboard/update-menu/:id', title: titled('Update Menu') },
  // Users without access to the dashboard must not learn which of its paths exist.
  noSuchPage: { ...noSuchPage, path: '/dashboard/*', title: titled('Page not found') },
} satisfies Record<string, Screen>;

/** Returns the screen at a path; none for unknown paths. */
export function screenAt(pathname: string): Screen | undefined {
  return Object.values<Screen>(screens).find(({ path }) => matchPath(path, pathname));
}
