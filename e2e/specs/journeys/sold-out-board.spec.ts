import { callApi } from '../../harness/call-api.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('the kitchen marks a dish as sold out for today and available again, by keyboard alone', async ({
  page,
  newDish,
}) => {
  const { _id: dish, name } = await newDish({ name: 'Brief Bouillabaisse <b>' });
  const cook = await signUpKitchen();
  const isSoldOut = async () => {
    const soldOut = await callApi('listSoldOut', { token: cook.accessToken });
    return soldOut.some((entry) => 'dish' in entry && entry.dish === dish);
  };
  await openAs(page, cook, '/kitchen');
  await page.getByRole('button', { name: 'Start the board' }).press('Enter');
  await page.getByRole('button', { name: /^Sold out/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sold out' });
  await expect(dialog.getByRole('radio', { name: /^Today/ })).toBeChecked();

  await dialog.getByLabel('Find a dish or an option').fill('bouilla');
  await expect(dialog.getByRole('list', { name: 'Dishes' }).getByRole('listitem')).toHaveCount(1);
  const toggle = (label: string) => dialog.getByRole('list', { name: 'Dishes' }).getByLabel(label);
  await toggle(`Sold out: ${name}`).press('Enter');
  const news = dialog.getByRole('status');
  // The sample restaurant never closes, so its next day begins at midnight.
  await expect(news).toHaveText(`${name} is sold out until tomorrow at 12 AM.`);
  expect(await isSoldOut()).toBe(true);
  const out = dialog.getByRole('listitem').filter({ hasText: 'until tomorrow at 12 AM' }).last();
  await expect(out).toContainText(name);

  // The same button now does the opposite: it keeps the focus, and waits for a moment.
  await expect(toggle(`Available again: ${name}`)).toBeFocused();
  await expect(toggle(`Available again: ${name}`)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(news).toHaveText(`${name} is available again.`);
  expect(await isSoldOut()).toBe(false);

  await dialog.getByRole('radio', { name: /^Until recalled/ }).check();
  await expect(toggle(`Sold out: ${name}`)).toBeEnabled();
  await toggle(`Sold out: ${name}`).press('Enter');
  await expect(news).toHaveText(`${name} is sold out until recalled.`);
  const backFromList = dialog.getByLabel(`Available again: ${name}`).last();
  await expect(backFromList).toBeEnabled();
  await backFromList.press('Enter');
  await expect(news).toHaveText(`${name} is available again.`);
  await expect(dialog.getByRole('heading', { name: /^Out now/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Sold out/ })).toBeFocused();
});
