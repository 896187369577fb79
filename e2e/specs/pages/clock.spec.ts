import { minuteMs } from '@thymely/contract/ground/time';
import type { Page } from '@playwright/test';
import { open } from '../../harness/hydration.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

function platesOf(page: Page) {
  return page.getByRole('list', { name: 'Around the clock' }).getByRole('button');
}

/** Returns the only button on the first screen that orders: that of the dish in the center. */
function addOf(page: Page) {
  return page.locator('.clock').getByRole('button', { name: /^(?:Add to Cart|In cart)$/ });
}

/** Returns the rotations of the hands. */
function handsOf(page: Page): Promise<string[]> {
  return page
    .locator('.clock .hand')
    .evaluateAll((hands) => hands.map((hand) => (hand as SVGElement).style.transform));
}

test('the clock stops under the pointer, and continues when the pointer leaves', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await expect(platesOf(page).and(page.locator('[aria-current="time"]'))).toHaveCount(1);
  await platesOf(page).nth(3).hover();
  await expect(addOf(page)).toBeVisible();
  const stopped = await handsOf(page);
  await page.clock.fastForward(7 * minuteMs);
  expect(await handsOf(page)).toEqual(stopped);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.fastForward(1000);
  await expect(addOf(page)).toHaveCount(0);
  await expect.poll(() => handsOf(page)).not.toEqual(stopped);
});

test('a diner adds the dish in the center', async ({ page, diner }) => {
  await openAs(page, diner, '/');
  await platesOf(page).nth(6).click();
  await addOf(page).click();
  await expect(page.getByText('Food added on the cart.')).toBeVisible();
  await expect(addOf(page)).toHaveText('In cart');
});
