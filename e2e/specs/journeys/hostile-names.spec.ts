import type { Page } from '@playwright/test';
import { untilShown } from '../../harness/shown-messages.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const hostile = `<img src=x onerror="document.title='taken over'">`;

/** Expects that the name is shown as text and has made no element. */
async function expectShownAsText(page: Page): Promise<void> {
  await expect(page.getByText(hostile).first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.title()).not.toBe('taken over');
}

/** Expects that the question names its subject, and that the name made no element there either. */
async function expectAskedAboutAsText(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByText(hostile)).toBeVisible();
  await expectShownAsText(page);
}

test("requirement 27: a dish's name is text on the menu, in the cart and in every message (spec 8.1)", async ({
  page,
  problems,
  diner,
  newDish,
}) => {
  await newDish({ name: hostile });
  await openAs(page, diner, '/menu');
  await expectShownAsText(page);

  const card = page.getByRole('article').filter({ hasText: hostile });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const inCart = card.getByRole('button', { name: 'In cart' });
  // A press while the dish is being added does nothing.
  await expect(inCart).not.toHaveAttribute('aria-busy');
  problems.expect('response: 409 POST /api/carts');
  await inCart.click();
  await untilShown(page, 'already');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await expectShownAsText(page);
  await page.getByRole('button', { name: `Delete ${hostile}` }).click();
  await expectAskedAboutAsText(page);
});
