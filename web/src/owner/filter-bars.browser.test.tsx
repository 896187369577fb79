import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi } from '../../testing/api.ts';
import { boxOf, excessWidth } from '../../testing/boxes.ts';
import { fourWeeks } from '../../testing/figures.ts';
import { openSite } from '../../testing/open-site.tsx';
import { openOrder } from '../../testing/orders.ts';
import { ada } from '../../testing/people.ts';

const filters = page.getByRole('region', { name: 'Filters' });
const button = filters.getByRole('button', { name: 'Filters' });
const sheet = page.getByRole('dialog', { name: 'Filters' });

beforeEach(async () => {
  const today = new Date().toISOString().slice(0, 10);
  await answerApi(
    { call: 'GET /figures', json: fourWeeks(today) },
    { call: 'GET /kitchen/orders', json: [openOrder()] },
    { call: 'GET /dashboard/orders', json: [openOrder()] },
  );
});

test.each([
  ['/dashboard/manage-items', 'Filters'],
  ['/dashboard/figures?from=2026-11-02&to=2026-11-08', 'Filters'],
  ['/dashboard/changes?what=menu.create&from=2026-11-02', 'Filters'],
  ['/dashboard/users', 'Filters'],
  ['/dashboard/all-orders?day=2026-11-02', 'Filters'],
  ['/dashboard/orders', 'Taking orders'],
])('the bar of %s has a height of 64 px on a phone and on a desk', async (route, name) => {
  await page.viewport(390, 844);
  await openSite(route, { as: ada });
  const bar = page.getByRole('region', { name });
  for (const width of [390, 1280, 1440]) {
    await page.viewport(width, 844);
    await expect.poll(() => boxOf(bar).height, { message: `at ${width} px` }).toBe(64);
    expect(excessWidth()).toBeLessThanOrEqual(0);
  }
});

test('on a phone, the other filters are in a sheet; its button says how many are in use', async () => {
  await page.viewport(390, 844);
  await openSite('/dashboard/manage-items', { as: ada });
  await expect.element(filters.getByLabelText('Search')).toBeVisible();
  await expect.element(button).not.toHaveAccessibleDescription('1 in use');
  await button.click();
  await sheet.getByLabelText('Category').selectOptions('Drinks');
  await sheet.getByLabelText('Sort by').selectOptions('Z-A');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription('1 in use');
  await expect.poll(() => location.search).toBe('?category=drinks&sort=name-desc');
});

test('on a desk, one press shows everything again, and the focus stays in the bar', async () => {
  await openSite('/dashboard/all-orders?name=zo&number=12', { as: ada });
  await expect.element(filters.getByLabelText('Number')).toHaveValue('12');
  await filters.getByRole('button', { name: 'Clear' }).click();
  await expect.element(filters.getByLabelText('Number')).toHaveValue('');
  await expect.element(filters.getByLabelText('Name')).toHaveFocus();
  expect(location.search).toBe('');
});
