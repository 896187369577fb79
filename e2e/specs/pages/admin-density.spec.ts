import type { Locator } from '@playwright/test';
import { sampleAccounts } from '../../../scripts/sample-data/accounts.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

for (const { path, table } of [
  { path: '/dashboard/manage-items', table: 'Menu items' },
  { path: '/dashboard/users', table: 'Users' },
]) {
  test(`on a wide screen the table of ${path} begins near the top, with rows of 52 px`, async ({
    page,
    admin,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, admin, path);
    const rows = page.getByRole('table', { name: table }).getByRole('row');
    const first = rows.nth(1);
    await expect(first).toBeVisible();
    const { y, height } = await boxOf(first);
    expect(y).toBeLessThanOrEqual(230);
    expect(height).toBeLessThanOrEqual(56);
    const search = page.getByLabel('Search');
    expect(
      (await boxOf(search.locator('xpath=ancestor::*[contains(@class, "shadow-card")][1]'))).height,
    ).toBeLessThanOrEqual(60);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '32px');
  });
}

test('on a phone a user is a card of about 96 px, with the role beside the name', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, admin, '/dashboard/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  const [ada] = sampleAccounts;
  await page.getByLabel('Search').fill(ada?.email ?? '');
  const card = page.getByRole('row').filter({ hasText: ada?.email ?? '' });
  await expect(card).toBeVisible();
  const { height } = await boxOf(card);
  expect(height).toBeGreaterThan(80);
  expect(height).toBeLessThanOrEqual(112);
  const role = card.getByText('Admin', { exact: true });
  const name = card.getByText(ada?.name ?? '', { exact: true });
  const middleOf = async (locator: Locator) => {
    const box = await boxOf(locator);
    return box.y + box.height / 2;
  };
  expect(Math.abs((await middleOf(role)) - (await middleOf(name)))).toBeLessThan(6);
});

test('a role is shown in its own column, and changed under Action', async ({
  page,
  admin,
  diner,
}) => {
  await openAs(page, admin, '/dashboard/users');
  const row = page.getByRole('row').filter({ hasText: diner.email });
  await expect(row).toBeVisible();
  const [, , , role, action] = await row.getByRole('cell').all();
  await expect(role as Locator).toHaveText('Diner');
  const buttons = (action as Locator).getByRole('button');
  await expect(buttons).toHaveText(['Make admin', 'Add to kitchen', '']);
  await expect(buttons.last()).toHaveAccessibleName(`Delete ${diner.name}`);
});

test('on a phone the three actions above a table share a line; a choice has room for its name', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, admin, '/dashboard/manage-items');
  const main = page.getByRole('main');
  const levels = [
    main.getByRole('link', { name: 'Import' }),
    main.getByRole('button', { name: 'Export CSV' }),
    main.getByRole('link', { name: 'Add a dish' }),
  ].map(async (action) => (await boxOf(action)).y);
  expect(new Set(await Promise.all(levels)).size).toBe(1);
  await page.goto('/dashboard/options/pizza-extras');
  const { width } = await boxOf(page.getByLabel('Choice', { exact: true }).first());
  expect(width).toBeGreaterThan(260);
});
