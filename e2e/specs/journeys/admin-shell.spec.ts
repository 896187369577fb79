import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const sidebarLinks = [
  ['Dashboard', '/dashboard'],
  ['Manage Bookings', '/dashboard'],
  ['Add Menu', '/dashboard/add-menu'],
  ['Manage Items', '/dashboard/manage-items'],
  ['All Users', '/dashboard/users'],
  ['Kitchen', '/kitchen'],
  ['Orders', '/dashboard/orders'],
  ['Hours', '/dashboard/hours'],
  ['Options', '/dashboard/options'],
  ['Home', '/'],
  ['Menu', '/menu'],
  ['Orders Tracking', '/menu'],
  ['Customer Support', '/menu'],
] as const;

test('the sidebar has the specified links and marks the page that is open (spec 2.26)', async ({
  page,
  admin,
}) => {
  await openAs(page, admin, '/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(sidebar.getByRole('link')).toHaveText(sidebarLinks.map(([name]) => name));
  for (const [name, address] of sidebarLinks) {
    const link = sidebar.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', address);
  }
  const current = sidebar.locator('[aria-current=page]');
  await expect(current).toHaveText('Dashboard');
  await sidebar.getByRole('link', { name: 'All Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Users' })).toBeFocused();
  await expect(current).toHaveText('All Users');
});

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the drawer traps the focus, returns it, and closes when a link is followed', async ({
    page,
    admin,
  }) => {
    await openAs(page, admin, '/dashboard');
    const opener = page.getByRole('button', { name: 'Open dashboard navigation' });
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await opener.click();
    await expect(drawer.getByRole('link', { name: 'Manage Items' })).toBeVisible();
    for (let stops = 0; stops < 16; stops += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement: focused, body } = document;
        return focused !== body && !focused?.closest('dialog');
      });
      expect(isOutside, 'the focus is behind the drawer').toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await drawer.getByRole('link', { name: 'All Users' }).click();
    await expect(page).toHaveURL('/dashboard/users');
    await expect(drawer).toBeHidden();
  });

  for (const path of ['', '/users', '/add-menu', '/manage-items', '/hours']) {
    test(`/dashboard${path} does not scroll horizontally`, async ({ page, admin }) => {
      await openAs(page, admin, `/dashboard${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
    });
  }

  test('rows become cards that still belong to a named table', async ({ page, admin, newDish }) => {
    const dish = await newDish({ name: 'Pocket Pie' });
    await openAs(page, admin, '/dashboard/manage-items');
    const table = page.getByRole('table', { name: 'Menu items' });
    const card = table.getByRole('row').filter({ hasText: dish.name });
    await expect(card.getByRole('cell').filter({ hasText: '$7.50' })).toBeVisible();
    await expect(card.getByRole('link', { name: `Update ${dish.name}` })).toBeVisible();
    const header = table.getByRole('columnheader', { name: 'Price' });
    await expect(header).toBeAttached();
  });
});

test('an unknown dashboard address sends visitors to login and shows admins a message', async ({
  page,
  admin,
}) => {
  await page.goto('/dashboard/nope');
  await expect(page).toHaveURL('/login?from=%2Fdashboard%2Fnope');
  await openAs(page, admin, '/dashboard/nope');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found — /);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
});
