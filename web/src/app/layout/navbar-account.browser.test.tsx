import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi } from '../../../testing/api.ts';
import { dana } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { queryClient } from '../../api/query-client.ts';
import { ownUserQuery } from '../../api/users.ts';
import { startSession } from '../../lib/session/session.ts';
import { Navbar } from './navbar.tsx';
import { accountDrawer } from './prepared-drawer.ts';

const login = page.getByRole('button', { name: 'Login' });
const account = page.getByRole('button', { name: 'Account' });

/** Expects the focus inside at every stop all the way around, or on the browser's own controls. */
async function expectFocusStaysInDialog(): Promise<void> {
  for (let stops = 0; stops < 12; stops += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement, body } = document;
    expect(activeElement === body || activeElement?.closest('dialog') !== null).toBe(true);
  }
}

test('the login dialog traps the focus and returns it', async () => {
  await renderPart(<Navbar />);
  await login.click();
  const dialog = page.getByRole('dialog', { name: 'Please log in' });
  await expect.element(dialog).toBeVisible();
  await expectFocusStaysInDialog();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(login).toHaveFocus();
});

test.each([
  [390, '0px'],
  [1280, '1px'],
])('beside a long name, Login is only a word on phones: at %i px', async (width, border) => {
  await page.viewport(width, 844);
  await renderPart(
    <div className="long-name">
      <Navbar />
    </div>,
  );
  await expect.element(login).toHaveStyle({ borderTopWidth: border });
});

test("the account's drawer traps the focus and returns it", async () => {
  await renderPart(<Navbar />, { as: dana });
  await account.click();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await expect.element(drawer).toBeVisible();
  await expectFocusStaysInDialog();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(account).toHaveFocus();
});

test('the drawer has Profile, Order, Settings, Dashboard and Logout, and a default avatar (spec 2.12)', async () => {
  await renderPart(<Navbar />, { as: dana });
  await expect.element(account).toBeVisible();
  expect(account.element().querySelector('svg')).not.toBeNull();
  await account.click();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await expect.element(drawer.getByRole('listitem').first()).toBeVisible();
  // Once the role is known, there is still no way to the kitchen.
  await expect.poll(() => queryClient.getQueryData(ownUserQuery.queryKey)).toBeDefined();
  const entries = drawer.getByRole('listitem').elements();
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Order',
    'SettingsSoon',
    'Dashboard',
    'Logout',
  ]);
  await expect.element(drawer).toMatchTextContent(dana.email);
  const settings = drawer.getByRole('button', { name: 'Settings', exact: true });
  await expect.element(settings).toHaveAccessibleDescription('Soon');
  (settings.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Order', exact: true }).click();
  await expect.poll(() => location.pathname).toBe('/order');
  await expect.element(drawer).not.toBeInTheDocument();
});

test('the navbar shows the cart only to signed-in diners (spec 2.5, 2.11, 4.1)', async () => {
  await answerApi({ call: 'POST /logout', json: {} });
  await renderPart(<Navbar />);
  await expect.element(login).toBeVisible();
  const cart = page.getByRole('link', { name: 'Cart', exact: true });
  await expect.element(cart).not.toBeInTheDocument();
  await startSession(dana);
  await expect.element(cart).toBeVisible();
  await expect.element(page.getByText('0 in your cart')).toBeInTheDocument();
  await expect.element(login).not.toBeInTheDocument();
  await account.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(login).toBeVisible();
  await expect.element(cart).not.toBeInTheDocument();
});

test('a drawer that was never opened opens without a connection, so that everybody can log out', async () => {
  await answerApi({ call: 'POST /logout', json: {} });
  await renderPart(<Navbar />, { as: dana });
  await expect.element(account).toBeVisible();
  await accountDrawer.prepare();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    online.mockRestore();
  });
  await account.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(login).toBeVisible();
});
