import type { Page } from '@playwright/test';
import type { ListedState } from './screen-state.ts';
import { button, dialog, heading, press, stay, text } from './shows.ts';

const signUpLink = (page: Page) => page.getByRole('link', { name: 'Signup Now' });

/** The home page, the frame around every page, and the error pages. */
export const siteStates: ListedState[] = [
  { name: 'home', route: '/', shows: heading(/./) },
  {
    name: 'home-dish-offered',
    after: 'home-menu-open',
    reach: (page) =>
      page.getByRole('list', { name: 'Around the clock' }).getByRole('button').nth(5).click(),
    shows: (page) => page.locator('.offered').getByRole('button', { name: 'Add to Cart' }),
  },
  {
    name: 'home-paused',
    route: '/',
    fault: 'orders are paused',
    shows: (page) => page.locator('.clock').getByText('Taking a break until'),
  },
  {
    name: 'home-menu-open',
    after: 'home',
    reach: (page) =>
      page.getByRole('navigation').locator('button[aria-expanded=false]').first().click(),
    shows: (page) => page.getByRole('navigation').locator('[href="/salad"]'),
    widths: [1440],
  },
  {
    name: 'home-navigation-open',
    route: '/',
    reach: press('Open navigation'),
    shows: button('Close navigation'),
    widths: [768, 360],
  },
  {
    // Only the bar at the top differs from `home`.
    name: 'home-signed-in',
    seenIn: 'menu-in-cart',
    route: '/',
    as: 'diner with a cart',
    shows: text('3 in your cart'),
  },
  {
    name: 'home-account-drawer',
    route: '/',
    as: 'diner',
    reach: press('Account'),
    shows: dialog('Account'),
  },
  {
    name: 'home-signing-in-loads',
    spec: '1.11',
    route: '/',
    fault: 'the sign-in provider hangs',
    shows: heading(/./),
  },
  {
    name: 'home-offline',
    seenIn: 'home-login-pressed-offline',
    route: '/',
    withoutConnection: stay,
    shows: text("You're offline"),
  },
  {
    name: 'home-login-pressed-offline',
    after: 'home-navigation-open',
    reach: (page) => button('Login')(page).waitFor(),
    withoutConnection: press('Login'),
    shows: text('This opens as soon as'),
  },
  {
    name: 'menu-dish-added-offline',
    route: '/menu',
    at: '/menu?category=pizza',
    fault: 'messages do not load',
    reach: (page) => button('Login')(page).waitFor(),
    withoutConnection: press('Add to Cart'),
    shows: text("We'll continue with this dish"),
  },
  {
    name: 'not-found',
    route: '*',
    at: '/no-such-page',
    shows: text("There's no page"),
    expects: ['response: 404'],
  },
  {
    name: 'crash',
    route: '/',
    at: '/login',
    fault: 'the menu makes no sense',
    reach: (page) => page.getByRole('link', { name: /^Close/ }).click(),
    shows: heading('Something went wrong'),
  },
  {
    name: 'offline-page',
    seenIn: 'crash',
    route: '/login',
    at: '/',
    reach: async (page) => {
      await press('Login')(page);
      await signUpLink(page).waitFor();
    },
    withoutConnection: (page) => signUpLink(page).click(),
    shows: heading("You're offline"),
    expects: [/could not be loaded/],
  },
];
