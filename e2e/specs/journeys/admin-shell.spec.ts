import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a diner gets Back to Home, and no screen of the dashboard sends a request (spec 2.31, 6.3, 6.4)', async ({
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
