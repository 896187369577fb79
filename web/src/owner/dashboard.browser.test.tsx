import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { boxOf, excessWidth, textsOf } from '../../testing/boxes.ts';
import { openSite } from '../../testing/open-site.tsx';
import { ada } from '../../testing/people.ts';

const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
const heading = page.getByRole('heading', { level: 1 });
const olga = page.getByRole('row').filter({ hasText: 'olga.other@thymely.test' });

const sidebarLinks = [
  ['Dashboard', '/dashboard'],
  ['Manage Bookings', '/dashboard'],
  ['Add Menu', '/dashboard/add-menu'],
  ['Manage Items', '/dashboard/manage-items'],
  ['All Users', '/dashboard/users'],
  ['Kitchen', '/kitchen'],
  ['Orders', '/dashboard/orders'],
  ['Hours', '/dashboard/hours'],
  ['Options', '/dashboard/options'],
  ['Home', '/'],
  ['Menu', '/menu'],
  ['Orders Tracking', '/menu'],
  ['Customer Support', '/menu'],
] as const;

test('the sidebar has the specified links and marks the page that is open (spec 2.26)', async () => {
  await openSite('/dashboard/hours', { as: ada });
  await expect.element(sidebar).toBeVisible();
  expect(textsOf(sidebar.getByRole('link'))).toEqual(sidebarLinks.map(([name]) => name));
  for (const [name, to] of sidebarLinks) {
    const link = sidebar.getByRole('link', { name, exact: true });
    await expect.element(link).toHaveAttribute('href', to);
  }
  const current = () => sidebar.element().querySelector('[aria-current=page]')?.textContent;
  expect(current()).toBe('Hours');
  await sidebar.getByRole('link', { name: 'All Users' }).click();
  await expect.element(page.getByRole('heading', { name: 'All Users' })).toHaveFocus();
  expect(current()).toBe('All Users');
});

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
    expect(tools?.getBoundingClientRect().height).toBeLessThanOrEqual(60);
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

const question = page.getByRole('dialog', { name: 'Leave without saving?' });
const name = page.getByLabelText('Name');

/** Opens the form for a new dish with a name typed in. */
async function beginDish(): Promise<void> {
  await openSite('/dashboard/add-menu', { as: ada });
  await name.fill('Half a dish');
}

test('a sidebar link asks before it leaves unsaved changes', async () => {
  await beginDish();
  const link = page.getByRole('link', { name: 'All Users' });
  await link.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(location.pathname).toBe('/dashboard/add-menu');
  await expect.element(name).toHaveValue('Half a dish');

  await link.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard/users');
  await page.getByRole('link', { name: 'Add Menu' }).click();
  await expect.element(name).toHaveValue('');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => location.pathname).toBe('/');
});

test('Logout asks too', async () => {
  await beginDish();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Half a dish');
});

test('discarding the changes leaves nothing to ask about', async () => {
  await beginDish();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(name).toHaveValue('');
  await page.getByRole('link', { name: 'All Users' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard/users');
});

test('on a phone a link in the drawer asks too', async () => {
  await page.viewport(360, 740);
  await beginDish();
  await page.getByRole('button', { name: 'Open dashboard navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.getByRole('link', { name: 'All Users' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard/users');
});

test('an unknown dashboard address sends visitors to login and shows admins a message', async () => {
  await openSite('/dashboard/nope');
  await expect.poll(() => location.search).toBe('?from=%2Fdashboard%2Fnope');
  expect(location.pathname).toBe('/login');
  await cleanup();
  await openSite('/dashboard/nope', { as: ada });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Page not found — /);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toHaveFocus();
});
