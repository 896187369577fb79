import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshMenuQuery } from '../../api/menu/menu-editing.ts';
import { queryClient } from '../../api/query-client.ts';
import { composedKey } from '../../../testing/composed-key.ts';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { dana } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { PriceCell } from './price-cell.tsx';

const dish = {
  _id: 'quesadilla',
  name: 'Quick Quesadilla',
  category: 'popular' as const,
  price: 8,
  recipe: 'Fold and fry.',
  image: '/dish-art/1f372.webp',
  version: 'W/"v1"',
};

const price = page.getByRole('button', { name: /^Change the price of Quick Quesadilla/ });
const field = page.getByLabelText('Price of Quick Quesadilla');

function ListedPrice() {
  const { data: [listed] = [] } = useQuery({ ...freshMenuQuery, enabled: false });
  return listed && <PriceCell dish={listed} />;
}

beforeEach(async () => {
  queryClient.setQueryData(freshMenuQuery.queryKey, [dish]);
  await renderPart(<ListedPrice />, { as: dana });
  await price.click();
  await expect.element(field).toHaveFocus();
});

test('an invalid price is reported, and Escape keeps the old one', async () => {
  await userEvent.keyboard('1,250{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/more than one way/);
  await userEvent.keyboard('{Escape}');
  await expect.element(price).toHaveFocus();
  await expect.element(price).toHaveTextContent('$8.00');
  expect(await callsTo('PATCH')).toEqual([]);
});

test('Enter that ends a composition saves nothing', async () => {
  await field.fill('12.9');
  field.element().dispatchEvent(composedKey('Enter'));
  await expect.element(field).toHaveValue('12.9');
  await userEvent.keyboard('{Escape}');
  await expect.element(price).toHaveTextContent('$8.00');
  expect(await callsTo('PATCH')).toEqual([]);
});

test('Enter saves a price in one call, which names the version that was edited', async () => {
  await answerApi({ call: 'PATCH /menu/quesadilla', json: { ...dish, price: 9.75 } });
  await field.fill('9,75');
  await userEvent.keyboard('{Enter}');
  await expect.element(price).toHaveTextContent('$9.75');
  await expect.element(price).toHaveFocus();
  expect(await callsTo('PATCH')).toMatchObject([
    { headers: { 'if-match': 'W/"v1"' }, body: '{"price":9.75}' },
  ]);
});

test('a dish with sizes says from when, and is asked for the price of each in a dialog', async () => {
  await userEvent.keyboard('{Escape}');
  const small = { id: 'small', name: 'Small', cents: 800 };
  const large = { id: 'large', name: 'Large', cents: 1150 };
  const sizes = [small, large];
  queryClient.setQueryData(freshMenuQuery.queryKey, [{ ...dish, sizes }]);
  await expect.element(price).toHaveTextContent('from $8.00');
  await price.click();
  const dialog = page.getByRole('dialog', { name: 'Price of Quick Quesadilla' });
  await expect.element(dialog.getByLabelText('Small')).toHaveFocus();
  await dialog.getByLabelText('Small').fill('1,250');
  await dialog.getByRole('button', { name: 'Save the prices' }).click();
  await expect
    .element(dialog.getByLabelText('Small'))
    .toHaveAccessibleDescription(/more than one way/);
  await dialog.getByLabelText('Small').fill('9');
  // Somebody else changes the other price meanwhile, which this save must not undo.
  const dearer = { ...large, cents: 1300 };
  queryClient.setQueryData(freshMenuQuery.queryKey, [{ ...dish, sizes: [small, dearer] }]);
  await expect.element(dialog.getByLabelText('Large')).toHaveValue('13.00');
  const changed = { price: 9, sizes: [{ ...small, cents: 900 }, dearer] };
  await answerApi({ call: 'PATCH /menu/quesadilla', json: { ...dish, ...changed } });
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(price).toHaveTextContent('from $9.00');
  await expect.element(price).toHaveFocus();
  const [call] = await callsTo('PATCH');
  expect(JSON.parse(call?.body ?? '')).toEqual(changed);
});
