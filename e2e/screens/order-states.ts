import type { Page } from '@playwright/test';
import type { ListedState } from './screen-state.ts';
import { button, heading, press, stay, text } from './shows.ts';

/** Goes from the list to the page of the first order in this state. */
function openOrder(state: string) {
  return (page: Page) =>
    page.getByRole('listitem').filter({ hasText: state }).first().getByRole('link').click();
}

export const orderStates: ListedState[] = [
  { name: 'orders', route: '/order', as: 'diner with orders', shows: text('Past orders') },
  {
    name: 'orders-empty',
    route: '/order',
    as: 'diner',
    shows: text("You haven't ordered anything yet."),
    widths: [1440, 360],
  },
  {
    name: 'orders-loading',
    route: '/order',
    as: 'diner',
    fault: 'the sign-in provider hangs',
    shows: text('Loading...'),
  },
  {
    name: 'order',
    after: 'order-refused',
    reach: async (page) => {
      await page.goBack();
      await openOrder('Being prepared')(page);
    },
    shows: heading(/^Order #/),
  },
  {
    name: 'order-tell-me',
    route: '/order/:id',
    at: '/order',
    as: 'diner with orders',
    fault: 'messages are set up',
    reach: openOrder('Being prepared'),
    shows: button("Tell me when it's ready"),
    widths: [1440, 360],
  },
  {
    name: 'order-offline',
    seenIn: 'home-login-pressed-offline',
    route: '/order/:id',
    at: '/order',
    as: 'diner with orders',
    reach: async (page) => {
      await openOrder('Being prepared')(page);
      await heading(/^Order #/)(page).waitFor();
      await text('It will be ready')(page).waitFor();
    },
    withoutConnection: stay,
    shows: text('This is your order as of'),
    expects: ['Could not reach Cloud Firestore backend'],
    widths: [1440, 360],
  },
  {
    name: 'order-refused',
    route: '/order/:id',
    at: '/order',
    as: 'diner with orders',
    reach: openOrder('Not accepted'),
    shows: heading(/^Order #/),
    widths: [1440, 360],
  },
  {
    name: 'order-not-found',
    seenIn: 'orders-empty',
    route: '/order/:id',
    at: '/order/no-such-order',
    as: 'diner',
    shows: heading('No such order'),
    expects: ['response: 404 GET /api/orders/no-such-order'],
    widths: [360],
  },
  {
    name: 'menu-usual',
    route: '/menu',
    as: 'diner',
    fault: 'an earlier order has changed',
    shows: (page) => page.getByRole('complementary', { name: 'Your usual' }),
  },
  {
    name: 'cart-reordered',
    after: 'menu-usual',
    route: '/cart-page',
    reach: press(/^Order again/),
    shows: text('What is different from'),
  },
  {
    name: 'menu-order-bar',
    route: '/menu',
    as: 'diner with orders',
    shows: (page) =>
      // A chip in the navbar of a wide window, a bar at the bottom of a narrow one.
      page.getByRole('status').getByRole('link', { name: /#\d+/ }).first(),
    widths: [1440, 360],
  },
];
