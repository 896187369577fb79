import { expect, test } from '../../harness/test.ts';
import { watchPage } from '../../harness/page-problems.ts';

test('problems in a page are noticed', async ({ browser }) => {
  const page = await browser.newPage();
  const problems = watchPage(page);
  let isOver = false;
  await page.route('**/api/outage', (route) => route.fulfill({ status: 503 }));
  await page.route('**/api/short-outage', async (route) => {
    await route.fulfill({ status: isOver ? 200 : 503 });
    isOver = true;
  });
  await page.goto('/');
  await page.evaluate(() => {
    console.error('a mistake of the app');
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">unlawful</p>');
    setTimeout(() => {
      throw new Error('thrown in a callback');
    });
    const refused = 'http://127.0.0.1:9/nothing-listens';
    return Promise.allSettled([
      fetch('/api/carts?email=x@y.example'),
      fetch(refused),
      fetch('/api/outage'),
      fetch('/api/short-outage').then(() => fetch('/api/short-outage')),
    ]);
  });
  await expect.poll(() => problems.list().join('\n')).toContain('thrown in a callback');
  const noted = problems.list().join('\n');
  expect(noted).toContain('console: a mistake of the app');
  expect(noted).toContain('response: 401 GET /api/carts');
  expect(noted).toContain('response: 503 GET /api/outage');
  await expect.poll(() => problems.list().join('\n')).not.toContain('short-outage');
  expect(noted).toMatch(/Content Security Policy.*style/);
  expect(noted).toMatch(/127\.0\.0\.1:9/);
  await page.close();
});

test('an expected problem does not count', async ({ page, problems }) => {
  await page.goto('/robots.txt');
  problems.expect('response: 401 GET /api/carts');
  await page.evaluate(() => fetch('/api/carts?email=x@y.example'));
});

test('a journey that stubs a request is refused', ({ page }) => {
  expect(() => page.route('**', () => undefined)).toThrow('*.fault.spec.ts files only');
});
