import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi } from '../../testing/api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { ada, dana } from '../../testing/people.ts';

const hostile = `<img src=x onerror="document.title='taken over'">`;
const dish = {
  _id: 'hostile',
  name: hostile,
  category: 'soup',
  price: 7.5,
  recipe: hostile,
  image: '/dish-art/1f372.webp',
};

/** Expects that the name has made no element. */
function expectOnlyText(): void {
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(document.title).not.toBe('taken over');
}

test("requirement 27: a dish's name is text in the dashboard", async () => {
  await answerApi({ call: 'GET /menu', json: [dish] }, { call: 'GET /menu/hostile', json: dish });
  await answerApi({ call: 'GET /menu/uses', json: { carts: 1, openOrders: 0, orders: [] } });
  await openSite('/dashboard/manage-items', { as: ada });
  await expect.element(page.getByText(hostile).first()).toBeVisible();
  expectOnlyText();
  await page.getByRole('button', { name: `Delete ${hostile}` }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect.element(question.getByText(hostile)).toBeVisible();
  expectOnlyText();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole('link', { name: `Update ${hostile}` }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard/update-menu/hostile');
  await expect.element(page.getByLabelText('Name')).toHaveValue(hostile);
  expectOnlyText();
});

test("requirement 27: a dish's name is text on the menu, in every message and in the cart", async () => {
  const { _id: menuItemId, name, price, image } = dish;
  const fields = { menuItemId, name, price, image, quantity: 1, available: true };
  const line = { _id: 'line', ...fields, email: dana.email };
  const message = `${hostile} is in your cart already.`;
  await answerApi(
    { call: 'GET /menu', json: [dish] },
    { call: 'POST /carts', status: 201, json: line },
  );
  await openSite('/menu', { as: dana });
  const card = page.getByRole('article').filter({ hasText: hostile });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Food added on the cart.' });
  await expect.element(toast.getByText(hostile)).toBeVisible();
  expectOnlyText();
  await answerApi(
    { call: 'POST /carts', status: 409, json: { code: 'CONFLICT', message } },
    { call: 'GET /carts', json: [line] },
  );
  await card.getByRole('button', { name: 'In cart' }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  expectOnlyText();
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await page.getByRole('button', { name: `Delete ${hostile}` }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect.element(question.getByText(hostile)).toBeVisible();
  expectOnlyText();
});

test("requirement 27: a diner's name is text in the cart", async () => {
  const { _id: menuItemId, name, price, image } = dish;
  const line = { menuItemId, name, price, image, quantity: 1, email: dana.email, available: true };
  await answerApi({ call: 'GET /carts', json: [{ _id: 'line', ...line }] });
  await openSite('/cart-page', { as: { ...dana, displayName: hostile } });
  await expect.element(page.getByText(`Name: ${hostile}`)).toBeVisible();
  expectOnlyText();
});
