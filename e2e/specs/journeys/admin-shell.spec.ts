import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a diner gets Back to Home, and no screen of the dashboard sends a request (spec 2.31, 6.4)', async ({
  page,
  diner,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  await openAs(page, diner, '/dashboard/users');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  expect(asked.filter((call) => /^GET \/api\/(users|menu)$/.test(call))).toEqual([]);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the dashboard shows the menu and the users at a glance', async ({ page, admin, newDish }) => {
  const dish = await newDish({ name: 'Glanced Goulash' });
  await openAs(page, admin, '/dashboard');
  const newest = page.getByRole('region', { name: 'Newest dishes' });
  await expect(newest.getByRole('link', { name: dish.name })).toHaveAttribute(
    'href',
    `/dashboard/update-menu/${dish._id}`,
  );
  const categories = page.getByRole('region', { name: 'Dishes by category' });
  await expect(categories.getByRole('listitem')).toHaveCount(6);
  const users = page.getByRole('region', { name: 'Newest users' });
  await expect(users.getByText(admin.email)).toBeVisible();
});

test('the numbers on the dashboard lead to what they count: dishes of a category, and those without declared allergens', async ({
  page,
  admin,
  newDish,
}) => {
  const silent = await newDish({ name: 'Silent Soup', category: 'soup' });
  const clear = await newDish({ name: 'Clear Soup', category: 'soup', allergens: [] });
  const row = ({ name }: { name: string }) => page.getByRole('row').filter({ hasText: name });
  await openAs(page, admin, '/dashboard');
  await page
    .getByRole('region', { name: 'Dishes by category' })
    .getByRole('link', { name: /^Soup/ })
    .click();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('soup');
  await expect(row(clear)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: /Without declared allergens$/ }).click();
  await expect(row(silent)).toBeVisible();
  await expect(row(clear)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all dishes' }).click();
  await expect(row(clear)).toBeVisible();
});
