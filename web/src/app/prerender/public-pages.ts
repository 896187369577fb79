import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { ClockDishes } from '../../api/clock.ts';
import { standoutDishes } from '../../api/menu/menu.ts';
import type { PageData } from '../../api/menu/menu.ts';
import { brand } from '@brand/brand.ts';
import { builtCategories } from '../../lib/categories.ts';
import type { PageStyles } from '../../lib/chunks/page-styles.ts';
import { categoriesWithPage } from '../../model/category-path.ts';
import { notFoundTitle } from '../not-found-route.tsx';
import { screenAt, screens } from '../screens.ts';
import { describeMenu } from './describe-menu.ts';
import { restaurantDataWithMenu, type RestaurantFacts } from './structured-data.ts';
import * as words from './words.en.ts';

/** A page that the build prerenders. */
export type PrerenderedPage = {
  path: string;
  /** The path in Hosting's public folder. */
  file: string;
  title: string;
  description: string;
  /** Whether search engines should index it. */
  indexed: boolean;
  /** Whether the sitemap leaves it out all the same. */
  unlisted?: boolean;
  /** Whether nobody can use it without scripts, so that it is hidden without them. */
  needsScripts?: boolean;
  /** The styles inlined into the page. */
  styles: PageStyles;
  /** The source file of its screen, whose chunk the page preloads. */
  source: string;
  /** The path of its picture in link previews, if not the site's. */
  socialImage?: string;
  dataFrom: (menu: MenuItem[], clock: ClockDishes) => PageData;
  /** The structured data for search engines, if not the restaurant. */
  structuredData?: (facts: RestaurantFacts) => unknown;
};

const menuPage = {
  indexed: true,
  styles: 'menu' as const,
  source: 'src/app/menu-page.tsx',
  dataFrom: (menu: MenuItem[]) => ({ menu }),
  structuredData: restaurantDataWithMenu,
};

const signInPage = {
  indexed: true,
  unlisted: true,
  needsScripts: true,
  styles: 'account' as const,
  // Their forms are loaded once the page is idle (lazy.tsx).
  source: '',
  dataFrom: () => ({}),
  structuredData: () => undefined,
};

export const publicPages: PrerenderedPage[] = [
  {
    path: '/',
    file: 'index.html',
    title: screens.home.title,
    description: brand.openingLine,
    indexed: true,
    styles: 'home',
    source: 'src/app/home-page.tsx',
    dataFrom: (menu, clock) => ({ standoutDishes: standoutDishes(menu), clock }),
  },
  {
    ...menuPage,
    path: '/menu',
    file: 'menu.html',
    title: screens.menu.title,
    description: describeMenu(builtCategories.all),
  },
  ...categoriesWithPage.map(({ id, plural }) => ({
    ...menuPage,
    path: `/${id}`,
    file: `${id}.html`,
    title: screenAt(`/${id}`)?.title ?? plural,
    description: words.categoryDescription(builtCategories.find(id)?.name ?? plural, brand.name),
    unlisted: !builtCategories.isShown(id),
  })),
  {
    ...signInPage,
    path: '/login',
    file: 'login.html',
    title: screens.login.title,
    description: words.loginDescription(brand.name),
  },
  {
    ...signInPage,
    path: '/signup',
    file: 'signup.html',
    title: screens.signup.title,
    description: words.signupDescription(brand.name),
  },
  {
    path: '/404',
    file: '404.html',
    title: notFoundTitle,
    description: brand.tagline,
    indexed: false,
    styles: 'shell',
    source: '',
    dataFrom: () => ({}),
  },
];

/** A page that is rendered in the browser: only its head is known at build time. */
export type ShellPage = Pick<PrerenderedPage, 'file' | 'title' | 'description' | 'source'> & {
  /** The page's only path; none for the shell that is served for every other route. */
  path: string | undefined;
};

export const shells: ShellPage[] = [
  {
    path: undefined,
    file: 'app.html',
    title: brand.documentTitle,
    description: brand.openingLine,
    source: '',
  },
];
