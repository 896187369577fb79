import type { Locator, Page } from '@playwright/test';
import { dismissAlert, openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const wrongCredentials = 'Provide a correct username & password.';

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/menu');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  return page.getByRole('dialog', { name: 'Please log in' });
}

function passwordIn(scope: Page | Locator): Locator {
  return scope.getByLabel('Password', { exact: true });
}

function newEmail(): string {
  return `${crypto.randomUUID()}@thymely.test`;
}

/** Presses Google where the local chooser stands in for its window. */
async function signInWithGoogle(page: Page, scope: Page | Locator, person: string): Promise<void> {
  await scope.getByRole('button', { name: 'Google', exact: true }).click();
  await page.getByRole('button', { name: person }).click();
}

test('wrong password and unknown email read the same, and the email stays', async ({
  page,
  problems,
  diner,
}) => {
  problems.expect(/response: 400 POST .*signInWithPassword/);
  await page.goto('/login');
  for (const email of [diner.email, newEmail()]) {
    await submitLogin(page, { email, password: 'not my password' });
    await expect(page.getByRole('alert')).toHaveText(wrongCredentials);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(passwordIn(page)).toHaveValue('');
    await expect(passwordIn(page)).toBeFocused();
  }
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
});

test('a wrong password in the dialog is reported, and a second try closes it on the same page', async ({
  page,
  problems,
  diner,
}) => {
  problems.expect(/response: 400 POST .*signInWithPassword/);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Email').fill(diner.email);
  await passwordIn(dialog).fill('not my password');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(wrongCredentials);
  await expect(dialog.getByLabel('Email')).toHaveValue(diner.email);

  await passwordIn(dialog).fill(diner.password);
  await page.keyboard.press('Enter');
  await dismissAlert(page, 'Signin successful!');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});

test('Google works on the login page, at sign-up and in the dialog, and returns to the origin (spec 1.5)', async ({
  page,
}) => {
  await page.goto('/login?from=%2Forder');
  await signInWithGoogle(page, page, 'Gina Okafor');
  await dismissAlert(page, 'Signin successful!');
  await expect(page).toHaveURL('/order');
  await leaveAccount(page);

  await page.goto('/signup?from=%2Fsalad');
  await signInWithGoogle(page, page, 'Hugo Lindqvist');
  await dismissAlert(page, 'Signin successful!');
  await expect(page).toHaveURL('/salad');
  await leaveAccount(page);

  const dialog = await openDialog(page);
  await signInWithGoogle(page, dialog, 'Imani Perera');
  await dismissAlert(page, 'Signin successful!');
  await expect(page).toHaveURL('/menu');
  await page.goto('/cart-page');
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();
});

async function leaveAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0);
}

test('the sign-up page shows the password rule beforehand, and keeps what was typed (spec 5.4)', async ({
  page,
  problems,
  diner,
}) => {
  await page.goto('/signup');
  const password = passwordIn(page);
  await expect(password).toHaveAccessibleDescription('At least 8 characters.');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.getByLabel('Name')).toHaveAttribute('autocomplete', 'name');

  await page.getByLabel('Name').fill('   ');
  await page.getByLabel('Email').fill(diner.email);
  await password.fill('short');
  await page.getByRole('button', { name: 'Signup' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name.');
  await expect(password).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Name').fill('Dana Again');
  await password.fill(' '.repeat(8));
  await page.getByRole('button', { name: 'Signup' }).click();
  await expect(password).toHaveAccessibleDescription(
    'A password needs more than spaces. Add a letter or a number.',
  );

  problems.expect(/response: 400 POST .*signUp/);
  await password.fill('long enough');
  await page.getByRole('button', { name: 'Signup' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    "There's already an account with this email. Log in instead.",
  );
  await expect(page.getByLabel('Name')).toHaveValue('Dana Again');
  await expect(page.getByLabel('Email')).toHaveValue(diner.email);
  await expect(password).toHaveValue('');
});

test('a password can be pasted and shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  await page.evaluate(() => navigator.clipboard.writeText('from a manager'));
  await passwordIn(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(passwordIn(page)).toHaveValue('from a manager');
  await expect(passwordIn(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordIn(page)).toHaveAttribute('type', 'text');
});

test('someone who is already signed in is redirected away from the sign-in screens', async ({
  page,
  context,
  diner,
}) => {
  const waiting = await context.newPage();
  await waiting.goto('/login?from=%2Fcart-page');
  await expect(passwordIn(waiting)).toBeVisible();
  await openAs(page, diner, '/');
  await expect(waiting).toHaveURL('/cart-page');
  await page.goto('/signup?from=%2Forder');
  await expect(page).toHaveURL('/order');
});
