import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, outage } from '../../../testing/api.ts';
import { shareInSight } from '../../../testing/boxes.ts';
import { cartLine } from '../../../testing/cart-lines.ts';
import { answerOrdering } from '../../../testing/ordering.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';

test('requirement 73: a quantity that is refused on the way to the checkout is explained in the bar of a phone, once', async () => {
  await page.viewport(390, 844);
  const line = cartLine('Stew', { price: 4 });
  const call = `PUT /carts/${line._id}`;
  await answerApi({ call: 'GET /carts', json: [line] }, { call, isHeld: true });
  await openSite('/cart-page', { as: dana });
  await page.getByRole('button', { name: 'Increase quantity of Stew' }).click();
  await page.getByRole('button', { name: 'Procceed to Checkout' }).click();
  await answerApi({ call, ...outage });
  const said = page.getByText(outage.json.message);
  await expect.element(said).toHaveAttribute('role', 'alert');
  expect(shareInSight(said)).toBe(1);
  expect(location.pathname).toBe('/cart-page');
});

test('a cart in which everything is sold out has no green checkout button', async () => {
  await page.viewport(390, 844);
  const line = cartLine('Stew', { price: 4 });
  await answerApi({ call: 'GET /carts', json: [line] });
  await answerOrdering({ soldOut: [line.menuItemId] });
  await openSite('/cart-page', { as: dana });
  const toCheckout = page.getByRole('button', { name: 'Procceed to Checkout' });
  await expect.element(toCheckout).toHaveClass('border-line');
  await expect.element(toCheckout).not.toHaveClass('bg-leaf-700');
});
