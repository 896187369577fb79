import { expect, test } from '../../harness/test.ts';

// What else is mended: web/src/app/mended-path.test.ts.
test('a link to which a messenger has added something shows the page that is meant', async ({
  page,
  problems,
}) => {
  // Hosting knows no file of that name, and sends the app with it.
  problems.expect(/response: 404/);
  await page.goto('/Pizza,');
  await expect(page).toHaveURL('/pizza');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Pizzas' })).toBeVisible();
});
