import { expect, test } from '../../harness/test.ts';
import { stack } from '../../harness/stack.ts';

test('without JavaScript every page says what is missing, and the menu and its dishes can be read', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: stack.siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/login', '/signup', '/cart-page', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript');
  }
  await page.getByRole('link', { name: 'our menu' }).click();
  await expect(page).toHaveURL('/plain-menu');
  await expect(page.getByRole('heading', { name: 'Ember Margherita' })).toContainText('$');
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await page.goto('/menu?category=soup');
  await expect(page.getByRole('article')).toHaveCount(8);
  const line = page.getByRole('paragraph').filter({ hasText: 'turn on JavaScript' });
  await expect(line.getByRole('link', { name: 'one plain page' })).toBeVisible();

  await page.goto('/pizza');
  await page.getByRole('link', { name: 'Ember Margherita', exact: true }).click();
  await expect(page).toHaveURL('/dish/ember-margherita');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ember Margherita');
  await expect(page.getByText('San Marzano tomatoes')).toBeVisible();
  await context.close();
});
