import type { Page } from '@playwright/test';
import type { ListedState } from './screen-state.ts';
import { button, dialog, heading, press, text } from './shows.ts';

/** Goes to the menu by its link: a menu page that is opened directly includes its dishes. */
async function orderNow(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Close/ }).click();
  await page.getByRole('link', { name: 'Order Now' }).click();
}

/** The page with the pizza of the sample cart: other tests add to the whole menu's first page. */
const pizzas = '/menu?category=pizza';

export const menuStates: ListedState[] = [
  { name: 'menu', route: '/menu', shows: button('Add to Cart') },
  {
    name: 'menu-last-page',
    seenIn: 'menu',
    route: '/menu',
    at: '/menu?category=dessert&sort=price-asc&page=2',
    shows: (page) => page.locator('[aria-current=page]', { hasText: '2' }),
  },
  { name: 'salad', route: '/salad', shows: button('Add to Cart') },
  { name: 'pizza', seenIn: 'salad', route: '/pizza', shows: button('Add to Cart') },
  {
    name: 'menu-liked',
    seenIn: 'menu-kept',
    route: '/menu',
    at: pizzas,
    // This is a dish that no other test removes from the menu.
    reach: press('Like Ember Margherita'),
    shows: (page) => page.locator('[aria-pressed=true]').first(),
  },
  {
    name: 'menu-login-question',
    seenIn: 'users-admin-question',
    route: '/menu',
    at: pizzas,
    reach: press('Add to Cart'),
    shows: dialog('Please login to order the food'),
  },
  {
    // A dish is liked, too.
    name: 'menu-kept',
    route: '/menu',
    at: pizzas,
    reach: async (page) => {
      await press('Like Ember Margherita')(page);
      await press('Add to Cart')(page);
      await press('Cancel')(page);
    },
    shows: (page) => page.getByRole('complementary', { name: 'Kept dishes' }),
  },
  {
    name: 'menu-kept-sheet',
    after: 'menu-kept',
    widths: [768, 360],
    reach: press('1 dish kept'),
    shows: (page) => dialog('Kept dishes')(page).getByRole('link', { name: 'Log in to order' }),
  },
  {
    name: 'menu-did-you-mean',
    route: '/menu',
    at: '/menu?q=margarita',
    shows: (page) => page.getByText('Did you mean'),
  },
  {
    name: 'menu-filtered',
    route: '/menu',
    at: '/menu?diet=vegan&without=nuts',
    shows: text(/^\d+ dishes without a declaration are hidden\./),
  },
  {
    name: 'menu-filters',
    after: 'menu-filtered',
    reach: press('Filters'),
    shows: dialog('Filters'),
  },
  {
    name: 'menu-in-cart',
    route: '/menu',
    at: pizzas,
    as: 'diner with a cart',
    shows: button('In cart'),
  },
  {
    name: 'menu-sold-out',
    seenIn: 'menu-serving-times',
    route: '/menu',
    at: pizzas,
    fault: 'some dishes are sold out',
    shows: text('Sold out today'),
  },
  {
    // Other dishes are sold out, or nearly.
    name: 'menu-serving-times',
    route: '/menu',
    at: pizzas,
    fault: 'some dishes have serving times',
    reach: (page) => page.getByRole('button', { name: 'Add to Cart', disabled: true }).waitFor(),
    shows: text(/^Mon–Fri 11:30 AM–2:30 PM/),
  },
  {
    name: 'menu-refused-toast',
    spec: '8.1',
    route: '/menu',
    at: pizzas,
    as: 'diner with a cart',
    fault: 'messages stay',
    reach: async (page) => {
      await button('In cart')(page).click();
    },
    shows: text(/already/i),
    expects: ['response: 409 POST /api/carts'],
  },
  {
    name: 'menu-loading',
    route: '/menu',
    at: '/login',
    fault: 'the menu hangs',
    reach: orderNow,
    shows: text('Loading the menu'),
  },
  {
    name: 'menu-error',
    seenIn: 'users-error',
    route: '/menu',
    at: '/login',
    fault: 'the menu fails',
    reach: orderNow,
    shows: button('Retry'),
  },
  {
    name: 'menu-empty',
    route: '/menu',
    at: '/login',
    fault: 'the menu is empty',
    reach: orderNow,
    shows: text("There's nothing on our menu right now"),
  },

  {
    name: 'cart',
    route: '/cart-page',
    as: 'diner with a cart',
    // What goes well with the cart has its name from the brand.
    reach: (page) =>
      page.getByRole('region').getByRole('button', { name: 'Add to Cart' }).first().waitFor(),
    shows: text('Shopping Details'),
  },
  {
    name: 'cart-sold-out',
    seenIn: 'cart',
    route: '/cart-page',
    as: 'diner with a cart',
    fault: 'some dishes are sold out',
    shows: text(/dishes are sold out today/),
  },
  {
    name: 'cart-choices',
    route: '/cart-page',
    as: 'diner with a cart',
    fault: 'a dish of the cart has lost an option',
    shows: text(/can't be ordered with these options/),
  },
  {
    name: 'cart-sold-out-option',
    seenIn: 'cart-choices',
    route: '/cart-page',
    as: 'diner with a cart',
    fault: 'an option of the cart is sold out',
    shows: text(/can't be ordered with these options today/),
  },
  {
    name: 'cart-delete-question',
    seenIn: 'manage-items-delete-question',
    route: '/cart-page',
    as: 'diner with a cart',
    reach: press(/^Delete /),
    shows: dialog('Are you sure?'),
  },
  {
    name: 'cart-empty',
    spec: '2.22',
    route: '/cart-page',
    as: 'diner',
    reach: (page) => page.getByRole('region', { name: 'Popular here' }).waitFor(),
    shows: text('Cart is empty. Please add products.'),
  },
  {
    name: 'cart-loading',
    route: '/cart-page',
    as: 'diner',
    fault: 'the cart hangs',
    shows: heading(/cart/i),
  },
  {
    name: 'cart-error',
    seenIn: 'users-error',
    route: '/cart-page',
    as: 'diner',
    fault: 'the cart fails',
    shows: button('Retry'),
  },
];
