import type { Page } from '@playwright/test';
import { menuItems } from '../../../scripts/sample-data/menu-items.ts';
import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const openPanel = (page: Page) => page.getByRole('button', { name: 'Filters' }).click();

/** The sample dishes that are declared vegan and free of tree nuts; they must declare both. */
const fitting = menuItems.filter(
  ({ diets, allergens }) => diets?.includes('vegan') && allergens?.includes('nuts') === false,
);
const undeclared = menuItems.filter(
  ({ diets, allergens }) =>
    (!diets || diets.includes('vegan')) &&
    (!allergens || !allergens.includes('nuts')) &&
    (!diets || !allergens),
);

test('filters for diets and allergens hide unsuitable and undeclared dishes, and one Back undoes them', async ({
  page,
}) => {
  await open(page, '/menu');
  await openPanel(page);
  await panel(page).getByRole('checkbox', { name: 'Vegan' }).check();
  await panel(page).getByRole('checkbox', { name: 'Tree nuts' }).check();
  await expect(page).toHaveURL('/menu?diet=vegan&without=nuts');
  // The last button is at the lower edge of the panel, within a thumb's reach.
  const end = await panel(page).getByRole('button', { name: 'Clear all' }).boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeGreaterThan(
    (page.viewportSize()?.height ?? Infinity) - 40,
  );
  // Other tests may add dishes, which declare nothing.
  const hidden = /^(\d+) dishes without a declaration are hidden\.$/;
  const count = hidden.exec(await panel(page).getByText(hidden).innerText())?.[1];
  expect(Number(count)).toBeGreaterThanOrEqual(undeclared.length);
  await panel(page)
    .getByRole('button', { name: `Show ${fitting.length} dishes` })
    .click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();

  await expect(page.getByText(hidden)).toBeVisible();
  await expect(
    page.getByText(new RegExp(`of ${fitting.length}$|^${fitting.length} dishes$`)),
  ).toBeVisible();
  for (const name of await page.getByRole('article').getByRole('heading').allInnerTexts()) {
    expect(fitting.map((dish) => dish.name)).toContain(name);
  }
  await page.goBack();
  await expect(page).toHaveURL('/menu');
  await expect(page.getByText(hidden)).toBeHidden();
});

test('Back closes the panel first, and an active filter is removed by its own link', async ({
  page,
}) => {
  await open(page, '/menu?diet=vegan&diet=carnivore&without=milk');
  const inUse = page.getByRole('list', { name: 'Filters in use' });
  await expect(inUse.getByRole('link')).toHaveText([
    'Remove filter: Vegan',
    'Remove filter: Without milk',
  ]);
  // A filter code that does not exist is not counted.
  const button = page.getByRole('button', { name: 'Filters' });
  await expect(button).toHaveAccessibleDescription('2 in use');
  await openPanel(page);
  await expect(panel(page).getByRole('checkbox', { name: 'Vegan' })).toBeChecked();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(inUse).toBeVisible();

  await inUse.getByRole('link', { name: 'Vegan' }).click();
  await expect(page).toHaveURL('/menu?without=milk');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/menu');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button).toHaveAccessibleDescription('');
  await page.goBack();
  await expect(page).toHaveURL('/menu?without=milk');
});
