import type { Page } from '@playwright/test';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const phone = { width: 390, height: 844 };

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

/** Opens a page and waits for the right side of the navbar: then its buttons work. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^(Login|Account)$/ })).toBeVisible();
}

test('a drop-down closes on a click outside and when another one opens', async ({ page }) => {
  await open(page, '/');
  const menu = navigation(page).getByRole('button', { name: 'Menu', exact: true });
  const services = navigation(page).getByRole('button', { name: 'Services' });
  await menu.click();
  await expect(navigation(page).getByRole('link', { name: 'Pizza' })).toBeVisible();
  await services.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('the arrow keys open a drop-down and move through its entries', async ({ page }) => {
  await open(page, '/');
  const menu = navigation(page).getByRole('button', { name: 'Menu', exact: true });
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation(page).getByRole('link', { name: 'All' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(navigation(page).getByRole('link', { name: 'Pizza' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/salad');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone the navigation is a panel that closes on Escape, on a click outside and when a link is followed', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await expect(navigation(page).getByRole('link', { name: 'Home' })).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Open navigation' });

  await opener.click();
  await navigation(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(navigation(page).getByRole('link', { name: 'Salad' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(navigation(page).getByRole('link', { name: 'Salad' })).toBeHidden();
  await expect(navigation(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(navigation(page).getByRole('link', { name: 'Home' })).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.mouse.click(200, 800);
  await expect(opener).toBeVisible();

  await opener.click();
  await navigation(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await navigation(page).getByRole('link', { name: 'Pizza' }).click();
  await expect(page).toHaveURL('/pizza');
  await expect(opener).toBeVisible();
});

test('the drawer has Profile, Order, Settings, Dashboard and Logout, and a default avatar (spec 2.12)', async ({
  page,
  diner,
}) => {
  await openAs(page, diner, '/');
  const account = page.getByRole('button', { name: 'Account' });
  await expect(account.locator('svg')).toBeVisible();
  await account.click();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await expect(drawer.getByRole('listitem')).toHaveText([
    'Profile',
    'Order',
    'SettingsSoon',
    'Dashboard',
    'Logout',
  ]);
  await expect(drawer).toContainText(diner.email);
  const settings = drawer.getByRole('button', { name: 'Settings', exact: true });
  await expect(settings).toHaveAccessibleDescription('Soon');
  await settings.press('Enter');
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Order', exact: true }).click();
  await expect(page).toHaveURL('/order');
  await expect(drawer).toBeHidden();
});

test('a lost connection and its return are announced, and the page stays as it is', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/menu');
  await expect(page.getByRole('article')).toHaveCount(8);
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline\. This page stays as it is/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText(/^Dishes 9–16 of/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You're back online.")).toBeVisible();
  await expect(page.getByText("You're back online.")).toBeHidden();
});

for (const path of ['/', '/menu', '/no-such-page']) {
  test(`${path} does not scroll horizontally at 320 px, nor with text at 200%`, async ({
    page,
    problems,
  }) => {
    if (path === '/no-such-page') problems.expect('response: 404');
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    // A reader's own setting has this effect; the security policy allows scripts to set styles.
    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
