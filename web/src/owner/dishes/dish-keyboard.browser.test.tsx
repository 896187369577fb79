import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';

const korma = {
  name: 'Keyed Korma',
  category: 'soup',
  price: 11.5,
  recipe: 'Cream, cashews and patience.',
  image: '/dish-art/1f35b.webp',
};
const stored = { ...korma, _id: 'korma', version: 'W/"v1"' };
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** The maximum number of Tab presses, more than any page needs. */
const patience = 120;

/** Presses Tab until the control has the focus. */
async function tabTo(control: Locator): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  for (let stops = 0; stops < patience; stops += 1) {
    await userEvent.keyboard('{Tab}');
    if (control.element() === document.activeElement) return;
  }
  throw new Error('The keyboard does not reach the control.');
}

test('a dish is added with the keyboard alone', async () => {
  await answerApi({ call: 'POST /menu', status: 201, json: stored });
  await openSite('/dashboard', { as: ada });
  await tabTo(page.getByRole('link', { name: 'Add Menu' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Add Menu')).toHaveFocus();
  await tabTo(page.getByLabelText('Name'));
  await userEvent.keyboard(`${korma.name}{Tab}Soup`);
  await tabTo(page.getByLabelText('Price'));
  await userEvent.keyboard('11.5');
  await tabTo(page.getByLabelText('Recipe'));
  await userEvent.keyboard(`${korma.recipe}{Tab}${korma.image}`);
  await tabTo(page.getByRole('button', { name: 'Add Item' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: /^Your Item is inserted/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Add Menu')).toHaveFocus();
  const [call] = await callsTo('POST /menu');
  expect(JSON.parse(call?.body ?? '')).toMatchObject(korma);
});

test('a dish is found and edited with the keyboard alone', async () => {
  await answerApi(
    { call: 'GET /menu', json: [stored] },
    { call: 'GET /menu/korma', json: stored },
    { call: 'PATCH /menu/korma', json: { ...stored, price: 12 } },
  );
  await openSite('/dashboard/manage-items', { as: ada });
  await tabTo(page.getByLabelText('Search'));
  await userEvent.keyboard(korma.name);
  await tabTo(page.getByRole('link', { name: 'Update Keyed Korma' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Update Menu')).toHaveFocus();
  await tabTo(page.getByLabelText('Price'));
  await userEvent.keyboard('{Control>}a{/Control}12{Enter}');
  await expect.element(page.getByRole('dialog', { name: /^Your item updated/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await callsTo('PATCH')).toMatchObject([{ body: '{"price":12}' }]);
});
