import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, callsTo, releaseApi } from '../../testing/api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { dana } from '../../testing/people.ts';

const dish = { id: 'garden-bowl', name: 'Garden Bowl with Halloumi' };
const asking = 'Coal-Grilled Ribeye';
const sheetOf = (name: string) => page.getByRole('dialog', { name, exact: true });
const added = page.getByRole('status').filter({ hasText: 'Food added on the cart.' });
const address = () => location.pathname + location.search;

/** Answers the addition of a dish to the cart. */
function letThrough(menuItemId = dish.id, name = dish.name): Promise<void> {
  const line = {
    _id: `line-${menuItemId}`,
    menuItemId,
    name,
    price: 12.5,
    image: '/dish-art/1f372.webp',
    quantity: 1,
    email: dana.email,
    available: true,
  };
  return answerApi({ call: 'POST /carts', status: 201, json: line });
}

const hold = () => answerApi({ call: 'POST /carts', isHeld: true });

test('while a dish is being added, its button shows progress and ignores further clicks', async () => {
  await openSite('/salad', { as: dana });
  await hold();
  const card = page.getByRole('article').filter({ hasText: dish.name });
  const button = card.getByRole('button', { name: 'Add to Cart' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(async () => (await callsTo('POST /carts')).length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  await letThrough();
  await expect.element(card.getByRole('button', { name: 'In cart' })).toHaveFocus();
  expect(await callsTo('POST /carts')).toHaveLength(1);
});

test('a sheet that was closed before the dish is in the cart is not closed twice', async () => {
  await openSite('/', { as: dana });
  await page.getByRole('link', { name: 'Order Now' }).click();
  await expect.poll(address).toBe('/menu');
  await hold();
  await page.getByRole('link', { name: dish.name, exact: true }).click();
  const sheet = sheetOf(dish.name);
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.poll(address).toBe('/menu');
  await letThrough();
  await expect.element(added).toBeVisible();
  expect(address()).toBe('/menu');
});

test('a page that was opened before the dish is in the cart stays open, and so does the next dish', async () => {
  await openSite(`/pizza?dish=${dish.id}`, { as: dana });
  await hold();
  const sheet = sheetOf(dish.name);
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  const company = sheet.getByRole('region', { name: 'Goes well with' }).getByRole('link').first();
  const name = company.element().textContent;
  await company.click();
  const next = sheetOf(name);
  await expect.element(next).toBeVisible();
  await letThrough();
  await expect.element(added).toBeVisible();
  await expect.element(next).toBeVisible();

  await hold();
  await next.getByRole('button', { name: /^Add to Cart/ }).click();
  await next.getByRole('button', { name: 'Close' }).click();
  await expect.element(next).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await expect.poll(address).toBe('/cart-page');
  await letThrough('company', name);
  await expect.element(added).toBeVisible();
  expect(address()).toBe('/cart-page');
});

test('a second press while a dish is being loaded opens it once, and its page can be used again', async () => {
  await answerApi({ call: 'GET /option-groups', isHeld: true });
  await openSite('/menu?q=ribeye');
  const card = page.getByRole('article').filter({ hasText: asking });
  const button = card.getByRole('button', { name: 'Add to Cart' });
  await button.dblClick();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await releaseApi();
  const sheet = sheetOf(asking);
  await expect.element(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.poll(address).toBe('/menu?q=ribeye');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

test('a press while the page is being left opens its question on the next page', async () => {
  await answerApi({ call: 'GET /option-groups', isHeld: true });
  await openSite('/menu?q=ribeye');
  const card = page.getByRole('article').filter({ hasText: asking });
  await expect.element(card).toBeVisible();
  const add = card.getByRole('button', { name: 'Add to Cart' }).element() as HTMLElement;
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  // Both presses come before the next page is rendered.
  (home.element() as HTMLElement).click();
  add.click();
  // The next page may show a card of the same dish.
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  await releaseApi();
  await expect.element(sheetOf(asking)).toBeVisible();
  expect(location.pathname).toBe('/');
});
