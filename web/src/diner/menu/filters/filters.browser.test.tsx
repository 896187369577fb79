import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery } from '../../../api/menu/menu.ts';
import { queryClient } from '../../../api/query-client.ts';
import { keptMenuFilters } from '../../../model/kept-menu-filters.ts';
import { answerApi, callsTo, releaseApi } from '../../../../testing/api.ts';
import { boxOf, textsOf } from '../../../../testing/boxes.ts';
import { openSite } from '../../../../testing/open-site.tsx';

const panel = page.getByRole('dialog', { name: 'Filters' });
const opener = page.getByRole('button', { name: 'Filters' });
const cards = page.getByRole('article');
const address = () => location.pathname + location.search;

async function openMenu(at: string): Promise<MenuItem[]> {
  await openSite(at);
  await expect.element(cards.first()).toBeVisible();
  return queryClient.getQueryData(menuQuery.queryKey) ?? [];
}

test('filters for diets and allergens hide unsuitable and undeclared dishes, and one Back undoes them', async () => {
  const menu = await openMenu('/menu');
  // The dishes that are declared vegan and free of tree nuts; they must declare both.
  const fitting = menu.filter(
    ({ diets, allergens }) => diets?.includes('vegan') && allergens?.includes('nuts') === false,
  );
  const undeclared = menu.filter(
    ({ diets, allergens }) =>
      (!diets || diets.includes('vegan')) &&
      (!allergens || !allergens.includes('nuts')) &&
      (!diets || !allergens),
  );
  await opener.click();
  await panel.getByRole('checkbox', { name: 'Vegan' }).click();
  await panel.getByRole('checkbox', { name: 'Tree nuts' }).click();
  await expect.poll(address).toBe('/menu?diet=vegan&without=nuts');
  // The last button is at the lower edge of the panel, within a thumb's reach.
  const { bottom } = boxOf(panel.getByRole('button', { name: 'Clear all' }));
  expect(bottom).toBeGreaterThan(innerHeight - 40);
  const hidden = `${undeclared.length} dishes without a declaration are hidden.`;
  await expect.element(panel.getByText(hidden)).toBeVisible();
  await panel.getByRole('button', { name: `Show ${fitting.length} dishes` }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  await expect.element(page.getByText(hidden)).toBeVisible();
  const count = new RegExp(`of ${fitting.length}$|^${fitting.length} dishes$`);
  await expect.element(page.getByText(count)).toBeVisible();
  const names = fitting.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(textsOf(cards.getByRole('heading'))));
  history.back();
  await expect.poll(address).toBe('/menu');
  await expect.element(page.getByText(hidden)).not.toBeInTheDocument();
});

test('Back closes the panel first, and an active filter is removed by its own link', async () => {
  await openSite('/menu?diet=vegan&diet=carnivore&without=milk');
  const inUse = page.getByRole('list', { name: 'Filters in use' });
  await expect
    .poll(() => textsOf(inUse.getByRole('link')))
    .toEqual(['Remove filter: Vegan', 'Remove filter: Without milk']);
  // A filter code that does not exist is not counted.
  await expect.element(opener).toHaveAccessibleDescription('2 in use');
  await opener.click();
  await expect.element(panel.getByRole('checkbox', { name: 'Vegan' })).toBeChecked();
  history.back();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(inUse).toBeVisible();

  await inUse.getByRole('link', { name: /Vegan$/ }).click();
  await expect.poll(address).toBe('/menu?without=milk');
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await panel.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(address).toBe('/menu');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveAccessibleDescription('');
  history.back();
  await expect.poll(address).toBe('/menu?without=milk');
});

test('a filter that does not exist says that it hides nothing', async () => {
  await openMenu('/menu?without=kumquat&diet=carnivore&without=milk');
  const note = page.getByText(
    'There are no filters “carnivore” and “kumquat”, so they hide no dish.',
  );
  await expect.element(note).toHaveRole('status');
  await page.getByRole('link', { name: /^Remove filter: Without milk/ }).click();
  await expect.poll(address).toBe('/menu');
  await expect.element(note).not.toBeInTheDocument();
});

test('a made-up filter alone is named as it was typed, in a few letters', async () => {
  const typed = 'x'.repeat(200);
  await openMenu(`/menu?without=${typed}`);
  const words = `There is no filter “${'x'.repeat(30)}…”, so it hides no dish.`;
  await expect.element(page.getByText(words)).toBeVisible();
});

test('until the options have loaded, dishes that have any count as undeclared; then they appear', async () => {
  await answerApi({ call: 'GET /option-groups', isHeld: true });
  await openSite('/menu?diet=vegan&q=castelvetrano');
  const undeclared = page.getByText('1 dish without a declaration is hidden.');
  await expect.element(undeclared).toBeVisible();
  const dish = cards.filter({ hasText: 'Green Pepper' });
  await expect.element(dish).not.toBeInTheDocument();
  await expect.poll(async () => (await callsTo('GET /option-groups')).length).toBe(1);
  await releaseApi();
  await expect.element(dish).toBeVisible();
  await expect.element(undeclared).not.toBeInTheDocument();
});

test("requirement 71: this tab remembers its menu's last filters, until there are none", async () => {
  await openMenu('/menu?diet=vegan&without=gluten');
  await expect.poll(keptMenuFilters).toEqual({ diets: ['vegan'], without: ['gluten'] });
  await page.getByRole('link', { name: /^Remove filter: Vegan/ }).click();
  await expect.poll(keptMenuFilters).toEqual({ diets: [], without: ['gluten'] });
  await page.getByRole('link', { name: /^Remove filter: Without gluten/ }).click();
  await expect.poll(keptMenuFilters).toEqual({ diets: [], without: [] });
});
