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
