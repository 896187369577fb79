import type { Page } from '@playwright/test';
import type { ListedState } from './screen-state.ts';
import { button, text } from './shows.ts';

/** Sends the order once the form is there. */
async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Place order/ }).click();
}

export const checkoutStates: ListedState[] = [
  {
    name: 'cart-ordering-off',
    spec: '2.21',
    route: '/cart-page',
    as: 'diner with a cart',
    fault: 'ordering is off',
    reach: async (page) => {
      // The button does nothing; the page stays, with another way to order.
      await page.getByRole('button', { name: 'Procceed to Checkout' }).click({ force: true });
    },
    shows: (page) =>
      page.locator('p', { hasText: 'Online checkout opens soon.' }).getByRole('link'),
    widths: [360],
  },
  {
    name: 'cart-ordering-closed',
    seenIn: 'cart-ordering-off',
    route: '/cart-page',
    as: 'diner with a cart',
    fault: 'ordering is closed by an admin',
    shows: text('We are closed for a wedding in the family'),
    widths: [360],
  },
  {
    name: 'checkout',
    route: '/checkout',
    as: 'diner with a cart',
    fault: 'an order hangs',
    reach: async (page) => {
      await page.getByRole('radio', { name: 'Later' }).check();
      await page.locator('[name=hour]:enabled').nth(1).check({ force: true });
      await page.locator('[name=time]:enabled').nth(1).check({ force: true });
    },
    shows: (page) => page.getByRole('button', { name: /^Place order/ }),
  },
  {
    name: 'checkout-phone-missing',
    route: '/checkout',
    as: 'diner with a cart',
    fault: 'a telephone number is required',
    reach: placeOrder,
    shows: text('Enter a number under which we can reach you.'),
    widths: [1440, 360],
  },
  {
    name: 'checkout-sending',
    route: '/checkout',
    as: 'diner with a cart',
    fault: 'an order hangs',
    reach: placeOrder,
    shows: text('Keep this page open until we confirm.'),
    widths: [360],
  },
  {
    name: 'checkout-refused',
    after: 'checkout-phone-missing',
    fault: 'an order is refused',
    reach: async (page) => {
      await page.getByLabel('Telephone').fill('+1 555 0100 200');
      await placeOrder(page);
    },
    shows: text('Nothing was ordered yet.'),
  },
  {
    name: 'checkout-unconfirmed',
    route: '/checkout',
    as: 'diner with a cart',
    fault: 'an order gets no answer',
    // The connection is lost while the order is sent.
    isFirstVisit: true,
    reach: placeOrder,
    shows: button('Check again'),
    widths: [1440, 360],
  },
  {
    name: 'checkout-empty',
    seenIn: 'checkout-unconfirmed',
    route: '/checkout',
    as: 'diner',
    shows: text('Cart is empty.'),
    widths: [360],
  },
];
