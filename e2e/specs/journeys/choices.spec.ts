import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { chooseLater } from '../../harness/pickup-times.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const hostile = `<img src=x onerror="document.title='taken over'">`;
const name = hostile.slice(0, 40);
const rightToLeft = 'بدون بصل من فضلك';

const sizes = {
  name: 'Size',
  min: 1,
  max: 1,
  choices: [
    { id: 'cup', name: 'Cup', cents: 0, isDefault: true },
    { id: 'bowl', name: 'Bowl', cents: 150, isDefault: false, allergens: ['celery' as const] },
  ],
};

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

test('requirement 27: on a phone a diner orders for a time through the forms; choices and notes reach the cart, the checkout, the order and the receipt as text, and on paper an order is its receipt and nothing else', async ({
  page,
  diner,
  newDish,
  newOptionGroup,
}) => {
  const { _id: groupId } = await newOptionGroup(sizes);
  const dish = await newDish({
    name: 'Choosy Chowder',
    price: 8,
    allergens: ['milk'],
    optionGroups: [groupId],
  });
  const { accessToken: token } = diner;
  const line = (choiceId: string, note: string) => {
    const choices = [{ groupId, choiceId }];
    return { menuItemId: dish._id, quantity: 1, choices, note };
  };
  const lines = [line('bowl', hostile), line('cup', rightToLeft)];
  await callApi('mergeCart', { token, body: { lines } });

  await page.setViewportSize({ width: 320, height: 800 });
  await openAs(page, diner, '/cart-page');
  const row = page.getByRole('row').filter({ hasText: 'Bowl' });
  await expect(row).toContainText('Size: Bowl +$1.50');
  await expect(row).toContainText('Contains milk and celery.');
  await expect(row).toContainText(hostile);
  const more = page.getByRole('button', { name: 'Increase quantity of Choosy Chowder, Bowl' });
  await more.click();
  await expect(page.getByText('Total price: $27.00')).toBeVisible();
  await expectNoOverflow(page);

  await more.click();
  // The quantity is sent first, however quickly the diner moves on.
  await page.getByRole('button', { name: 'Procceed to Checkout' }).click();
  await page.getByText('4 dishes').click();
  await expect(page.getByText('3 × Choosy Chowder')).toBeVisible();
  await expect(page.getByText('$36.50').last()).toBeVisible();
  await expect(page.getByText('Size: Bowl +$1.50')).toBeVisible();
  await expect(page.getByText('Contains milk and celery.')).toBeVisible();
  await expect(page.getByText(rightToLeft)).toBeVisible();
  await expect(page.getByText('Pay at pick-up.').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/tax|fee/i);
  await expect(page.getByText('Allergies? Call us before you order.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Diner');
  const chosen = await chooseLater(page, { day: 1, time: 2 });
  await expectNoOverflow(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Add a note for the kitchen' }).click();
  await page.getByLabel('Note').fill(hostile);
  await page.getByRole('button', { name: /^Place order · \$36\.50 · / }).click();
  await expect(page).toHaveURL(/\/order\/o[\w-]{21}$/);
  await expect(page.getByText('0 in your cart')).toBeAttached();
  expect(await callApi('listOrders', { token })).toMatchObject([
    { name, note: hostile, dueAt: chosen, totalCents: 3650 },
  ]);
  await page.getByRole('heading', { name: 'Your dishes' }).click();
  await expect(page.getByText('Size: Bowl +$1.50').first()).toBeVisible();
  await expect(page.getByText('Contains milk and celery.').first()).toBeVisible();
  await expect(page.getByText(hostile).first()).toBeVisible();
  await expectNoOverflow(page);
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText('Size: Bowl +$1.50');
  await expect(receipt).toContainText('Contains milk and celery.');
  await expect(receipt).toContainText(hostile);
  for (const fact of [
    /Order #\d+ for /,
    name,
    /Placed \w{3}, \w{3} \d{1,2}, \d{4}, \d/,
    /Pick-up \w{3}, \w{3} \d{1,2}, \d{1,2}(:\d\d)? [AP]M/,
    'To be paid at pick-up.',
    'Allergies? Call us.',
  ]) {
    await expect(receipt).toContainText(fact);
  }
  await expect(receipt).not.toContainText('tax');
  const printed = await receipt.innerText();
  expect((await page.locator('body').innerText()).trim()).toBe(printed.trim());
  await page.emulateMedia({ media: null });

  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.title()).not.toBe('taken over');
  await page.goBack();
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();
});
