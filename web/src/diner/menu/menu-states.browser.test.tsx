import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { seedQueries } from '../../api/menu/menu.ts';
import { queryClient } from '../../api/query-client.ts';
import { answerApi, outage } from '../../../testing/api.ts';
import { answerOrdering } from '../../../testing/ordering.ts';
import { loseConnection } from '../../../testing/lose-connection.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';

const perPage = 8;
const cards = page.getByRole('article');

/** Returns so many dishes that nobody has ever cooked. */
function menuOf(count: number): MenuItem[] {
  return Array.from({ length: count }, (_, place) => ({
    _id: `dish-${place}`,
    name: `Dish ${place}`,
    category: 'soup',
    price: 7.5,
    recipe: 'Simmer.',
    image: '/dish-art/1f372.webp',
  }));
}

test('while the menu loads, eight skeleton cards take the place of its dishes', async () => {
  await answerApi({ call: 'GET /menu', isHeld: true });
  await openSite('/menu');
  await expect.element(page.getByText('Loading the menu')).toBeInTheDocument();
  const list = page.getByRole('region', { name: 'Dishes' });
  await expect.element(list).toBeInTheDocument();
  expect(list.element().querySelectorAll('.shadow-card')).toHaveLength(perPage);
  await answerApi({ call: 'GET /menu', json: menuOf(9) });
  await expect.element(cards.first()).toBeVisible();
  expect(cards.elements()).toHaveLength(perPage);
});

test('a prerendered menu keeps its dishes when the live menu fails, and says so', async () => {
  seedQueries(queryClient, { menu: menuOf(9) });
  await answerApi({ call: 'GET /menu', ...outage });
  await openSite('/menu');
  const notice = page.getByRole('alert').filter({ hasText: outage.json.message });
  await expect.element(notice).toBeVisible();
  expect(cards.elements()).toHaveLength(perPage);
  await answerApi({ call: 'GET /menu', json: menuOf(9) });
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a dish that moves keeps its heart and the press that waits for the network', async () => {
  seedQueries(queryClient, { menu: menuOf(9) });
  await answerApi({ call: 'GET /menu', isHeld: true });
  await openSite('/menu');
  const card = cards.filter({ hasText: 'Dish 1' });
  await card.getByRole('button', { name: 'Like Dish 1' }).click();
  const connect = loseConnection();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const note = card.getByText(/continue with this dish as soon as/);
  await expect.element(note).toBeVisible();

  const without0 = menuOf(9).slice(1);
  await answerApi({ call: 'GET /menu', json: without0 });
  await expect.element(cards.first().getByText('Dish 1')).toBeVisible();
  await expect.element(note).toBeVisible();
  await expect.element(card.getByRole('button', { pressed: true })).toBeVisible();
  connect();
  await expect.element(page.getByText('Please login to order the food')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test('a menu that cannot be loaded says so and offers Retry (spec 8.5)', async () => {
  await answerApi({ call: 'GET /menu', ...outage });
  await openSite('/menu');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  await answerApi({ call: 'GET /menu', json: menuOf(9) });
  await retry.click();
  await expect.element(cards.first()).toBeVisible();
});

test('a category without dishes says so and links to the full menu, and so does an empty menu', async () => {
  await answerApi({ call: 'GET /menu', json: [] });
  await openSite('/menu?category=soup');
  await expect.element(page.getByText("There's nothing in this category today.")).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'No dishes' })).toBeVisible();
  await page.getByRole('link', { name: 'See the full menu' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/menu');
  await expect.element(page.getByText(/^There's nothing on our menu right now\./)).toBeVisible();
});

test('a dish in the cart that is sold out has no stepper on its card', async () => {
  const [dish, other] = menuOf(2);
  const lines = [dish, other].map((each) => ({
    ...each,
    _id: `line-${each?._id}`,
    menuItemId: each?._id,
    quantity: 2,
    email: dana.email,
    available: true,
  }));
  await answerApi({ call: 'GET /menu', json: [dish, other] }, { call: 'GET /carts', json: lines });
  await answerOrdering({ soldOut: [dish?._id ?? ''] });
  await openSite('/menu', { as: dana });
  const stepper = /quantity of/;
  await expect.element(cards.nth(1).getByRole('button', { name: stepper }).first()).toBeVisible();
  await expect.element(cards.first().getByText('Sold out today')).toBeVisible();
  await expect
    .element(cards.first().getByRole('button', { name: stepper }))
    .not.toBeInTheDocument();
});
