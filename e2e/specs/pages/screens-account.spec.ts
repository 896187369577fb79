import { dismissAlert, openAs, logOut } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';

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
