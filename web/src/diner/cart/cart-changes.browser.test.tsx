import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, callsTo, outage, releaseApi } from '../../../testing/api.ts';
import { cartLine } from '../../../testing/cart-lines.ts';
import { fakeTime } from '../../../testing/fake-time.ts';
import { menuItemNamed } from '../../../testing/menu.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';

const stew = cartLine('Stew', { price: 4 });
const slaw = cartLine('Slaw');
const put = { call: `PUT /carts/${stew._id}`, json: stew };
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const more = page.getByRole('button', { name: 'Increase quantity of Stew' });
const quantityOf = (name: string) => page.getByLabelText(`Quantity of ${name}`, { exact: true });
const deleteStew = page.getByRole('button', { name: 'Delete Stew' });
const question = page.getByRole('dialog', { name: 'Are you sure?' });
const reallyDelete = page.getByRole('button', { name: 'Yes, delete it!' });
const empty = page.getByText('Cart is empty. Please add products.');
const sent = async () => (await callsTo('PUT')).map(({ body }) => body);

async function openCart(...lines: (typeof stew)[]): Promise<void> {
  await answerApi({ call: 'GET /carts', json: lines }, put);
  await openSite('/cart-page', { as: dana });
}

/** Presses as fast as nobody can: faster than the page is drawn. */
function pressMore(times: number): void {
  for (let press = 0; press < times; press += 1) (more.element() as HTMLElement).click();
}

/** Keeps the page from sending a quantity by itself once the pressing has stopped. */
function neverEndBursts(): void {
  const start = window.setTimeout.bind(window);
  const spy = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((run: () => void, delayMs?: number) =>
      delayMs === 400 ? 0 : start(run, delayMs)) as typeof setTimeout);
  onTestFinished(() => {
    spy.mockRestore();
  });
}

test('twenty quick presses end at the right quantity with one call', async () => {
  await openCart(stew);
  await expect.element(more).toBeVisible();
  pressMore(20);
  await expect.element(quantityOf('Stew')).toHaveValue('21');
  await expect.element(page.getByText('Total price: $84.00')).toBeVisible();
  await expect.poll(sent).toEqual(['{"quantity":21}']);
});

const waysToLeave: [string, () => unknown][] = [
  ['goes to another screen', () => page.getByRole('link', { name: 'Home' }).first().click()],
  ['hides the tab', hideTab],
  [
    'logs out',
    async () => {
      await answerApi({ call: 'POST /logout', json: {} });
      await page.getByRole('button', { name: 'Account', exact: true }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect.poll(() => location.pathname).toBe('/login');
    },
  ],
];

function hideTab(): void {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  spy.mockRestore();
}

test.each(waysToLeave)('a pending quantity is sent when the diner %s', async (_, leave) => {
  await openCart(stew);
  await expect.element(more).toBeVisible();
  neverEndBursts();
  pressMore(2);
  await expect.element(quantityOf('Stew')).toHaveValue('3');
  expect(await sent()).toEqual([]);
  await leave();
  await expect.poll(sent).toEqual(['{"quantity":3}']);
});

test('a logout waits for a pending quantity: later, nobody could send it', async () => {
  await answerApi({ call: 'POST /logout', json: {} });
  await openCart(stew);
  await expect.element(more).toBeVisible();
  neverEndBursts();
  pressMore(2);
  await answerApi({ ...put, isHeld: true });
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(sent).toEqual(['{"quantity":3}']);
  expect(await callsTo('POST /logout')).toEqual([]);
  await answerApi(put);
  await expect.poll(() => callsTo('POST /logout')).toHaveLength(1);
});

test('a dish is deleted only after a question, and the focus stays in the cart (spec 4.6)', async () => {
  await answerApi({ call: `DELETE /carts/${stew._id}`, json: {} });
  await openCart(stew, slaw);
  await deleteStew.click();
  await expect.element(question).toMatchTextContent(/You won't be able to revert this!/);
  await expect.element(question.getByText('Stew')).toBeVisible();
  const cancel = question.getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toHaveFocus();
  await cancel.click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(deleteStew).toHaveFocus();
  await expect.element(page.getByText(/^Total items: 2/)).toBeVisible();
  expect(await callsTo('DELETE')).toEqual([]);

  await deleteStew.click();
  await reallyDelete.click();
  const done = page.getByRole('dialog', { name: 'Deleted!' });
  await done.getByRole('button', { name: 'OK' }).click();
  await expect.element(done).not.toBeInTheDocument();
  await expect.element(rowOf('Stew')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Total items: 1/)).toBeVisible();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await userEvent.keyboard('{Tab}');
  await expect.element(quantityOf('Slaw')).toHaveFocus();
});

test('requirement 40: without a connection, changes say why they fail, and the cart stays as it is; what was deleted all the same is gone on the next try', async () => {
  const skip = fakeTime();
  await openCart(stew);
  await answerApi(
    { call: put.call, isLost: true },
    { call: `DELETE /carts/${stew._id}`, isLost: true },
  );
  await more.click();
  const noConnection = page.getByText(/^We couldn't reach the kitchen\./);
  await expect.element(noConnection).toBeVisible();
  await expect.element(quantityOf('Stew')).toHaveValue('1');
  await skip(1500);
  await expect.element(noConnection).not.toBeInTheDocument();
  await deleteStew.click();
  await reallyDelete.click();
  await expect.element(noConnection).toBeVisible();
  await expect.element(rowOf('Stew')).toBeVisible();
  const json = { code: 'NOT_FOUND', message: 'There is no such line.' };
  await answerApi({ call: `DELETE /carts/${stew._id}`, status: 404, json });
  await deleteStew.click();
  await reallyDelete.click();
  await expect.element(page.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
  await expect.element(rowOf('Stew')).not.toBeInTheDocument();
});

test('a change in another tab is shown here, and each change here is announced to the others', async () => {
  await answerApi({ call: `DELETE /carts/${stew._id}`, json: {} });
  await openCart(stew);
  await expect.element(quantityOf('Stew')).toHaveValue('1');
  const otherTab = new BroadcastChannel('cart');
  const onNews = vi.fn();
  otherTab.addEventListener('message', onNews);
  onTestFinished(() => {
    otherTab.close();
  });
  await answerApi({ call: 'GET /carts', json: [{ ...stew, quantity: 5 }, slaw] });
  otherTab.postMessage('changed');
  await expect.element(quantityOf('Stew')).toHaveValue('5');
  await expect.element(page.getByText('2 in your cart')).toBeInTheDocument();

  await more.click();
  await expect.poll(() => onNews.mock.calls.length).toBe(1);
  await deleteStew.click();
  await reallyDelete.click();
  await expect.poll(() => onNews.mock.calls.length).toBe(2);
});

test('a dish added on another device is there when the diner returns to the page', async () => {
  await openCart();
  await expect.element(empty).toBeVisible();
  await answerApi({ call: 'GET /carts', json: [stew] });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(rowOf('Stew')).toBeVisible();
});

test('what is offered with a meal is added with one press', async () => {
  await openCart(stew);
  const region = page.getByRole('region', { name: 'A drink, and something sweet?' });
  const offer = region.getByRole('listitem').first();
  await expect.element(offer).toBeVisible();
  const { _id, name } = menuItemNamed(offer.getByRole('link').first().element().textContent);
  const json = cartLine(name, { _id: 'offer', menuItemId: _id });
  await answerApi({ call: 'POST /carts', status: 201, json });
  await offer.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.element(offer.getByRole('button', { name: 'In cart' })).toBeVisible();
  await expect.element(page.getByText('Total items: 2 · 2 portions')).toBeVisible();
});

test('a cart that cannot be loaded says so, logs nobody out, and loads on Retry (spec 8.6)', async () => {
  await answerApi({ call: 'GET /carts', ...outage });
  await openSite('/cart-page', { as: dana });
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  expect(location.pathname).toBe('/cart-page');
  expect(localStorage.getItem('access-token')).not.toBeNull();
  // Its own retry takes neither the words nor the focus away, and a new failure is announced.
  await answerApi({ call: 'GET /carts', isHeld: true });
  await retry.click();
  const trying = page.getByRole('button', { name: 'Trying again…' });
  await expect.element(trying).toHaveFocus();
  const announced = page.getByRole('alert').filter({ hasText: outage.json.message });
  const before = announced.element().firstChild;
  await answerApi({ call: 'GET /carts', status: 400, json: outage.json });
  await releaseApi();
  await expect.element(retry).toHaveFocus();
  expect(announced.element().firstChild).not.toBe(before);
  await answerApi({ call: 'GET /carts', json: [] });
  await retry.click();
  await expect.element(empty).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
