import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo } from '../../../../testing/api.ts';
import { ada } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { DishesLosingRate } from './dishes-losing-rate.tsx';

const drinks = { id: 'drinks', name: 'Drinks', bp: 2300 };
const dish = { category: 'drinks', price: 3, recipe: 'Cold.', image: '/dish-art/1f377.webp' };
const dishes = (...rates: string[]) =>
  rates.map((taxRate, at) => ({ ...dish, _id: `dish-${at}`, name: `Dish ${at}`, taxRate }));

test('whoever removes a rate is told which dishes name it', async () => {
  await answerApi({ call: 'GET /menu', json: dishes('drinks', 'food', 'drinks') });
  await renderPart(<DishesLosingRate rates={[drinks]} />, { as: ada });
  const words =
    '2 dishes have the rate “Drinks”: Dish 0 and Dish 2. Once you save, they get the default rate.';
  await expect.element(page.getByText(words)).toBeVisible();
});

test('of many dishes the first five are named', async () => {
  await answerApi({ call: 'GET /menu', json: dishes(...Array<string>(8).fill('drinks')) });
  await renderPart(<DishesLosingRate rates={[drinks]} />, { as: ada });
  await expect.element(page.getByText(/^8 dishes have .* Dish 4, and 3 more\. /)).toBeVisible();
});

test('without a removed rate, nothing is loaded', async () => {
  await renderPart(<DishesLosingRate rates={[]} />, { as: ada });
  expect((await callsTo('GET /menu')).filter(({ query }) => query.includes('versions'))).toEqual(
    [],
  );
});
