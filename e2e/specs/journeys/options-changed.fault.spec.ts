import type { NewOptionGroup } from '@thymely/contract/options/endpoints';
import { callApi } from '../../harness/call-api.ts';
import { open } from '../../harness/hydration.ts';
import { untilShown } from '../../harness/shown-messages.ts';
import { openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const choice = (id: string, name: string) => ({ id, name, cents: 0, isDefault: false });
const size: NewOptionGroup = {
  name: 'Size',
  min: 1,
  max: 1,
  choices: [choice('small', 'Small'), choice('large', 'Large')],
};

test('a dish with options that a shared cache does not know yet opens its sheet', async ({
  page,
  newDish,
  newOptionGroup,
}) => {
  const { _id: groupId } = await newOptionGroup(size);
  const dish = await newDish({ name: 'Cached Chowder', optionGroups: [groupId] });
  // The cache answers the plain URL, for someone who is not signed in.
  await page.route('**/api/option-groups', (route) => route.fulfill({ json: [] }));
  await open(page, '/menu?category=salad');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const sheet = page.getByRole('dialog', { name: dish.name });
  await expect(sheet.getByRole('radio', { name: 'Large' })).toBeVisible();
});

test('a dish whose options were removed meanwhile is added without them', async ({
  page,
  problems,
  admin,
  diner,
  newDish,
  newOptionGroup,
}) => {
  const { _id: groupId } = await newOptionGroup(size);
  const dish = await newDish({ name: 'Shrinking Shchi', optionGroups: [groupId] });
  await openAs(page, diner, '/menu?category=salad');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await expect(card).toBeVisible();
  const { accessToken: token } = admin;
  const withoutOptions = { optionGroups: null };
  await callApi('updateMenuItem', { token, params: { id: dish._id }, body: withoutOptions });
  await callApi('deleteOptionGroup', { token, params: { id: groupId } });
  // Only this page still knows the group.
  problems.expect('response: 400 GET /api/option-groups');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await untilShown(page, 'Food added on the cart.');
});

test('a choice that is gone after the login has to be made again, and the other choices are kept', async ({
  page,
  admin,
  diner,
  newDish,
  newOptionGroup,
}) => {
  const { _id: groupId } = await newOptionGroup(size);
  const { _id: extrasId } = await newOptionGroup({ name: 'Extras', min: 0, max: 2 });
  const dish = await newDish({ name: 'Patient Posole', optionGroups: [groupId, extrasId] });
  await open(page, '/menu?category=salad');
  await page.getByRole('link', { name: dish.name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: dish.name });
  await sheet.getByRole('radio', { name: 'Large' }).check();
  await sheet.getByRole('checkbox', { name: 'Small' }).check();
  await sheet.getByRole('button', { name: 'Add a note for the kitchen' }).click();
  await page.keyboard.type('No lime');
  await sheet.getByRole('button', { name: `Increase quantity of ${dish.name}` }).click();
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  await page.getByRole('button', { name: 'Login now!' }).click();
  await expect(page).toHaveURL(/\/login/);
  await callApi('saveOptionGroup', {
    token: admin.accessToken,
    params: { id: groupId },
    body: { ...size, choices: size.choices.slice(0, 1) },
  });
  await submitLogin(page, diner);

  await expect(page.getByText('Size: one of your choices is no longer offered.')).toBeVisible();
  await expect(sheet.getByRole('radio', { name: 'Large' })).toHaveCount(0);
  await expect(sheet.getByRole('checkbox', { name: 'Small' })).toBeChecked();
  await expect(sheet.getByLabel('Note for the kitchen')).toHaveValue('No lime');
  await sheet.getByRole('radio', { name: 'Small' }).check();
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(sheet).toBeHidden();
  const { accessToken: token, email } = diner;
  const cart = () => callApi('listCart', { token, query: { email } });
  await expect.poll(async () => (await cart())[0]?.quantity).toBe(2);
  expect(await cart()).toMatchObject([
    { note: 'No lime', choices: [{ group: 'Size', name: 'Small' }, { group: 'Extras' }] },
  ]);
});
