import type { Page } from '@playwright/test';
import { dinersPassword } from '../harness/diners-password.ts';
import type { ListedState } from './screen-state.ts';
import { button, closeDialog, dialog, heading, press, text } from './shows.ts';

const wrong = 'Provide a correct username & password.';
const refusedByProvider = [/response: 400 POST .*accounts:signInWithPassword/];

/** Submits the login form with a wrong password for Ben. */
async function logInWrongly(page: Page, where: 'main' | 'dialog'): Promise<void> {
  const form = page.getByRole(where).locator('form');
  await form.getByLabel('Email').fill('ben@thymely.example');
  await form.getByLabel('Password', { exact: true }).fill('not the password');
  await form.getByRole('button', { name: 'Login', exact: true }).click();
}

export const accountStates: ListedState[] = [
  { name: 'login', route: '/login', shows: heading('Login') },
  {
    name: 'login-refused',
    seenIn: 'login-dialog-refused',
    route: '/login',
    reach: (page) => logInWrongly(page, 'main'),
    shows: text(wrong),
    expects: refusedByProvider,
  },
  {
    name: 'login-dialog',
    seenIn: 'login-dialog-refused',
    route: '/',
    reach: press('Login'),
    shows: dialog('Please log in'),
  },
  {
    name: 'login-dialog-refused',
    spec: '8.2',
    after: 'home-dish-offered',
    reach: async (page) => {
      await press('Login')(page);
      await logInWrongly(page, 'dialog');
    },
    shows: text(wrong),
    expects: refusedByProvider,
  },
  {
    name: 'login-google-chooser',
    route: '/login',
    reach: press('Google'),
    shows: dialog('Choose a sample Google account'),
  },
  {
    name: 'login-session-refused',
    after: 'login-link-sent',
    fault: 'the session cannot begin',
    reach: press('Ben Marlow'),
    shows: button('Retry'),
  },
  {
    name: 'login-succeeded',
    route: '/login',
    fault: 'messages stay',
    reach: press('Ben Marlow'),
    shows: dialog('Signin successful!'),
  },
  {
    name: 'login-link-sent',
    after: 'login-google-chooser',
    fault: 'no mail is really sent',
    reach: async (page) => {
      await closeDialog(page);
      await page.getByLabel('Email').fill('nina@thymely.example');
      await press('Forgot password?')(page);
    },
    shows: text(/^If .+ has an account/),
  },
  {
    name: 'reset-password',
    route: '/reset-password',
    at: '/reset-password?oobCode=code',
    fault: 'a mailed code is good',
    shows: button('Save password'),
  },
  { name: 'reset-password-dead', route: '/reset-password', shows: button('Send again') },
  { name: 'signup', route: '/signup', shows: heading(/./) },
  {
    name: 'signup-errors',
    seenIn: 'profile-errors',
    route: '/signup',
    reach: async (page) => {
      await page.getByLabel('Email').fill('nina@thymely.example');
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page
        .getByRole('main')
        .locator('form')
        .getByRole('button', { name: /sign ?up|create/i })
        .click();
    },
    shows: (page) => page.locator('[aria-invalid=true]').first(),
  },
  { name: 'profile', route: '/update-profile', as: 'diner', shows: heading(/profile/i) },
  {
    name: 'profile-errors',
    spec: '2.4',
    route: '/update-profile',
    as: 'diner',
    reach: async (page) => {
      await page.getByLabel('Name').fill(' ');
      await page.getByRole('main').getByRole('button', { name: 'Update', exact: true }).click();
    },
    shows: (page) => page.locator('[aria-invalid=true]').first(),
  },
  {
    name: 'profile-password',
    seenIn: 'profile-email',
    route: '/update-profile',
    as: 'diner',
    reach: press('Change password'),
    shows: button('Save password'),
  },
  {
    name: 'profile-email',
    after: 'profile-errors',
    // The form of the password is open as well.
    reach: async (page) => {
      await press('Change password')(page);
      await press('Change email')(page);
    },
    shows: button('Send link'),
  },
  {
    name: 'profile-email-sent',
    after: 'profile-email',
    fault: 'no mail is really sent',
    reach: async (page) => {
      await page.getByLabel('New email').fill('ben@marlow.example');
      await page.getByLabel('Your password').fill(dinersPassword);
      await press('Send link')(page);
    },
    shows: text(/^A link is on its way to ben@marlow.example/),
  },
  {
    name: 'profile-data-fails',
    seenIn: 'profile-delete-refused',
    route: '/update-profile',
    fault: 'the export of data fails',
    as: 'diner',
    reach: press('Download your data'),
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'profile-delete',
    seenIn: 'profile-delete-refused',
    route: '/update-profile',
    as: 'diner',
    reach: press('Delete account'),
    shows: dialog('Delete your account?'),
  },
  {
    name: 'profile-delete-refused',
    after: 'profile-email-sent',
    fault: 'an order keeps the account',
    reach: async (page) => {
      await press('Delete account')(page);
      await page.getByLabel('Your password').fill(dinersPassword);
      await press('Yes, delete it')(page);
    },
    shows: (page) => page.getByRole('link', { name: 'See order #47' }),
  },
];
