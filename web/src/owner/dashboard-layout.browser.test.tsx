import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf, excessWidth } from '../../testing/boxes.ts';
import { openSite } from '../../testing/open-site.tsx';
import { ada } from '../../testing/people.ts';

const heading = page.getByRole('heading', { level: 1 });
const olga = page.getByRole('row').filter({ hasText: 'olga.other@thymely.test' });

test.each(['', '/users', '/add-menu', '/manage-items', '/hours'])(
  'on a phone /dashboard%s does not scroll horizontally',
  async (path) => {
    await page.viewport(360, 740);
    await openSite(`/dashboard${path}`, { as: ada });
    await expect.element(heading).toBeVisible();
    await expect.poll(() => document.querySelectorAll('.animate-pulse').length).toBe(0);
    expect(excessWidth()).toBeLessThanOrEqual(0);
  },
);

test('on a phone the drawer traps the focus, returns it, and closes when a link is followed', async () => {
  await page.viewport(360, 740);
  await openSite('/dashboard/add-menu', { as: ada });
  const opener = page.getByRole('button', { name: 'Open dashboard navigation' });
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect.element(heading).toBeVisible();
  await opener.click();
  await expect.element(drawer.getByRole('link', { name: 'Manage Items' })).toBeVisible();
  await expect.element(drawer.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible();
  for (let stops = 0; stops < 16; stops += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement: focused, body } = document;
    expect(focused === body || focused?.closest('dialog') !== null).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  await opener.click();
  await drawer.getByRole('link', { name: 'All Users' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard/users');
  await expect.element(drawer).not.toBeInTheDocument();
});

test('on a phone rows become cards that still belong to a named table', async () => {
  await page.viewport(360, 740);
  await openSite('/dashboard/manage-items?search=Ember', { as: ada });
  const table = page.getByRole('table', { name: 'Menu items' });
  const card = table.getByRole('row').filter({ hasText: 'Ember Margherita' });
  await expect.element(card.getByRole('cell').filter({ hasText: '$12.50' })).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Update Ember Margherita' })).toBeVisible();
  await expect.element(table.getByRole('columnheader', { name: 'Price' })).toBeInTheDocument();
});

test.each([
  ['/dashboard/manage-items', 'Menu items'],
  ['/dashboard/users', 'Users'],
])(
  'on a wide screen the table of %s begins near the top, with rows of 52 px',
  async (path, table) => {
    await page.viewport(1440, 900);
    await openSite(path, { as: ada });
    const first = page.getByRole('table', { name: table }).getByRole('row').nth(1);
    await expect.element(first).toBeVisible();
    expect(boxOf(first).top).toBeLessThanOrEqual(230);
    expect(boxOf(first).height).toBeLessThanOrEqual(56);
    const tools = page.getByLabelText('Search').element().closest('[class*="shadow-card"]');
    expect(tools?.getBoundingClientRect().height).toBeLessThanOrEqual(64);
    expect(getComputedStyle(heading.element()).fontSize).toBe('32px');
  },
);

test('on a phone a user is a card of about 96 px, with the role beside the name', async () => {
  await page.viewport(390, 844);
  await openSite('/dashboard/users', { as: ada });
  const card = page.getByRole('row').filter({ hasText: ada.email });
  await expect.element(card).toBeVisible();
  expect(boxOf(card).height).toBeGreaterThan(80);
  expect(boxOf(card).height).toBeLessThanOrEqual(112);
  const middleOf = (text: string) => {
    const { top, height } = boxOf(card.getByText(text, { exact: true }));
    return top + height / 2;
  };
  expect(Math.abs(middleOf('Admin') - middleOf('Ada Admin'))).toBeLessThan(6);
});

test('a role is shown in its own column, and changed under Action', async () => {
  await openSite('/dashboard/users', { as: ada });
  await expect.element(olga).toBeVisible();
  const [, , , role, action] = olga.getByRole('cell').all();
  expect(role?.element().textContent).toBe('Diner');
  const buttons = action?.getByRole('button').all() ?? [];
  const words = buttons.map((button) => button.element().textContent);
  expect(words).toEqual(['Make admin', 'Add to kitchen', '']);
  await expect.element(buttons[2] ?? olga).toHaveAccessibleName('Delete Olga Other');
});

test('on a phone the three actions above a table share a line; a choice has room for its name', async () => {
  await page.viewport(360, 740);
  await openSite('/dashboard/manage-items', { as: ada });
  const main = page.getByRole('main');
  const actions = [
    main.getByRole('link', { name: 'Import' }),
    main.getByRole('button', { name: 'Export CSV' }),
    main.getByRole('link', { name: 'Add a dish' }),
  ];
  for (const action of actions) await expect.element(action).toBeVisible();
  expect(new Set(actions.map((action) => boxOf(action).top)).size).toBe(1);
});

test('on a phone a choice has room for its name', async () => {
  await page.viewport(360, 740);
  await openSite('/dashboard/options/pizza-extras', { as: ada });
  const choice = page.getByLabelText('Choice', { exact: true }).first();
  await expect.element(choice).toBeVisible();
  expect(boxOf(choice).width).toBeGreaterThan(260);
});
