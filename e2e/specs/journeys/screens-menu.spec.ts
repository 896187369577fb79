import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { expect, test } from '../../harness/test.ts';
import { untilHydrated } from '../../harness/hydration.ts';

const perPage = 8;

function shownNames(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading').allInnerTexts();
}

async function openMenu(page: Page): Promise<void> {
  await page.goto('/menu');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await untilHydrated(page);
}

test('a visitor who has no account reads the whole menu; a new category or sort order starts at page 1, and Back undoes each (spec 1.1, 2.16, 2.17)', async ({
  page,
}) => {
  // The cart has no place beside the menu, so nothing may wait for it.
  await page.setViewportSize({ width: 1024, height: 768 });
  const menu = await callApi('listMenu');
  await openMenu(page);
  const seen: string[] = [];
  for (let number = 1; number <= Math.ceil(menu.length / perPage); number += 1) {
    await page.getByRole('link', { name: `Page ${number}`, exact: true }).click();
    await expect.poll(() => shownNames(page)).not.toEqual(seen.slice(-perPage));
    seen.push(...(await shownNames(page)));
  }
  const tabs = ['salad', 'pizza', 'soup', 'dessert', 'drinks', 'popular'];
  const byTab = menu.toSorted((a, b) => tabs.indexOf(a.category) - tabs.indexOf(b.category));
  expect(seen).toEqual(byTab.map(({ name }) => name));

  await page.getByRole('link', { name: 'Page 3', exact: true }).click();
  await expect(page).toHaveURL('/menu?page=3');
  await page.getByLabel('Sort by').selectOption({ label: 'A-Z' });
  await expect(page).toHaveURL('/menu?sort=name-asc');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/menu?sort=name-asc&page=2');
  await page.getByRole('navigation', { name: 'Categories' }).getByText('Drinks').click();
  await expect(page).toHaveURL('/menu?category=drinks&sort=name-asc');
  for (const address of ['/menu?sort=name-asc&page=2', '/menu?sort=name-asc', '/menu?page=3']) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
});
