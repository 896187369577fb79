import { sampleDish } from '../../harness/dishes.ts';
import { linksMailedTo } from '../../harness/mails.ts';
import { untilShown } from '../../harness/shown-messages.ts';
import { expect, test } from '../../harness/test.ts';
import { dismissAlert } from '../../harness/sign-in.ts';

test('a visitor orders a dish and signs up, which sends the verification email, adds the dish once and leads back to it, and then changes and empties the cart (spec 1.3, 2.11, 2.19, 2.22, 2.23, 4.4, 8.11, 9.4)', async ({
  page,
}) => {
  const soup = await sampleDish('hearth-minestrone');
  const email = `${crypto.randomUUID()}@thymely.test`;
  let additions = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/carts')) additions += 1;
  });

  await page.goto('/menu?q=minestrone');
  const card = page.getByRole('article').filter({ hasText: soup.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Login now!' }).click();
  await page.getByRole('link', { name: 'Signup Now' }).click();
  await page.getByLabel('Name').fill('  Nina New  ');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Signup' }).click();
  // The toast follows the alert, which closes by itself.
  await untilShown(page, 'Food added on the cart.');
  await expect(page).toHaveURL('/menu?q=minestrone');
  await expect(card.getByRole('button', { name: 'In cart' })).toBeVisible();
  await expect(page.getByText('1 in your cart')).toBeVisible();
  await expect.poll(() => linksMailedTo(email, 'VERIFY_EMAIL')).toHaveLength(1);

  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page).toHaveURL('/cart-page');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    '#',
    'Food',
    'Item Name',
    'Quantity',
    'Price',
    'Action',
  ]);
  const soupRow = table.getByRole('row').filter({ hasText: soup.name });
  await expect(soupRow.getByRole('button', { name: /^Decrease/ })).toBeDisabled();
  await soupRow.getByRole('button', { name: /^Increase/ }).click();
  await soupRow.getByRole('button', { name: /^Increase/ }).click();
  await expect(soupRow.getByText('$27.75')).toBeVisible();
  await expect(page.getByText('Total items: 1')).toBeVisible();
  await expect(page.getByText('Total price: $27.75')).toBeVisible();
  await expect(page.getByText('Name: Nina New')).toBeVisible();
  await expect(page.getByText(`Email: ${email}`)).toBeVisible();

  await page.reload();
  await expect(page.getByText('Total price: $27.75')).toBeVisible();
  expect(additions).toBe(1);
  await expect(soupRow.getByLabel(`Quantity of ${soup.name}`, { exact: true })).toHaveValue('3');

  await soupRow.getByRole('button', { name: `Delete ${soup.name}` }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText("You won't be able to revert this!");
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await dismissAlert(page, 'Deleted!');
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(page).toHaveURL('/menu');
});
