import type { Page } from '@playwright/test';
import { enter, expectAnnounced, tabTo } from '../../harness/keyboard.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';
import { untilHydrated } from '../../harness/hydration.ts';
import { sampleAdd } from '../../harness/sample-card.ts';

/** Opens a page and waits until it is hydrated, because keys have no effect before. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^(Login|Account)$/ })).toBeVisible();
  await untilHydrated(page);
}

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

test('the first Tab stop skips the navigation', async ({ page }) => {
  await open(page, '/menu');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the focus moves through the navigation in reading order', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const nav = navigation(page);
  const stops = [
    nav.getByRole('link', { name: 'Thymely' }),
    nav.getByRole('link', { name: 'Home' }),
    nav.getByRole('button', { name: 'Menu', exact: true }),
    nav.getByRole('button', { name: 'Services' }),
    nav.getByRole('button', { name: 'Offers' }),
    nav.getByRole('button', { name: 'Login' }),
    page.getByRole('main').getByRole('link', { name: 'Order Now' }),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
});

test('a drop-down opens with a key, closes on Escape and returns the focus', async ({ page }) => {
  await open(page, '/');
  const menu = navigation(page).getByRole('button', { name: 'Menu', exact: true });
  await tabTo(page, menu);
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(navigation(page).getByRole('link', { name: 'All' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
  }
});

test('the login dialog traps the focus and returns it', async ({ page }) => {
  await open(page, '/');
  const login = navigation(page).getByRole('button', { name: 'Login' });
  await enter(page, login);
  const dialog = page.getByRole('dialog', { name: 'Please log in' });
  await expect(dialog).toBeVisible();
  await expectFocusStaysIn(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(login).toBeFocused();
});

test("the account's drawer traps the focus and returns it", async ({ page, diner }) => {
  await openAs(page, diner, '/menu');
  const account = page.getByRole('button', { name: 'Account' });
  await account.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await expect(drawer).toBeVisible();
  await expectFocusStaysIn(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(account).toBeFocused();
});

test('the login question returns the focus to its dish', async ({ page }) => {
  await open(page, '/menu');
  const add = sampleAdd(page);
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('every change of page moves the focus to its heading and changes the title', async ({
  page,
  diner,
}) => {
  await openAs(page, diner, '/');
  const openDrawer = async () => {
    await page.getByRole('button', { name: 'Account' }).focus();
    await page.keyboard.press('Enter');
  };
  await openDrawer();
  await enter(page, page.getByRole('dialog').getByRole('link', { name: 'Profile' }));
  await expectAnnounced(page, { heading: /profile/i, title: /^Profile — / });
  await openDrawer();
  await enter(page, page.getByRole('dialog').getByRole('link', { name: 'Order' }));
  await expectAnnounced(page, { heading: 'Order', title: /^Order — / });
  await page.goBack();
  await expectAnnounced(page, { heading: /profile/i, title: /^Profile — / });
});

test('a new page of the menu moves the focus to the top of the list', async ({ page }) => {
  await open(page, '/menu');
  await enter(page, page.getByRole('link', { name: 'Page 2' }));
  await expect(page).toHaveURL('/menu?page=2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().locator(':focus')).toHaveCount(1);
});

/** Expects the focus inside at every stop all the way around, or on the browser's own controls. */
async function expectFocusStaysIn(page: Page, role: 'dialog'): Promise<void> {
  const isInside = (selector: string) => {
    const { activeElement, body } = document;
    return activeElement === body || activeElement?.closest(selector) !== null;
  };
  for (let stops = 0; stops < 25; stops += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isInside, `${role}, [role=${role}]`)).toBe(true);
  }
}
