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

test("requirement 27: a diner's name is text in the cart", async () => {
  const { _id: menuItemId, name, price, image } = dish;
  const line = { menuItemId, name, price, image, quantity: 1, email: dana.email, available: true };
  await answerApi({ call: 'GET /carts', json: [{ _id: 'line', ...line }] });
  await openSite('/cart-page', { as: { ...dana, displayName: hostile } });
  await expect.element(page.getByText(`Name: ${hostile}`)).toBeVisible();
  expectOnlyText();
});
