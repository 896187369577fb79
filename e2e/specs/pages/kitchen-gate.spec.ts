import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('requirement 48: a diner learns that the kitchen is for its staff, and no order is requested', async ({
  page,
  diner,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/kitchen')) asked.push(pathname);
  });
  await openAs(page, diner, '/kitchen');
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen staff only' })).toBeVisible();
  await expect(page).toHaveURL('/kitchen');
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
