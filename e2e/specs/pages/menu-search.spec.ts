import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { open } from '../../harness/hydration.ts';
import { expect, test } from '../../harness/test.ts';

function names(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading').allInnerTexts();
}

test('a search forgives a typo and says what it found instead', async ({ page }) => {
  await open(page, '/menu');
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await field.pressSequentially('margarita');
  await expect(page.getByText('Nothing matches “margarita”. Did you mean')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Margherita');
  await page.getByRole('link', { name: 'margherita', exact: true }).click();
  await expect(field).toHaveValue('margherita');
  await expect(page.getByText('Did you mean')).toBeHidden();
});

test('a search shows, marks and counts the dishes with its words, and Back undoes it', async ({
  page,
}) => {
  const tomatoes = (await callApi('listMenu')).filter(({ name }) => /\btomato/i.test(name));
  await open(page, '/menu');
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await field.pressSequentially('TÓMATO');
  await expect(page).toHaveURL(`/menu?q=${encodeURIComponent('TÓMATO')}`);
  const status = page.getByRole('region', { name: 'Dishes' }).getByRole('status');
  await expect(status).toHaveText(/^(?:Dishes 1–8 of )?\d+(?: dishes)? for “TÓMATO”$/);
  // Dishes with the word in their name come first.
  const [named] = await page.getByRole('article').getByRole('heading').locator('mark').all();
  await expect(named ?? field).toHaveText('Tomato');
  expect((await names(page)).slice(0, tomatoes.length)).toEqual(tomatoes.map(({ name }) => name));
  await expect(field).toBeFocused();

  // A word that was typed in one go is undone in one go.
  await page.goBack();
  await expect(page).toHaveURL('/menu');
  await expect(field).toHaveValue('');
  await expect(status).toHaveText(/^Dishes 1–8 of \d+$/);
  await page.goForward();
  await expect(field).toHaveValue('TÓMATO');
  await expect(status).toHaveText(/for “TÓMATO”$/);
});
