import type { Locator, Page } from '@playwright/test';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';
import { sampleAdd } from '../../harness/sample-card.ts';

/** Something that opens on top of a page. */
type Layer = { opener: Locator; layer: Locator };

/**
 * Expects that Back closes the layer and stays on the page. Whether it is closed in another way, or
 * by Back and then reopened with Forward, nothing is left: the next Back leads to the previous
 * page.
 */
async function expectBackCloses(page: Page, { opener, layer }: Layer, before: string) {
  const here = page.url();
  await opener.click();
  await expect(layer).toBeVisible();
  await page.goBack();
  await expect(layer).toBeHidden();
  await expect(page).toHaveURL(here);
  await page.goForward();
  await expectOnPage(page);
  await expect(layer).toBeHidden();
  await expect(page).toHaveURL(here);

  await opener.click();
  await expect(layer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expectOnPage(page);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goForward();
  await expect(page).toHaveURL(here);
}

/** Waits until the layer's history entry is gone, which takes the browser a moment. */
async function expectOnPage(page: Page): Promise<void> {
  const isOnPage = () => page.evaluate(() => !JSON.stringify(history.state).includes('isLayer'));
  await expect.poll(isOnPage).toBe(true);
}

/** Opens the menu from the home page. */
async function openMenu(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('link', { name: 'Order Now' }).click();
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('Back closes an open list, the login dialog and a confirmation, not the page', async ({
  page,
}) => {
  await openMenu(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  const list = {
    opener: nav.getByRole('button', { name: 'Menu', exact: true }),
    layer: nav.getByRole('link', { name: 'Salad' }),
  };
  await expectBackCloses(page, list, '/');
  const dialog = {
    opener: page.getByRole('button', { name: 'Login' }),
    layer: page.getByRole('dialog', { name: 'Please log in', exact: true }),
  };
  await expectBackCloses(page, dialog, '/');
  const question = {
    opener: sampleAdd(page),
    layer: page.getByRole('dialog', { name: 'Please login to order the food' }),
  };
  await expectBackCloses(page, question, '/');
});

test('Back from a page opened from an overlay returns to the page below at once', async ({
  page,
}) => {
  await openMenu(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'Menu', exact: true }).click();
  await nav.getByRole('link', { name: 'Salad' }).click();
  await expect(page).toHaveURL('/salad');
  await page.goBack();
  await expect(page).toHaveURL('/menu');

  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Signup Now' }).click();
  await expect(page).toHaveURL('/signup?from=%2Fmenu');
  await page.goBack();
  await expect(page).toHaveURL('/menu');

  await sampleAdd(page).click();
  await page.getByRole('button', { name: 'Login now!' }).click();
  await expect(page).toHaveURL('/login?from=%2Fmenu');
  await page.goBack();
  await expect(page).toHaveURL('/menu');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('closing an overlay keeps the scroll position of the page', async ({ page }) => {
  await openMenu(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const place = () => page.evaluate(() => window.scrollY);
  await menu.click();
  await page.mouse.wheel(0, 400);
  await expect.poll(place).toBeGreaterThan(350);
  const before = await place();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expectOnPage(page);
  await expect.poll(place).toBe(before);
});

test('a page reloaded under a dialog is left by one Back', async ({ page }) => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Please log in', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expectOnPage(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Back closes the list in the navigation, then the navigation, then leaves the page', async ({
    page,
  }) => {
    await openMenu(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await nav.getByRole('button', { name: 'Menu', exact: true }).click();
    const salad = nav.getByRole('link', { name: 'Salad' });
    await expect(salad).toBeVisible();
    await page.goBack();
    await expect(salad).toBeHidden();
    const home = nav.getByRole('link', { name: 'Home' });
    await expect(home).toBeVisible();
    await page.goBack();
    await expect(home).toBeHidden();
    await expect(page).toHaveURL('/menu');
    await page.goBack();
    await expect(page).toHaveURL('/');

    await page.getByRole('button', { name: 'Open navigation' }).click();
    await nav.getByRole('button', { name: 'Menu', exact: true }).click();
    await salad.click();
    await expect(page).toHaveURL('/salad');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('Back closes the account drawer; from a page it opened, Back returns at once', async ({
    page,
    diner,
  }) => {
    await openAs(page, diner, '/');
    await page.getByRole('link', { name: 'Order Now' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const opener = page.getByRole('button', { name: 'Account' });
    const drawer = page.getByRole('dialog', { name: 'Account' });
    await expectBackCloses(page, { opener, layer: drawer }, '/');
    await opener.click();
    await drawer.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/update-profile');
    await page.goBack();
    await expect(page).toHaveURL('/menu');
  });

  test("Back closes the dashboard's drawer and its confirmations", async ({ page, admin }) => {
    await openAs(page, admin, '/dashboard');
    await page.getByRole('link', { name: 'Add a dish' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Add Menu' })).toBeFocused();
    const drawer = {
      opener: page.getByRole('button', { name: 'Open dashboard navigation' }),
      layer: page.getByRole('dialog', { name: 'Navigation' }),
    };
    await expectBackCloses(page, drawer, '/dashboard');

    await page.getByLabel('Name').fill('Half a dish');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Half a dish');
    await expectOnPage(page);
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
