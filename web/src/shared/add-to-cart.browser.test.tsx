import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo, outage } from '../../testing/api.ts';
import { boxOf, shareInSight } from '../../testing/boxes.ts';
import { cartLine } from '../../testing/cart-lines.ts';
import { openSite } from '../../testing/open-site.tsx';
import { dana } from '../../testing/people.ts';

const name = 'Ember Margherita';
const line = cartLine(name, { price: 12.5 });
const put = { call: `PUT /carts/${line._id}`, json: line };
const isAdded = { call: 'POST /carts', status: 201, json: line };
const card = page.getByRole('article').filter({ hasText: name });
const add = card.getByRole('button', { name: 'Add to Cart' });
const inCart = card.getByRole('button', { name: 'In cart' });
const toast = page.getByRole('status').filter({ hasText: 'Food added on the cart.' });
const more = (scope = card) => scope.getByRole('button', { name: `Increase quantity of ${name}` });
const less = (scope = card) => scope.getByRole('button', { name: `Decrease quantity of ${name}` });
const sentQuantities = async () => (await callsTo('PUT')).map(({ body }) => body);

test('the toast shows the dish that was added; adding it again says why that is refused', async () => {
  await answerApi(isAdded);
  await openSite('/pizza', { as: dana });
  await add.click();
  await expect.element(toast.getByText(name)).toBeVisible();
  expect(toast.element().querySelector('img[src^="/dish-art/"]')).not.toBeNull();
  await expect.element(inCart).toHaveFocus();

  const message = 'This dish is in your cart already.';
  await answerApi({ call: 'POST /carts', status: 409, json: { code: 'CONFLICT', message } });
  await inCart.click();
  const warning = page.getByRole('status').filter({ hasText: message });
  await expect.element(warning).toBeVisible();
  expect(warning.element().querySelector('.swal2-warning')).not.toBeNull();
  await expect.element(inCart).toBeVisible();
});

test('the second press of a double tap orders no second portion', async () => {
  await answerApi(isAdded, put);
  await openSite('/pizza', { as: dana });
  await expect.element(add).toBeVisible();
  // The press comes with the button, before any time can pass.
  const plus = `[aria-label="Increase quantity of ${name}"]`;
  const tapped = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>(plus);
      if (!button) return;
      observer.disconnect();
      button.click();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await add.click();
  await tapped;
  await expect.element(more()).toBeEnabled();
  await more().click();
  await expect.poll(sentQuantities).toEqual(['{"quantity":2}']);
});

test('requirement 40: without a connection a dish is not added, and the card says so and can be pressed again, with the same key', async () => {
  await openSite('/pizza', { as: dana });
  await answerApi({ call: 'POST /carts', isLost: true });
  await add.click();
  await expect.element(page.getByText(/^We couldn't reach the kitchen\./)).toBeVisible();
  await answerApi(isAdded);
  await add.click();
  await expect.element(inCart).toBeVisible();
  const calls = await callsTo('POST /carts');
  expect(calls.length).toBeGreaterThan(1);
  const keys = new Set(calls.map(({ headers }) => headers['idempotency-key']));
  expect(keys.size).toBe(1);
  expect(keys).not.toContain(undefined);
});

test('a 503 while a token is renewed says so and logs nobody out', async () => {
  const refused = { code: 'UNAUTHENTICATED', message: 'Please log in again.' };
  await openSite('/pizza', { as: dana });
  await answerApi(
    { call: 'POST /carts', status: 401, json: refused },
    { call: 'POST /jwt', ...outage },
  );
  await add.click();
  await expect.element(page.getByText(outage.json.message)).toBeVisible();
  expect(location.pathname).toBe('/pizza');
  await expect.element(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await answerApi(isAdded);
  await add.click();
  await expect.element(inCart).toBeVisible();
});

test('on a phone, the quantity of a dish is changed on its card, and the bar leads to the cart', async () => {
  await page.viewport(390, 844);
  await answerApi(isAdded, put);
  await openSite('/pizza', { as: dana });
  const bar = page.getByRole('complementary', { name: 'Your cart' });
  const toCart = bar.getByRole('link');
  await add.click();
  await expect.element(inCart).toBeVisible();
  await expect.element(toCart).toHaveAccessibleName('1 dish View cart $12.50');
  // The button has its padding until the buttons beside it have come.
  await expect.poll(() => getComputedStyle(inCart.element()).paddingLeft).toBe('0px');
  await expect.element(less()).toBeDisabled();
  await more().click();
  await expect
    .element(card.getByLabelText(`Quantity of ${name}`, { exact: true }))
    .toHaveTextContent('2');
  await expect.element(toCart).toHaveAccessibleName('1 dish View cart $25.00');
  await expect.poll(sentQuantities).toEqual(['{"quantity":2}']);
  await expect.element(less()).toBeEnabled();

  // The bar covers neither the end of the page nor the focused element.
  const last = page.getByRole('contentinfo').getByRole('link').last();
  (last.element() as HTMLElement).focus();
  await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(boxOf(bar).top);

  await answerApi({ call: 'GET /carts', json: [{ ...line, quantity: 2 }] });
  await toCart.click();
  await expect.poll(() => location.pathname).toBe('/cart-page');
  await expect.element(page.getByText('Total price: $25.00')).toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
});

test('on a phone, the toast is above the total of the cart', async () => {
  await page.viewport(390, 844);
  await answerApi({ call: 'GET /carts', json: [line] }, isAdded);
  await openSite('/cart-page', { as: dana });
  const total = page.getByText('Total', { exact: true });
  await expect.poll(() => shareInSight(total)).toBe(1);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect.element(toast).toBeVisible();
  expect(boxOf(toast).bottom).toBeLessThan(boxOf(total).top);
  expect(boxOf(toast).bottom).toBeGreaterThan(844 / 2);
});

test('a diner orders three at once, and then the sheet changes the quantity in the cart', async () => {
  await answerApi(isAdded, { call: put.call, json: { ...line, quantity: 3 } });
  await openSite('/pizza', { as: dana });
  const link = card.getByRole('link', { name, exact: true });
  await link.click();
  const sheet = page.getByRole('dialog', { name });
  await more(sheet).click();
  await more(sheet).click();
  await sheet.getByRole('button', { name: 'Add to Cart $37.50' }).click();
  await expect.element(toast).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(() => location.pathname + location.search).toBe('/pizza');
  await expect.poll(sentQuantities).toEqual(['{"quantity":3}']);

  await link.click();
  await expect.element(sheet.getByRole('button', { name: 'In cart $37.50' })).toBeVisible();
  await less(sheet).click();
  await expect.element(sheet.getByRole('button', { name: 'In cart $25.00' })).toBeVisible();
  await expect.poll(sentQuantities).toEqual(['{"quantity":3}', '{"quantity":2}']);
});

test('a dish with options that cannot be loaded without a connection says so, and can be pressed again', async () => {
  const asking = 'Coal-Grilled Ribeye';
  const groups: unknown = await (await fetch('/api/option-groups')).json();
  await answerApi({ call: 'GET /option-groups', isLost: true });
  await openSite('/menu?q=ribeye');
  const button = page
    .getByRole('article')
    .filter({ hasText: asking })
    .getByRole('button', { name: 'Add to Cart' });
  await button.click();
  await expect.element(page.getByText(/^We couldn't reach the kitchen\./)).toBeVisible();
  await answerApi({ call: 'GET /option-groups', json: groups });
  await button.click();
  await expect.element(page.getByRole('dialog', { name: asking, exact: true })).toBeVisible();
});
