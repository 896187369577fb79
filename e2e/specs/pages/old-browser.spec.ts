import { expect, test } from '../../harness/test.ts';

test('a browser that is too old keeps the prerendered menu, with a notice that has the telephone number and the plain menu', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(String.prototype, 'isWellFormed');
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/menu');
  const notice = page.getByRole('paragraph').filter({ hasText: 'update your browser' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await notice.getByRole('link', { name: 'one plain page' }).click();
  await expect(page).toHaveURL('/plain-menu');
  expect(scripts).toEqual([]);
});

test('a browser that is too old for a page of the app says so there, and shows nothing that leads nowhere', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(String.prototype, 'isWellFormed');
  });
  for (const path of [
    '/login',
    '/signup',
    '/cart-page',
    '/order/any-order',
    '/dashboard',
    '/kitchen',
  ]) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveText('This page needs JavaScript');
    await expect(heading, path).toBeInViewport();
    await expect(page.getByText('Loading...').filter({ visible: true }), path).toHaveCount(0);
    await expect(page.getByRole('button'), path).toHaveCount(0);
  }
});
