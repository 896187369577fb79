import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { brokenWords } from '../../../testing/broken-words.ts';
import { boxOf, excessWidth, shareInSight } from '../../../testing/boxes.ts';
import { cartLine } from '../../../testing/cart-lines.ts';
import { checkout } from '../../../testing/checkout.ts';
import { answerOrdering } from '../../../testing/ordering.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { renewQuery } from '../../../testing/renew-query.ts';
import { allCartsKey } from '../../api/cart/cart.ts';
import { orderingQuery } from '../../api/ordering.ts';
import { queryClient } from '../../api/query-client.ts';
import CartScreen from './cart-screen.tsx';

async function openCart(lines: CartLine[], as = dana): Promise<void> {
  await answerApi({ call: 'GET /carts', json: lines });
  await openSite('/cart-page', { as });
}

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const more = (name: string) => page.getByRole('button', { name: `Increase quantity of ${name}` });
const less = (name: string) => page.getByRole('button', { name: `Decrease quantity of ${name}` });
const quantityOf = (name: string) => page.getByLabelText(`Quantity of ${name}`, { exact: true });
const toCheckout = page.getByRole('button', { name: 'Procceed to Checkout' });

test('the stepper goes from 1 to 99, is big enough to tap and keeps the focus (spec 2.19, 4.5)', async () => {
  const line = cartLine('Stew', { quantity: 98 });
  await answerApi({ call: `PUT /carts/${line._id}`, json: { ...line, quantity: 99 } });
  await openCart([line]);
  await expect.element(more('Stew')).toBeVisible();
  for (const button of [less('Stew'), more('Stew')]) {
    const { width, height } = boxOf(button);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  }
  (more('Stew').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(quantityOf('Stew')).toHaveValue('99');
  await expect.element(more('Stew')).toBeDisabled();
  await expect.element(less('Stew')).toHaveFocus();
  await expect
    .poll(async () => (await callsTo('PUT')).map(({ body }) => body))
    .toEqual(['{"quantity":99}']);
});

test('a typed quantity counts on Enter and when the field is left, and is sent at once', async () => {
  const line = cartLine('Stew', { price: 4 });
  await answerApi({ call: `PUT /carts/${line._id}`, json: line });
  await openCart([line]);
  const field = page.getByRole('textbox', { name: 'Quantity of Stew', exact: true });
  await field.click();
  // The field is selected as a whole, so that typing replaces it.
  await userEvent.keyboard('12{Enter}');
  await expect.element(page.getByText('Total price: $48.00')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await field.click();
  await userEvent.keyboard('{Control>}a{/Control}24{Tab}');
  await expect.element(more('Stew')).toHaveFocus();
  await expect.element(page.getByText('Total price: $96.00')).toBeVisible();
  await expect
    .poll(async () => (await callsTo('PUT')).map(({ body }) => body))
    .toEqual(['{"quantity":12}', '{"quantity":24}']);
});

test.each([
  ['nothing', '{Backspace}'],
  ['a letter', 'x'],
  ['zero', '0'],
  ['more than 99', '100'],
  ['a fraction', '2.5'],
])('%s in place of a quantity changes nothing, and a note says so', async (_, keys) => {
  await openCart([cartLine('Stew', { quantity: 3 })]);
  await quantityOf('Stew').click();
  await userEvent.keyboard(keys);
  expect((quantityOf('Stew').element() as HTMLInputElement).value).not.toBe('3');
  await userEvent.keyboard('{Tab}');
  await expect.element(quantityOf('Stew')).toHaveValue('3');
  const note = rowOf('Stew').getByRole('status');
  await expect.element(note).toHaveTextContent("Type a number from 1 to 99. It's still 3.");
  expect(shareInSight(note)).toBe(1);
  await quantityOf('Stew').click();
  await userEvent.keyboard('4');
  await expect.element(note).toHaveTextContent('');
  await userEvent.keyboard('{Control>}a{/Control}3{Enter}');
  expect(await callsTo('PUT')).toEqual([]);
});

test('the quantity of a dish that is sold out today does not change', async () => {
  await answerOrdering({ soldOut: ['ember-margherita'] });
  await openCart([cartLine('Stew', { quantity: 2 })]);
  await expect.element(rowOf('Stew').getByText('Sold out today')).toBeVisible();
  for (const button of [less('Stew'), more('Stew')]) await expect.element(button).toBeDisabled();
});

test('a deleted line is gone for good, as the question says', async () => {
  const line = cartLine('Stew');
  await answerApi({ call: `DELETE /carts/${line._id}`, json: {} });
  await openCart([line]);
  await rowOf('Stew')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  const done = page.getByRole('dialog', { name: 'Deleted!' });
  await expect.element(done.getByText('Your file has been deleted.')).toBeVisible();
  await expect.element(done.getByRole('button')).toHaveTextContent('OK');
  await expect.element(rowOf('Stew')).not.toBeInTheDocument();
});

test('the details name the diner, or None, and the sum, and lead to the checkout (spec 2.20, 2.21)', async () => {
  await openCart([cartLine('Stew', { price: 0.1, quantity: 3 })], { ...dana, displayName: null });
  await expect.element(page.getByRole('heading', { name: 'Customer Details' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Shopping Details' })).toBeVisible();
  for (const fact of [
    'Name: None',
    `Email: ${dana.email}`,
    `User ID: ${dana.uid}`,
    'Total items: 1 · 3 portions',
    'Total price: $0.30',
  ]) {
    await expect.element(page.getByText(fact)).toBeVisible();
  }
  await answerApi({ call: 'GET /checkout', json: checkout });
  await toCheckout.click();
  await expect.poll(() => location.pathname).toBe('/checkout');
});

test('a dish that is no longer on the menu is not counted, and can be removed', async () => {
  const gone = cartLine('Passing Pie', { price: 9, available: false });
  await answerApi({ call: `DELETE /carts/${gone._id}`, json: {} });
  await openCart([cartLine('Stew', { price: 5 }), gone]);
  const row = rowOf('Passing Pie');
  await expect.element(row.getByText('No longer available')).toBeVisible();
  await expect.element(row.getByRole('button', { name: /^Increase/ })).toBeDisabled();
  await expect.element(page.getByText(/^Total items: 2/)).toBeVisible();
  await expect.element(page.getByText('Total price: $5.00')).toBeVisible();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect.element(row).not.toBeInTheDocument();
});

test('on a narrow screen the cart lines are cards that do not scroll horizontally', async () => {
  const name = 'Wonderfully-long-named-casserole of the whole house';
  const line = cartLine(name);
  await answerApi({ call: `PUT /carts/${line._id}`, json: { ...line, quantity: 2 } });
  await page.viewport(320, 800);
  await openCart([line]);
  await rowOf(name)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect.element(rowOf(name).getByText('$15.00')).toBeVisible();
  const stepper = boxOf(rowOf(name).getByRole('button', { name: /^Increase/ }));
  expect(stepper.top).toBeGreaterThan(boxOf(rowOf(name).getByText(name).first()).top);
  expect(excessWidth()).toBeLessThanOrEqual(0);
  await expect.poll(async () => (await callsTo('PUT')).length).toBe(1);
});

test('on a phone the lines are short, and the total stays in sight without covering anything', async () => {
  await page.viewport(360, 640);
  // Nothing in it has to be declared.
  const pie = cartLine('Pocket Pie', { price: 10, quantity: 3, menuItemId: 'roast-tomato-basil' });
  await openCart([pie, cartLine('Side of Slaw')]);
  await expect.element(rowOf('Side of Slaw').getByText('Contains gluten and milk.')).toBeVisible();
  expect(boxOf(rowOf('Pocket Pie')).height).toBeLessThan(125);
  // Its allergens take one more line.
  expect(boxOf(rowOf('Side of Slaw')).height).toBeLessThan(145);
  const total = page.elementLocator(
    page.getByText('Total', { exact: true }).element().parentElement ?? document.body,
  );
  await expect.element(total).toHaveTextContent('Total$37.50');
  for (const shown of [total, toCheckout]) await expect.poll(() => shareInSight(shown)).toBe(1);

  const offered = page.getByRole('region').getByRole('listitem');
  await expect.poll(() => offered.elements().length).toBe(2);
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const sum = boxOf(page.getByText('Total price: $37.50'));
  await expect.poll(() => boxOf(total).top).toBeGreaterThanOrEqual(sum.bottom);
  // The focused element is above the total, too.
  (less('Pocket Pie').element() as HTMLElement).focus();
  for (let stop = 0; stop < 9; stop += 1) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement;
    if (focused?.textContent === 'Procceed to Checkout') break;
    const { bottom = Infinity } = focused?.getBoundingClientRect() ?? {};
    expect(bottom).toBeLessThanOrEqual(boxOf(toCheckout).top);
  }
});

test('on a wide screen the sum is beside the lines, and stays in sight', async () => {
  await page.viewport(1200, 600);
  await openCart([cartLine('Stew')]);
  const table = page.getByRole('table');
  await expect.element(table).toBeVisible();
  const section = page.getByText('Shopping Details').element().closest('section');
  const summary = page.elementLocator(section ?? document.body);
  expect(boxOf(summary).width).toBe(360);
  expect(boxOf(summary).left).toBeGreaterThan(boxOf(table).right);
  expect(Math.abs(boxOf(summary).top - boxOf(table).top)).toBeLessThan(1);
  const logo = boxOf(page.getByRole('link', { name: 'Thymely' }).first());
  expect(Math.abs(logo.left - boxOf(table).left)).toBeLessThan(1);
  await expect.element(page.getByRole('region').getByRole('listitem').first()).toBeVisible();
  window.scrollTo({ top: 220, behavior: 'instant' });
  await expect.poll(() => shareInSight(toCheckout)).toBe(1);
  expect(boxOf(summary).top).toBe(96);
});

test("a quantity that the server refuses goes back to the server's number, and a toast says why (spec 8.4)", async () => {
  const line = cartLine('Stew', { price: 4 });
  await openCart([line]);
  const call = `PUT /carts/${line._id}`;
  await answerApi({ call, isHeld: true });
  await more('Stew').click();
  await more('Stew').click();
  await expect.element(quantityOf('Stew')).toHaveValue('3');
  await answerApi({ call, ...outage });
  await expect.element(page.getByText(outage.json.message)).toBeVisible();
  await expect.element(quantityOf('Stew')).toHaveValue('1');
  await expect.element(page.getByText('Total price: $4.00')).toBeVisible();

  // A diner who goes to the checkout sees the server's quantity first.
  await answerApi({ call, isHeld: true });
  await more('Stew').click();
  await expect.element(quantityOf('Stew')).toHaveValue('2');
  await toCheckout.click();
  await answerApi({ call, ...outage });
  await expect.element(quantityOf('Stew')).toHaveValue('1');
  await expect.element(page.getByRole('alert')).toMatchTextContent(outage.json.message);
  expect(location.pathname).toBe('/cart-page');
});

test('while the cart loads, a skeleton holds its place; an empty cart offers four popular dishes, and one press begins it', async () => {
  await answerApi({ call: 'GET /carts', isHeld: true });
  await openSite('/cart-page', { as: dana });
  await expect.element(page.getByText('Loading your cart')).toBeInTheDocument();
  await answerApi({ call: 'GET /carts', json: [] });
  const empty = page.getByText('Cart is empty. Please add products.');
  await expect.element(empty).toBeVisible();
  const cards = page.getByRole('region', { name: 'Popular here' }).getByRole('article');
  await expect.poll(() => cards.elements().length).toBe(4);
  const line = cartLine('Stew');
  await answerApi(
    { call: 'POST /carts', status: 201, json: line },
    { call: 'GET /carts', json: [line] },
  );
  (cards.first().getByRole('button', { name: 'Add to Cart' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Total items: 1 · 1 portion')).toBeVisible();
  await expect.element(cards).not.toBeInTheDocument();
  // The button that had the focus is gone, so the next stop is the first one in the cart.
  await userEvent.keyboard('{Tab}');
  await expect.element(quantityOf('Stew')).toHaveFocus();
});

test("the number of cart lines is a status outside the link's name", async () => {
  await openSite('/menu?category=pizza', { as: dana });
  const nav = page.getByRole('navigation', { name: 'Main' });
  const cart = nav.getByRole('link', { name: 'Cart', exact: true });
  await expect.element(cart).toBeVisible();
  const badge = nav.getByRole('status');
  await expect.element(badge).toHaveTextContent('0 in your cart');
  // Screen readers hear the number; an empty cart shows none.
  expect(boxOf(badge).width).toBe(0);
  const line = cartLine('Ember Margherita');
  await answerApi({ call: 'POST /carts', status: 201, json: line });
  const card = page.getByRole('article').filter({ hasText: 'Ember Margherita' });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.element(badge).toHaveTextContent('1 in your cart');
  expect(boxOf(badge).width).toBeGreaterThan(15);
  await expect.element(cart).toHaveAccessibleName('Cart');
});

test.each([768, 800, 1200])(
  'at %i px no name in the cart is broken inside a word',
  async (width) => {
    await page.viewport(width, 900);
    const names = ['Watermelon, Feta & Mint', 'Mediterranean Strawberry Minestrone'];
    await openCart(names.map((name) => cartLine(name, { price: 9999.95, quantity: 99 })));
    await expect.element(rowOf('Watermelon')).toBeVisible();
    const table = page.getByRole('table').element();
    expect(brokenWords(table)).toEqual([]);
    expect(excessWidth()).toBeLessThanOrEqual(0);
  },
);

const open = {
  state: 'open',
  opensAt: null,
  until: null,
  earliest: null,
  leadMinutes: 10,
  timeZone: 'UTC',
  week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  exceptions: {},
  notes: true,
  soldOut: [],
  soldOutChoices: [],
};

test('the cart says how much tax its total includes at each rate', async () => {
  const taxRates = [
    { id: 'food', name: 'Food', bp: 1300 },
    { id: 'drinks', name: 'Drinks', bp: 2300 },
  ];
  await answerApi({ call: 'GET /ordering', json: { ...open, taxRates } });
  const gone = cartLine('Old wine', { taxRate: 'drinks', available: false });
  await openCart([cartLine('Stew'), cartLine('Lemonade', { price: 2.8, taxRate: 'drinks' }), gone]);
  const details = page.getByRole('definition').filter({ hasText: '$1.38' });
  await expect.element(details).toBeVisible();
  for (const [rate, cents] of [
    ['Drinks 23%', '$0.52'],
    ['Food 13%', '$0.86'],
  ] as const) {
    await expect.element(page.getByText(rate)).toBeVisible();
    await expect.element(page.getByText(cents, { exact: true })).toBeVisible();
  }
});

test('without rates of tax, the cart says nothing about it', async () => {
  await answerApi({ call: 'GET /ordering', json: { ...open, taxRates: [] } });
  await openCart([cartLine('Stew')]);
  await expect.element(page.getByRole('heading', { name: 'Shopping Details' })).toBeVisible();
  await expect.element(page.getByText(/tax/i)).not.toBeInTheDocument();
});

test('without an answer about ordering, dishes with limited times are suggested all the same', async () => {
  const dish = { price: 9, recipe: 'Mix.', image: '/dish-art/1f372.webp', noticeMinutes: 60 };
  const pizza = { ...dish, _id: 'ember-margherita', name: 'Ember Margherita', category: 'pizza' };
  const juice = { ...dish, _id: 'juice', name: 'Juice', category: 'drinks' };
  await answerApi(
    { call: 'GET /menu', json: [pizza, juice] },
    { call: 'GET /ordering', ...outage },
  );
  await openCart([cartLine('Ember Margherita')]);
  await expect.element(page.getByRole('link', { name: 'Juice' })).toBeVisible();
});

test('nothing in the cart moves when the clock leaves no time for a dish', async () => {
  await page.viewport(390, 844);
  const pizza = {
    _id: 'ember-margherita',
    name: 'Ember Margherita',
    category: 'pizza',
    price: 9,
    recipe: 'Bake.',
    image: '/dish-art/1f372.webp',
    served: [{ days: ['wed'] as const, from: '07:00', to: '10:00' }],
  };
  // The parts run from noon of a Wednesday on.
  await answerOrdering({ slotMinutes: 15, lastOrderMinutes: 15, daysAhead: 7 });
  await answerApi({ call: 'GET /menu', json: [pizza] });
  await openCart([cartLine('Ember Margherita'), cartLine('Stew', { menuItemId: 'stew' })]);
  const serving = rowOf('Ember Margherita').getByText(/^Wed 7 AM–10 AM/);
  const never = rowOf('Ember Margherita').getByText(/Can't be ordered now/);
  await expect.element(serving).toBeVisible();
  await expect.element(never).not.toBeVisible();
  const rows = [rowOf('Ember Margherita'), rowOf('Stew')];
  const places = () => rows.map(boxOf).map(({ top, bottom }) => [top, bottom]);
  const before = places();
  await answerOrdering({ daysAhead: 0 });
  await renewQuery(orderingQuery.queryKey);
  await expect.element(never).toBeVisible();
  expect(places()).toEqual(before);
});

test('the lines are drawn in slices of their own, and not where the answer arrives', async () => {
  await answerApi({ call: 'GET /carts', json: [cartLine('Stew')] });
  const haveLines: boolean[] = [];
  const noteCommit = () => {
    const isKnown = queryClient.getQueriesData({ queryKey: allCartsKey }).some(([, data]) => data);
    if (isKnown) haveLines.push(document.querySelector('table') !== null);
  };
  await renderPart(
    <Profiler id="cart" onRender={noteCommit}>
      <CartScreen />
    </Profiler>,
    { as: dana },
  );
  await expect.element(more('Stew')).toBeVisible();
  expect([haveLines[0], haveLines.at(-1)]).toEqual([false, true]);
});
