import { open } from '../../harness/hydration.ts';
import { expect, test } from '../../harness/test.ts';

test('a dish with options that is pressed offline reports that, and can be pressed again', async ({
  page,
  context,
  problems,
}) => {
  const asking = 'Brown Sugar Bubble Tea';
  // A search would have loaded the options.
  await open(page, '/menu?category=drinks');
  const card = page.getByRole('article').filter({ hasText: asking });
  const button = card.getByRole('button', { name: 'Add to Cart' });
  await expect(button).toBeVisible();
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await button.click();
  await expect(page.getByText("We couldn't reach the kitchen.")).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('dialog', { name: asking, exact: true })).toBeVisible();
});
