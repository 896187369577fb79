import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { excessWidth, textsOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';

const role = page.getByLabelText('Role', { exact: true });
const kit = { _id: 'kit', name: 'Kit Cook', email: 'kit@thymely.test', role: 'kitchen' };

test('users are filtered by role, also while they are searched, and from the first page on', async () => {
  await openSite('/dashboard/users', { as: ada });
  await expect.element(page.getByText('Olga Other')).toBeVisible();
  expect(textsOf(role.getByRole('option'))).toEqual(['Everyone', 'Diners', 'Kitchen', 'Admins']);
  await page.getByLabelText('Search').fill('cook');
  await expect
    .poll(async () => (await callsTo('GET /users')).at(-1)?.query)
    .toBe('?limit=10&q=cook');
  const headers = { 'x-total-count': '1' };
  await answerApi({ call: 'GET /users', headers, json: [kit] });
  await role.selectOptions('Kitchen');
  await expect.element(page.getByText('Kit Cook')).toBeVisible();
  await expect.element(page.getByText('Olga Other')).not.toBeInTheDocument();
  const calls = await callsTo('GET /users');
  expect(calls.at(-1)?.query).toBe('?limit=10&q=cook&role=kitchen');
});

test('the address holds the search and the role', async () => {
  await openSite('/dashboard/users', { as: ada });
  await expect.element(page.getByText('Olga Other')).toBeVisible();
  await page.getByLabelText('Search').fill('Cook');
  await expect.poll(() => location.search).toBe('?search=cook');
  await role.selectOptions('Kitchen');
  await expect.poll(() => location.search).toBe('?search=cook&role=kitchen');
});

test('a page that is opened with a search and a role has both', async () => {
  await openSite('/dashboard/users?search=kit&role=admin', { as: ada });
  await expect.element(page.getByLabelText('Search')).toHaveValue('kit');
  await expect.element(role).toHaveValue('admin');
  const queryOfLast = async () => (await callsTo('GET /users')).at(-1)?.query;
  await expect.poll(queryOfLast).toBe('?limit=10&q=kit&role=admin');
});

test('a role that nobody has is told apart from a search without a result', async () => {
  await openSite('/dashboard/users', { as: ada });
  await expect.element(page.getByText('Olga Other')).toBeVisible();
  await answerApi({ call: 'GET /users', headers: { 'x-total-count': '0' }, json: [] });
  await role.selectOptions('Kitchen');
  await expect.element(page.getByText('Nobody has this role.')).toBeVisible();
  await page.getByLabelText('Search').fill('x');
  await expect.element(page.getByText('No users match your search.')).toBeVisible();
});

test.each([320, 360, 768, 1440])(
  'at %d px search and role fit beside each other',
  async (width) => {
    await page.viewport(width, 800);
    await openSite('/dashboard/users', { as: ada });
    await expect.element(role).toBeVisible();
    expect(excessWidth()).toBeLessThanOrEqual(0);
    expect(roomBesideHint(page.getByRole('searchbox').element())).toBeGreaterThanOrEqual(0);
  },
);

/** Returns how much room an empty search field has left beside its hint, in pixels. */
function roomBesideHint(field: Element): number {
  if (!(field instanceof HTMLInputElement)) return NaN;
  const { font, fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return NaN;
  context.font = font;
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  // The cross that empties the field has its room from the start.
  const cross = 0.9 * Number.parseFloat(fontSize);
  return field.clientWidth - padding - cross - context.measureText(field.placeholder).width;
}
