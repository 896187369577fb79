import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';

const choiceOf = (choiceId: string, name: string) => ({
  groupId: 'doneness',
  choiceId,
  group: 'How would you like it?',
  name,
  cents: 0,
  allergens: [],
});
const rare = choiceOf('rare', 'Rare');
const medium = choiceOf('medium', 'Medium');
const steak: CartLine = {
  _id: 'steak',
  menuItemId: 'coal-rib-eye',
  name: 'Coal-Grilled Ribeye',
  quantity: 2,
  image: '/dish-art/plated/coal-rib-eye.webp',
  price: 24,
  email: dana.email,
  available: true,
  choices: [rare],
  note: 'No butter',
};
const changed = { ...steak, _id: 'changed', quantity: 1, choices: [medium] };

const sheet = page.getByRole('dialog', { name: steak.name });
const edit = page.getByRole('link', { name: 'Edit Coal-Grilled Ribeye, Rare' });
const save = sheet.getByRole('button', { name: /^Save changes/ });
const rowOf = (choice: string) => page.getByRole('row').filter({ hasText: choice });

/** Opens the sheet of the line and chooses something else, without saving it. */
async function chooseMedium(lines: CartLine[] = [steak]): Promise<void> {
  await answerApi({ call: 'GET /carts', json: lines });
  await openSite('/cart-page', { as: dana });
  await edit.click();
  await expect.element(sheet.getByRole('radio', { name: 'Rare', exact: true })).toBeChecked();
  await expect.element(sheet.getByLabelText('Note for the kitchen')).toHaveValue('No butter');
  await sheet.getByRole('radio', { name: 'Medium', exact: true }).click();
}

const added = { call: 'POST /carts', status: 201, json: changed };
const portionsSet = { call: 'PUT /carts/changed', json: { ...changed, quantity: 2 } };
const removed = { call: 'DELETE /carts/steak', json: { message: 'Removed.' } };
const changes = async () =>
  (await callsTo(''))
    .map(({ call }) => call)
    .filter((call) => /^(?:POST|PUT|DELETE) \/carts/.test(call));

test("a cart line's choices are changed in its sheet: the new line first, then the old one goes", async () => {
  await answerApi(added, portionsSet, removed);
  await chooseMedium();
  await save.click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(rowOf('Medium')).toBeVisible();
  await expect.element(rowOf('Rare')).not.toBeInTheDocument();
  expect(await changes()).toEqual(['POST /carts', 'PUT /carts/changed', 'DELETE /carts/steak']);
  const [sent] = await callsTo('POST /carts');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    choices: [{ groupId: 'doneness', choiceId: 'medium' }],
    note: 'No butter',
  });
  const [portions] = await callsTo('PUT');
  expect(portions?.body).toBe('{"quantity":2}');
});

test('a line that cannot be added as it is wanted stays as it was', async () => {
  await answerApi({ call: 'POST /carts', ...outage });
  await chooseMedium();
  await save.click();
  await expect.element(page.getByText(outage.json.message)).toBeVisible();
  await expect.element(save).toBeVisible();
  expect(new Set(await changes())).toEqual(new Set(['POST /carts']));
});

test.each([
  ['quantity', 1, 'PUT /carts/changed', ['PUT /carts/changed', 'DELETE /carts/steak']],
  ['removal', 2, 'DELETE /carts/steak', ['DELETE /carts/steak']],
])('a change whose %s fails loses nothing, says so, and goes on from there', async (...row) => {
  const [, quantity, call, rest] = row;
  await chooseMedium();
  // From now on the API answers as one that has added the line.
  const both = [steak, { ...changed, quantity }];
  await answerApi({ call: 'GET /carts', json: both }, added, portionsSet, removed);
  await answerApi({ call, ...outage });
  await save.click();
  await expect.element(page.getByText(/For now the dish is in your cart both ways/)).toBeVisible();
  const first = await changes();
  expect(first[0]).toBe('POST /carts');
  await answerApi(portionsSet, removed);
  await save.click();
  await expect.element(sheet).not.toBeInTheDocument();
  // The portions that it has added itself are not counted again.
  expect((await changes()).slice(first.length)).toEqual(rest);
  await expect.element(rowOf('Rare')).not.toBeInTheDocument();
  await expect.element(rowOf('Medium').getByText('$48.00')).toBeVisible();
});

test('a line that becomes like another one is joined with it', async () => {
  const other = { ...changed, quantity: 3 };
  await answerApi({ call: 'PUT /carts/changed', json: { ...other, quantity: 5 } }, removed);
  await chooseMedium([steak, other]);
  await save.click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(await changes()).toEqual(['PUT /carts/changed', 'DELETE /carts/steak']);
  expect((await callsTo('PUT'))[0]?.body).toBe('{"quantity":5}');
});

test('a change of the quantity alone is one call', async () => {
  await answerApi(
    { call: 'GET /carts', json: [steak] },
    { call: 'PUT /carts/steak', json: { ...steak, quantity: 3 } },
  );
  await openSite('/cart-page', { as: dana });
  await edit.click();
  await sheet.getByRole('button', { name: /^Increase/ }).click();
  expect(await changes()).toEqual([]);
  await save.click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(await changes()).toEqual(['PUT /carts/steak']);
});

const sideCart = page.getByRole('complementary', { name: 'Your cart' });

test.each([
  ['cart', '/cart-page', page.getByRole('row').getByRole('link', { name: 'Choose again' })],
  ['side cart', '/pizza', sideCart.getByRole('link', { name: 'Brown Sugar Bubble Tea' })],
  ['card', '/menu?q=bubble', page.getByRole('article').getByRole('button', { name: 'In cart' })],
])(
  'a line whose size is gone is mended from the %s, and keeps its other choices',
  async (...row) => {
    const [, address, opens] = row;
    const choice = { cents: 0, allergens: [] };
    const tea: CartLine = {
      ...steak,
      menuItemId: 'brown-sugar-bubble-tea',
      name: 'Brown Sugar Bubble Tea',
      fault: 'Size: “Bucket” is no longer offered.',
      choices: [
        { ...choice, groupId: '_size', choiceId: 'bucket', group: 'Size', name: 'Bucket' },
        { ...choice, groupId: 'kind-of-milk', choiceId: 'oat', group: 'Milk', name: 'Oat milk' },
      ],
    };
    await answerApi({ call: 'GET /carts', json: [tea] }, { ...added, isHeld: true });
    await openSite(address, { as: dana });
    await opens.click();
    const asking = page.getByRole('dialog', { name: tea.name });
    await expect.element(asking.getByRole('radio', { name: /^Oat milk/ })).toBeChecked();
    await asking.getByRole('button', { name: 'Size: choose 1' }).click();
    await asking.getByRole('radio', { name: 'Large $7.75' }).click();
    await asking.getByRole('button', { name: /^Save changes/ }).click();
    await expect.poll(changes).toEqual(['POST /carts']);
    const [sent] = await callsTo('POST /carts');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      choices: [
        { groupId: 'kind-of-milk', choiceId: 'oat' },
        { groupId: '_size', choiceId: 'large' },
      ],
    });
  },
);

test('a dish without anything to choose has nothing to edit', async () => {
  const { choices, note, ...plain } = steak;
  expect([choices, note]).not.toContain(undefined);
  const soup = { ...plain, menuItemId: 'hearth-minestrone', name: 'Minestrone' };
  await answerApi({ call: 'GET /carts', json: [soup] });
  await openSite('/cart-page', { as: dana });
  await expect.element(page.getByText('Contains gluten, milk, and celery.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
});
