import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a diner chooses options: each tap changes the total, a missing choice is named, and the cart gets them', async ({
  page,
  diner,
  newDish,
  newOptionGroup,
}) => {
  const plain = { isDefault: false };
  const size = await newOptionGroup({
    name: 'Size',
    min: 1,
    max: 1,
    choices: [
      { id: 'small', name: 'Small', cents: 0, ...plain },
      { id: 'large', name: 'Large', cents: 300, ...plain },
    ],
  });
  const extras = await newOptionGroup({
    name: 'Extras',
    min: 0,
    max: 2,
    choices: [
      { id: 'nuts', name: 'Walnuts', cents: 150, allergens: ['nuts'], ...plain },
      { id: 'oil', name: 'Chili oil', cents: 0, ...plain },
      { id: 'egg', name: 'Egg', cents: 100, ...plain },
    ],
  });
  const dish = await newDish({
    name: 'Choice Stew',
    price: 8,
    optionGroups: [size._id, extras._id],
  });
  await openAs(page, diner, '/menu');
  await page.getByRole('link', { name: dish.name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: dish.name });

  await sheet.getByRole('button', { name: 'Size: choose 1' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Choose 1.');
  await expect(sheet.getByText('Choose 1', { exact: true })).toHaveCount(0);
  await expect(sheet.getByRole('radio', { name: 'Small' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('radio', { name: 'Large +$3.00' })).toBeChecked();
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Add to Cart $11.00' })).toBeVisible();

  await sheet.getByRole('checkbox', { name: /^Walnuts Contains tree nuts/ }).check();
  await sheet.getByRole('checkbox', { name: 'Chili oil' }).check();
  await expect(sheet.getByRole('checkbox', { name: 'Egg' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Add a note for the kitchen' }).click();
  await page.keyboard.type('Well done');
  await sheet.getByRole('button', { name: `Increase quantity of ${dish.name}` }).click();
  await sheet.getByRole('button', { name: 'Add to Cart $25.00' }).click();
  await expect(sheet).toBeHidden();

  const { accessToken: token, email } = diner;
  const cart = () => callApi('listCart', { token, query: { email } });
  await expect.poll(async () => (await cart())[0]?.quantity).toBe(2);
  expect(await cart()).toMatchObject([
    {
      menuItemId: dish._id,
      price: 12.5,
      note: 'Well done',
      choices: [{ name: 'Large' }, { name: 'Walnuts' }, { name: 'Chili oil' }],
    },
  ]);
});

test('a dish that is newer than the build has a page', async ({ page, newDish }) => {
  const dish = await newDish({ name: 'Newest Stew' });
  await page.goto(`/dish/${dish._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dish.name);
  await expect(page).toHaveTitle(`${dish.name} — Thymely`);
});
