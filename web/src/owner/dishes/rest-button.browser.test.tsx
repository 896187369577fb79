import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuQuery } from '../../api/menu/menu.ts';
import { queryClient } from '../../api/query-client.ts';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { excessWidth } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';

const soup = {
  _id: 'soup',
  name: 'Sorrel Soup',
  category: 'soup' as const,
  price: 8,
  recipe: 'Sorrel, egg, cream.',
  image: '/dish-art/1f372.webp',
  version: 'W/"v1"',
};
const pie = { ...soup, _id: 'pie', name: 'Pumpkin Pie', resting: true };

const rest = page.getByRole('button', { name: 'Let Sorrel Soup rest' });
const bringBack = page.getByRole('button', { name: 'Bring back Sorrel Soup' });
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const guestsSee = () => queryClient.getQueryData(menuQuery.queryKey)?.map(({ name }) => name);

beforeEach(async () => {
  await answerApi({ call: 'GET /menu', json: [soup, pie] });
});

test('a press puts a dish to rest, and the next one brings it back', async () => {
  await openSite('/dashboard/manage-items', { as: ada });
  await expect.element(rowOf('Pumpkin Pie').getByText('Resting')).toBeVisible();
  await expect.element(rowOf('Sorrel Soup').getByText('Resting')).not.toBeInTheDocument();
  expect(guestsSee()).toEqual(['Sorrel Soup']);
  await answerApi({
    call: 'PATCH /menu/soup',
    headers: { etag: '"v2"' },
    json: { ...soup, resting: true },
  });
  await rest.click();
  await expect.element(bringBack).toHaveFocus();
  await expect.element(rowOf('Sorrel Soup').getByText('Resting')).toBeVisible();
  await expect.element(page.getByText("Sorrel Soup rests. Guests don't see it.")).toBeVisible();
  expect(guestsSee()).toEqual([]);

  await expect.element(bringBack).not.toHaveAttribute('aria-busy');
  await answerApi({ call: 'PATCH /menu/soup', headers: { etag: '"v1"' }, json: soup });
  await userEvent.keyboard('{Enter}');
  await expect.element(rest).toHaveFocus();
  await expect.element(rowOf('Sorrel Soup').getByText('Resting')).not.toBeInTheDocument();
  expect(await callsTo('PATCH')).toMatchObject([
    { headers: { 'if-match': 'W/"v1"' }, body: '{"resting":true}' },
    { headers: { 'if-match': '"v2"' }, body: '{"resting":false}' },
  ]);
});

test('a double press is one press', async () => {
  await openSite('/dashboard/manage-items', { as: ada });
  await answerApi({ call: 'PATCH /menu/soup', json: { ...soup, resting: true } });
  await rest.dblClick();
  await expect.element(bringBack).toBeVisible();
  expect(await callsTo('PATCH')).toHaveLength(1);
});

test('an outage changes nothing and says so', async () => {
  await openSite('/dashboard/manage-items', { as: ada });
  await answerApi({ call: 'PATCH /menu/soup', ...outage });
  await rest.click();
  await expect.element(page.getByText(outage.json.message)).toBeVisible();
  await expect.element(rest).toBeVisible();
});

test('the list can be limited to dishes that rest, and keeps the focus when one leaves it', async () => {
  await openSite('/dashboard/manage-items', { as: ada });
  await expect.element(rowOf('Sorrel Soup')).toBeVisible();
  await page.getByLabelText('Show').selectOptions('On the menu');
  await expect.element(rowOf('Pumpkin Pie')).not.toBeInTheDocument();
  await answerApi({ call: 'PATCH /menu/soup', json: { ...soup, resting: true } });
  await rest.click();
  await expect.element(page.getByText(/^No dishes match/)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByLabelText('Show').selectOptions('Resting');
  await expect.element(rowOf('Pumpkin Pie')).toBeVisible();
  await expect.element(rowOf('Sorrel Soup')).toBeVisible();
});

test.each([320, 360, 768, 1024])('at %i px the actions of a row fit', async (width) => {
  await page.viewport(width, 900);
  await openSite('/dashboard/manage-items', { as: ada });
  const actions = page.getByRole('button', { name: /^(Bring back|Actions for) Pumpkin Pie$/ });
  await expect.element(actions).toBeVisible();
  expect(excessWidth()).toBeLessThanOrEqual(0);
  // The table stays as wide as the tools above it.
  const table = page.getByRole('table', { name: 'Menu items' }).element();
  const room = table.parentElement?.getBoundingClientRect();
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual((room?.right ?? 0) + 0.5);
});
