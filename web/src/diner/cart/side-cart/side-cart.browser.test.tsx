import { lazy } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo, outage, releaseApi } from '../../../../testing/api.ts';
import { shareInSight, textsOf } from '../../../../testing/boxes.ts';
import { cartLine } from '../../../../testing/cart-lines.ts';
import { deferred } from '../../../../testing/deferred.ts';
import { loseConnection } from '../../../../testing/lose-connection.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { answerOrdering } from '../../../../testing/ordering.ts';
import { dana } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { allCartsKey } from '../../../api/cart/cart.ts';
import { queryClient } from '../../../api/query-client.ts';
import { keepDish, keptDishes } from '../../../model/kept-dishes.ts';
import { FilledSideCartContext } from './filled-context.ts';
import FilledSideCart from './filled-side-cart.tsx';
import SideCartColumn from './side-cart-column.tsx';

const cart = page.getByRole('complementary', { name: 'Your cart' });
const kept = page.getByRole('complementary', { name: 'Kept dishes' });
const checkout = cart.getByRole('button', { name: 'Procceed to Checkout' });
const toLogin = kept.getByRole('link', { name: 'Log in to order' });
const solid = (locator = toLogin) => getComputedStyle(locator.element()).backgroundColor;

beforeEach(() => page.viewport(1280, 720));

test('an empty cart offers two dishes, says when and where, and has no next step', async () => {
  await answerOrdering({ earliest: '2026-11-28T23:40:00Z', timeZone: 'America/New_York' });
  await openSite('/menu');
  await expect.element(cart.getByText(/^Open now/)).toBeVisible();
  await expect.element(cart.getByText(/^from .*6:40 PM/)).toBeVisible();
  await expect.element(cart.getByRole('link', { name: /opens a map/ })).toBeVisible();
  await expect.poll(() => cart.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(checkout).not.toBeInTheDocument();

  // Without a connection, the dish waits for it and says so.
  loseConnection();
  await cart.getByRole('button', { name: /^Add / }).first().click();
  await expect.element(cart.getByText(/continue with this dish as soon as/)).toBeVisible();
});

test('a dish that has no time left is replaced among the two, although it takes a moment to find out', async () => {
  const popular = { category: 'popular', price: 9, recipe: 'Bake.', image: '/dish-art/1f372.webp' };
  const cake = { ...popular, _id: 'cake', name: 'Cake', noticeMinutes: 7 * 24 * 60 };
  const others = ['Bao', 'Curry'].map((name) => ({ ...popular, _id: name, name }));
  await answerOrdering({ slotMinutes: 15, lastOrderMinutes: 15, daysAhead: 0 });
  await answerApi({ call: 'GET /menu', json: [cake, ...others] });
  await openSite('/menu');
  const dishes = cart.getByRole('listitem');
  await expect.poll(() => textsOf(dishes).map((text) => text.slice(0, 3))).toEqual(['Bao', 'Cur']);
});

test('until the account is known there are the frame, two dishes and the address, and no button', async () => {
  await openSite('/menu', { isSignInUnknown: true });
  await expect.element(cart.getByRole('link', { name: /opens a map/ })).toBeVisible();
  await expect.poll(() => cart.getByRole('listitem').elements()).toHaveLength(2);
  expect(cart.getByRole('button').elements()).toHaveLength(0);
});

test('a diner sees the lines and the total, changes them there, and goes on to the checkout', async () => {
  const lines = [cartLine('Ember Margherita'), cartLine('Four Cheeses & Walnut')];
  await answerApi(
    { call: 'GET /carts', json: lines },
    { call: 'PUT /carts/Ember-Margherita', json: {} },
  );
  await openSite('/menu', { as: dana });
  await expect.element(cart.getByText('2 portions')).toBeVisible();
  await expect.element(cart.getByText('$15.00')).toBeVisible();
  await cart.getByRole('button', { name: 'Increase quantity of Ember Margherita' }).click();
  await expect.element(cart.getByText('$22.50')).toBeVisible();
  expect(shareInSight(checkout)).toBe(1);
  // The cart icon with its badge stays.
  await expect.element(page.getByText('2 in your cart')).toBeInTheDocument();
  await answerApi({ call: 'GET /checkout', ...outage });
  await checkout.click();
  await expect.poll(() => location.pathname).toBe('/checkout');
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('however much is in the cart, the next step is in sight', async () => {
  const lines = Array.from({ length: 12 }, (_, place) => cartLine(`Stew ${place}`));
  await answerApi({ call: 'GET /carts', json: lines });
  await openSite('/menu', { as: dana });
  await expect.element(checkout).toBeVisible();
  expect(shareInSight(checkout)).toBe(1);
  window.scrollTo({ top: 500, behavior: 'instant' });
  await expect.poll(() => shareInSight(checkout)).toBe(1);
});

test('with ordering off it says so as the page of the cart does', async () => {
  await answerOrdering({ state: 'off', earliest: null });
  await answerApi({ call: 'GET /carts', json: [cartLine('Ember Margherita')] });
  await openSite('/menu', { as: dana });
  await expect.element(cart.getByText(/^Online checkout opens soon/)).toBeVisible();
  await expect.element(checkout).toHaveAttribute('aria-disabled', 'true');
});

test('a cart that cannot be loaded says so, and can be asked for again', async () => {
  await answerApi({ call: 'GET /carts', ...outage });
  await openSite('/menu', { as: dana });
  const retry = cart.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  // The screen may ask again by itself; what it is told then comes after the press.
  await answerApi({ call: 'GET /carts', isHeld: true });
  await retry.click();
  await answerApi({ call: 'GET /carts', json: [cartLine('Ember Margherita')] });
  await releaseApi();
  await expect.element(checkout).toBeVisible();
});

test('a visitor changes and drops what is kept, and logs in from there', async () => {
  keepDish({ menuItemId: 'ember-margherita', quantity: 1 });
  keepDish({ menuItemId: 'four-cheeses', quantity: 1 });
  await openSite('/pizza');
  await expect.element(kept.getByText('$27.45')).toBeVisible();
  await kept.getByRole('button', { name: 'Increase quantity of Ember Margherita' }).click();
  await expect.element(kept.getByText('$39.95')).toBeVisible();
  await kept.getByRole('button', { name: 'Delete Four Cheeses & Walnut' }).click();
  // The alert hides everything else from screen readers, and from finders by role.
  await expect.element(page.getByText('2 portions')).toBeVisible();
  expect(keptDishes()).toMatchObject([{ menuItemId: 'ember-margherita', quantity: 2 }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(kept.getByText('3 portions')).toBeVisible();
  await expect.element(kept.getByRole('heading', { level: 2 })).toHaveFocus();
  // One solid button: that of the navbar is outlined beside it.
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
  expect(solid(login)).not.toBe(solid());
  await toLogin.click();
  await expect.poll(() => location.pathname + location.search).toBe('/login?from=%2Fpizza');
  expect(await callsTo('GET /checkout')).toEqual([]);
});

test('kept dishes are shown without their options where these cannot be loaded, which can be tried again', async () => {
  keepDish({ menuItemId: 'ember-margherita', quantity: 1 });
  keepDish({ menuItemId: 'brown-sugar-bubble-tea', quantity: 1, choices: [] });
  const groups: unknown = await (await fetch('/api/option-groups')).json();
  const refusal = { code: 'RATE_LIMITED', message: 'Too many calls.' };
  await answerApi({ call: 'GET /option-groups', status: 429, json: refusal });
  await openSite('/pizza');
  await expect.element(kept.getByRole('link', { name: 'Brown Sugar Bubble Tea' })).toBeVisible();
  await expect.element(kept.getByText(/until its options are loaded/)).toBeVisible();
  await expect.element(kept.getByText('1 portion')).toBeVisible();
  await answerApi({ call: 'GET /option-groups', json: groups });
  await kept.getByRole('button', { name: 'Retry' }).click();
  await expect.element(kept.getByText(/until its options are loaded/)).not.toBeInTheDocument();
  await expect.element(kept.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a dish of the side cart gets into the cart with one press', async () => {
  await answerApi(
    { call: 'GET /carts', json: [] },
    { call: 'POST /carts', json: cartLine('The Thymely Burger') },
  );
  await openSite('/menu', { as: dana });
  await cart.getByRole('button', { name: 'Add The Thymely Burger' }).click();
  await expect.element(page.getByText('Food added on the cart.')).toBeVisible();
  await expect.element(checkout).toBeVisible();
  // What was pressed is gone, so the focus is on the heading.
  await expect.element(cart.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('the focus is on the heading before and after the code of the filled cart arrives', async () => {
  const code = deferred<{ default: typeof FilledSideCart }>();
  const LateSideCart = lazy(() => code.promise);
  const menu = (
    <FilledSideCartContext value={(props) => <LateSideCart {...props} />}>
      <SideCartColumn />
    </FilledSideCartContext>
  );
  await answerApi({ call: 'GET /carts', json: [] });
  await renderPart(menu, { as: dana });
  const add = cart.getByRole('button', { name: /^Add / }).first();
  await expect.element(add).toBeVisible();
  add.element().focus();
  queryClient.setQueriesData({ queryKey: allCartsKey }, [cartLine('Stew')]);
  const heading = cart.getByRole('heading', { level: 2 });
  await expect.element(add).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
  code.resolve({ default: FilledSideCart });
  await expect.element(checkout).toBeVisible();
  await expect.element(heading).toHaveFocus();
});

test.each([
  [1199, 0],
  [1200, 312],
])('at %i px the room beside the dishes is %i px wide', async (width, room) => {
  await page.viewport(width, 800);
  await openSite('/menu');
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const column = document.querySelector('.menu-side')?.getBoundingClientRect();
  expect(column?.width).toBe(room);
});
