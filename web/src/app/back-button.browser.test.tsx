import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { openSite } from '../../testing/open-site.tsx';
import { ada, dana } from '../../testing/people.ts';

const address = () => location.pathname + location.search;
const nav = page.getByRole('navigation', { name: 'Main' });
const menu = nav.getByRole('button', { name: 'Menu', exact: true });
const salad = nav.getByRole('link', { name: 'Salad' });
const login = nav.getByRole('button', { name: 'Login' });
const card = page.getByRole('article').filter({ hasText: 'Garden Bowl with Halloumi' });
const add = card.getByRole('button', { name: 'Add to Cart' });

/** Something that opens on top of a page. */
type Overlay = { opener: Locator; overlay: Locator };

/**
 * Expects that Back closes the overlay and stays on the page. Whether it is closed in another way, or
 * by Back and then reopened with Forward, nothing is left: the next Back leads to the previous
 * page.
 */
async function expectBackCloses({ opener, overlay }: Overlay, before: string): Promise<void> {
  const here = address();
  await opener.click();
  await expect.element(overlay).toBeVisible();
  history.back();
  await expect.element(overlay).not.toBeInTheDocument();
  expect(address()).toBe(here);
  await navigation.forward().committed;
  await expectOnPage();
  await expect.element(overlay).not.toBeInTheDocument();
  expect(address()).toBe(here);

  await opener.click();
  await expect.element(overlay).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(overlay).not.toBeInTheDocument();
  await expectOnPage();
  history.back();
  await expect.poll(address).toBe(before);
  history.forward();
  await expect.poll(address).toBe(here);
}

/** Waits until the overlay's history entry is gone, which takes the browser a moment. */
async function expectOnPage(): Promise<void> {
  await expect.poll(() => JSON.stringify(history.state)).not.toContain('isOverlay');
}

/** Opens the menu from the home page. */
async function openMenu(as?: typeof dana): Promise<void> {
  await openSite('/', { ...(as && { as }) });
  await page.getByRole('link', { name: 'Order Now' }).click();
  await expect.poll(address).toBe('/menu');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(add).toBeInTheDocument();
}

test('Back closes an open list, the login dialog and a confirmation, not the page', async () => {
  await openMenu();
  await expectBackCloses({ opener: menu, overlay: salad }, '/');
  const dialog = page.getByRole('dialog', { name: 'Please log in', exact: true });
  await expectBackCloses({ opener: login, overlay: dialog }, '/');
  const question = page.getByRole('dialog', { name: 'Please login to order the food' });
  await expectBackCloses({ opener: add, overlay: question }, '/');
});

test('Back from a page opened from an overlay returns to the page below at once', async () => {
  await openMenu();
  await menu.click();
  await salad.click();
  await expect.poll(address).toBe('/salad');
  history.back();
  await expect.poll(address).toBe('/menu');

  await login.click();
  await page.getByRole('link', { name: 'Signup Now' }).click();
  await expect.poll(address).toBe('/signup?from=%2Fmenu');
  history.back();
  await expect.poll(address).toBe('/menu');

  await add.click();
  await page.getByRole('button', { name: 'Login now!' }).click();
  await expect.poll(address).toBe('/login?from=%2Fmenu');
  history.back();
  await expect.poll(address).toBe('/menu');
  history.back();
  await expect.poll(address).toBe('/');
});

test('closing an overlay keeps the scroll position of the page', async () => {
  await openMenu();
  await menu.click();
  window.scrollTo({ top: 400, behavior: 'instant' });
  await expect.poll(() => window.scrollY).toBeGreaterThan(350);
  const before = window.scrollY;
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await expectOnPage();
  await expect.poll(() => window.scrollY).toBe(before);
});

test('on a phone, Back closes the list in the navigation, then the navigation, then leaves the page', async () => {
  await page.viewport(360, 740);
  await openMenu();
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await opener.click();
  await menu.click();
  await expect.element(salad).toBeVisible();
  history.back();
  await expect.element(salad).not.toBeInTheDocument();
  const home = nav.getByRole('link', { name: 'Home' });
  await expect.element(home).toBeVisible();
  history.back();
  await expect.element(home).not.toBeInTheDocument();
  expect(address()).toBe('/menu');
  history.back();
  await expect.poll(address).toBe('/');

  await opener.click();
  await menu.click();
  await salad.click();
  await expect.poll(address).toBe('/salad');
  history.back();
  await expect.poll(address).toBe('/');
});

test('Back closes the account drawer; from a page it opened, Back returns at once', async () => {
  await page.viewport(360, 740);
  await openMenu(dana);
  const opener = page.getByRole('button', { name: 'Account' });
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await expectBackCloses({ opener, overlay: drawer }, '/');
  await opener.click();
  await drawer.getByRole('link', { name: 'Profile' }).click();
  await expect.poll(address).toBe('/update-profile');
  history.back();
  await expect.poll(address).toBe('/menu');
});

test("Back closes the dashboard's drawer and its confirmations", async () => {
  await page.viewport(360, 740);
  await openSite('/dashboard/manage-items', { as: ada });
  await page.getByRole('link', { name: 'Add a dish' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Add Menu' });
  await expect.element(heading).toHaveFocus();
  const drawer = {
    opener: page.getByRole('button', { name: 'Open dashboard navigation' }),
    overlay: page.getByRole('dialog', { name: 'Navigation' }),
  };
  await expectBackCloses(drawer, '/dashboard/manage-items');

  const name = page.getByLabelText('Name');
  await name.fill('Half a dish');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  history.back();
  await expect.element(question).toBeVisible();
  history.back();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Half a dish');
  await expectOnPage();
  history.back();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(address).toBe('/dashboard/manage-items');
  history.forward();
  await expect.element(name).toHaveValue('');
});
