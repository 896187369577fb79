import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

/** The time limit from the press in the kitchen until a guest sees it. */
const soon = { timeout: 10_000 };

test('guests see within ten seconds that a dish is sold out, and that it is back', async ({
  page,
  diner,
  admin: { accessToken: token },
  newDish,
}) => {
  const { _id: dish, name } = await newDish({ name: 'Vanishing Vichyssoise', price: 9 });
  const other = await newDish({ name: 'Lasting Lentils', price: 4 });
  const sellOut = () =>
    callApi('markSoldOut', { token, params: { dish }, body: { until: 'next-opening' } });
  const bringBack = () => callApi('markAvailable', { token, params: { dish } });
  const add = (menuItemId: string) =>
    callApi('addToCart', { token: diner.accessToken, body: { menuItemId } });

  await openAs(page, diner, '/menu');
  const card = page.getByRole('article').filter({ hasText: name });
  const addButton = card.getByRole('button', { name: 'Add to Cart' });
  await expect(addButton).toBeEnabled();
  const { height } = (await card.boundingBox()) ?? {};
  await sellOut();
  await expect(card.getByText('Sold out today')).toBeVisible(soon);
  await expect(addButton).toBeDisabled();
  await expect(addButton).toHaveAccessibleDescription('Sold out today');
  await expect(card.locator('img').first()).toHaveCSS('filter', 'grayscale(1)');
  expect((await card.boundingBox())?.height).toBe(height);
  await addButton.click({ force: true });
  await expect(page.getByText('0 in your cart')).toBeAttached();

  await Promise.all([add(dish), add(other._id)]);
  await page.goto('/cart-page');
  const line = page.getByRole('row').filter({ hasText: name });
  await expect(line.getByText('Sold out today')).toBeVisible();
  const note = "One dish is sold out today. It isn't included in the total.";
  await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();
  await expect(page.getByText('Total price: $4.00')).toBeVisible();
  await bringBack();
  await expect(page.getByText('Total price: $13.00')).toBeVisible(soon);
  await expect(line.getByText('Sold out today')).toBeHidden();

  await page.getByRole('button', { name: 'Procceed to Checkout' }).click();
  await expect(page.getByText('$13.00').first()).toBeVisible();
  await sellOut();
  const problem = page.getByText("Sold out today. It isn't included in the total.");
  await expect(problem).toBeVisible(soon);
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
});

const choice = (id: string, name: string, isDefault = false) => ({
  id,
  name,
  isDefault,
  cents: id === 'feta' ? 150 : 0,
});

test('guests see that an option is sold out in the sheet, in the cart and at checkout', async ({
  page,
  problems,
  diner,
  admin: { accessToken: token },
  newDish,
  newOptionGroup,
}) => {
  const { _id: group } = await newOptionGroup({
    name: 'Toppings',
    min: 0,
    max: 2,
    choices: [choice('feta', 'Feta'), choice('herbs', 'Herbs', true)],
  });
  const dish = await newDish({ name: 'Picky Pide', price: 9, optionGroups: [group] });
  const { name } = dish;
  const sellOut = (id: string) =>
    callApi('markChoiceSoldOut', {
      token,
      params: { group, choice: id },
      body: { until: 'next-opening' },
    });
  const bringBack = (id: string) =>
    callApi('markChoiceAvailable', { token, params: { group, choice: id } });

  // A default choice is not left out silently: the dish opens instead.
  await sellOut('herbs');
  await openAs(page, diner, '/menu?category=salad');
  const card = page.getByRole('article').filter({ hasText: name });
  problems.expect('response: 400 POST /api/carts');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(page.getByText('Toppings: “Herbs” is sold out today. Choose again.')).toBeVisible();
  const herbs = sheet.getByRole('checkbox', { name: 'Herbs Sold out today' });
  await expect(herbs).toBeDisabled();
  await expect(herbs).not.toBeChecked();

  // A guest's choice stays chosen until they remove it.
  const feta = sheet.getByRole('checkbox', { name: /^Feta/ });
  await feta.check();
  await callApi('addToCart', {
    token: diner.accessToken,
    body: { menuItemId: dish._id, choices: [{ groupId: group, choiceId: 'feta' }] },
  });
  await sellOut('feta');
  await expect(sheet.getByRole('checkbox', { name: /^Feta Sold out today/ })).toBeChecked(soon);
  await sheet.getByRole('button', { name: 'Toppings: choose again' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('“Feta” is sold out today.');
  await expect(feta).toBeFocused();

  await page.goto('/cart-page');
  const line = page.getByRole('row').filter({ hasText: name });
  const fault = 'Toppings: “Feta” is sold out today.';
  await expect(line.getByText(fault)).toBeVisible();
  const note =
    "One dish can't be ordered with these options today. It isn't included in the total.";
  await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();
  await expect(page.getByText('Total price: $0.00')).toBeVisible();
  await expect(line.getByRole('link', { name: 'Choose again' })).toBeVisible();
  await bringBack('feta');
  await expect(page.getByText('Total price: $10.50')).toBeVisible(soon);

  await page.getByRole('button', { name: 'Procceed to Checkout' }).click();
  await expect(page.getByText('$10.50').first()).toBeVisible();
  await sellOut('feta');
  const remove = page.getByRole('button', { name: `Remove ${name}, Feta` });
  await expect(remove).toBeVisible(soon);
  await expect(remove).toHaveAccessibleDescription(
    `${fault} It isn't included in the total. Choose again in your cart, or remove it.`,
  );
  await Promise.all(['feta', 'herbs'].map(bringBack));
});

test('a dish with nothing left to choose from is sold out on its card, and available again with one option', async ({
  page,
  diner,
  admin: { accessToken: token },
  newDish,
  newOptionGroup,
}) => {
  const { _id: group } = await newOptionGroup({ name: 'Size', min: 1, max: 1 });
  const { name } = await newDish({ name: 'Sizeless Soup', optionGroups: [group] });
  const params = (id: string) => ({ token, params: { group, choice: id } });
  const body = { until: 'recalled' };
  await openAs(page, diner, '/menu?category=salad');
  const card = page.getByRole('article').filter({ hasText: name });
  const add = card.getByRole('button', { name: 'Add to Cart' });
  await expect(add).toBeEnabled();
  await callApi('markChoiceSoldOut', { ...params('small'), body });
  await callApi('markChoiceSoldOut', { ...params('large'), body });
  await expect(card.getByText('Sold out today')).toBeVisible(soon);
  await expect(add).toBeDisabled();
  await callApi('markChoiceAvailable', params('large'));
  await expect(add).toBeEnabled(soon);
  await add.click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('radio', { name: /^Small Sold out today/ })).toBeDisabled();
  await expect(sheet.getByRole('radio', { name: /^Large/ })).toBeEnabled();
  await callApi('markChoiceAvailable', params('small'));
});
