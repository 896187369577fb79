import type { Locator } from '@playwright/test';
import { dismissAlert, openAs, logOut } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';

/** Expects that the control announces 'Soon' and does nothing. */
async function expectComingSoon(control: Locator): Promise<void> {
  await expect(control).toHaveAccessibleDescription('Soon');
  await expect(control).toHaveAttribute('type', 'button');
}

test('/signup has its fields, three social buttons and a link to login (spec 2.6)', async ({
  page,
}) => {
  await page.goto('/signup');
  const main = page.getByRole('main');
  for (const label of ['Name', 'Email']) await expect(main.getByLabel(label)).toBeVisible();
  await expect(main.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(main.getByText('At least 8 characters.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Google' })).toBeEnabled();
  for (const name of ['Facebook', 'GitHub']) {
    await expectComingSoon(main.getByRole('button', { name }));
  }
  await main.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/login');
});

test('the login dialog has its fields, a way to sign up and three social buttons (spec 2.13)', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Please log in' });
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
  await expectComingSoon(dialog.getByRole('button', { name: 'Forgot password?' }));
  await expect(dialog.getByRole('button', { name: 'Google' })).toBeEnabled();
  for (const name of ['Facebook', 'GitHub']) {
    await expectComingSoon(dialog.getByRole('button', { name }));
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await dialog.getByRole('link', { name: 'Signup Now' }).click();
  await expect(page).toHaveURL(/\/signup/);
});

test('the login dialog signs in and leaves the page as it was (spec 1.5, 8.10)', async ({
  page,
  diner,
}) => {
  await page.goto('/menu?category=soup');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Please log in' });
  await dialog.getByLabel('Email').fill(diner.email);
  await dialog.getByLabel('Password', { exact: true }).fill(diner.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await dismissAlert(page, 'Signin successful!');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/menu?category=soup');
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

test('the login dialog starts at Email and returns the focus, even after a failed attempt', async ({
  page,
  problems,
  diner,
}) => {
  await open(page, '/menu');
  const login = page.getByRole('navigation').getByRole('button', { name: 'Login', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Please log in' });
  const email = dialog.getByLabel('Email');
  const password = dialog.getByLabel('Password', { exact: true });
  await login.click();
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeFocused();

  problems.expect(/response: 400 POST .*signInWithPassword/);
  await login.click();
  await email.fill(diner.email);
  await password.fill('not my password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(login).toBeFocused();

  await login.click();
  await email.fill(diner.email);
  await password.fill(diner.password);
  await page.keyboard.press('Enter');
  await dismissAlert(page, 'Signin successful!');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a login without a password is not sent (spec 5.2)', async ({ page }) => {
  await page.goto('/login');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('nobody@thymely.test');
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(main.getByLabel('Password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  expect(calls.filter((url) => url.includes('accounts:'))).toEqual([]);
});

test('the navbar shows the cart only to signed-in diners (spec 2.5, 2.11, 4.1)', async ({
  page,
  diner,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  const cart = page.getByRole('link', { name: 'Cart', exact: true });
  await expect(cart).toHaveCount(0);
  await openAs(page, diner, '/');
  await expect(cart).toBeVisible();
  await expect(page.getByText('0 in your cart')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCount(0);
  await logOut(page);
  await expect(cart).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});
