import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { answerApi, outage } from '../../../testing/api.ts';
import { boxOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';

const main = page.getByRole('main');
const password = (scope: Locator) => scope.getByLabelText('Password', { exact: true });
const address = () => location.pathname + location.search;

/** Expects that the control announces 'Soon' and does nothing. */
async function expectComingSoon(control: Locator): Promise<void> {
  await expect.element(control).toHaveAccessibleDescription('Soon');
  await expect.element(control).toHaveAttribute('type', 'button');
  await expect.element(control).toBeDisabled();
}

async function expectThreeProviders(scope: Locator): Promise<void> {
  await expect.element(scope.getByRole('button', { name: 'Google', exact: true })).toBeEnabled();
  for (const name of ['Facebook', 'GitHub']) {
    await expectComingSoon(scope.getByRole('button', { name: new RegExp(`^${name}`) }));
  }
}

/** Expects Google's button above the fields, and 'or' between them. */
async function expectGoogleAboveFields(scope: Locator): Promise<void> {
  const or = scope.getByText('or', { exact: true });
  await expect.element(or).toBeVisible();
  expect(boxOf(scope.getByRole('button', { name: 'Google' })).bottom).toBeLessThan(boxOf(or).top);
  expect(boxOf(or).bottom).toBeLessThan(boxOf(scope.getByLabelText('Email')).top);
}

async function openDialog(): Promise<Locator> {
  await openSite('/menu');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  return page.getByRole('dialog', { name: 'Please log in' });
}

test('the login page has its fields and buttons, and a way back to the home page (spec 2.7, 5.2)', async () => {
  await openSite('/login');
  const email = page.getByLabelText('Email');
  await expect.element(email).toHaveAttribute('type', 'email');
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(password(main)).toHaveAttribute('autocomplete', 'current-password');
  const forgot = page.getByRole('button', { name: 'Forgot password?', exact: true });
  await expect.element(forgot).not.toHaveAccessibleDescription();
  await expect.element(page.getByRole('button', { name: 'Google', exact: true })).toBeVisible();
  await expectGoogleAboveFields(main);
  await expect.element(page.getByRole('button', { name: /^Facebook/ })).not.toBeInTheDocument();
  const signUp = page.getByRole('link', { name: 'Signup Now' });
  await expect.element(signUp).toHaveAttribute('href', '/signup');
  await page.getByRole('link', { name: /^Close/ }).click();
  await expect.poll(address).toBe('/');
});

test('dialog and sign-up have three social buttons, of which the first works (spec 1.6)', async () => {
  const dialog = await openDialog();
  await expectThreeProviders(dialog);
  await dialog.getByRole('link', { name: 'Signup Now' }).click();
  await expect.poll(address).toBe('/signup?from=%2Fmenu');
  await expectThreeProviders(main);
});

test('/signup has its fields, three social buttons and a link to login (spec 2.6)', async () => {
  await openSite('/signup');
  for (const label of ['Name', 'Email']) {
    await expect.element(main.getByLabelText(label)).toBeVisible();
  }
  await expect.element(password(main)).toBeVisible();
  await expect.element(main.getByText('At least 8 characters.')).toBeVisible();
  await expectThreeProviders(main);
  await expectGoogleAboveFields(main);
  await main.getByRole('link', { name: 'Login', exact: true }).click();
  await expect.poll(address).toBe('/login');
});

test('the login dialog has its fields, a way to sign up and three social buttons (spec 2.13)', async () => {
  const dialog = await openDialog();
  await expect.element(dialog.getByLabelText('Email')).toHaveAttribute('type', 'email');
  await expect.element(password(dialog)).toBeVisible();
  const forgot = dialog.getByRole('button', { name: 'Forgot password?', exact: true });
  await expect.element(forgot).toBeEnabled();
  await expectThreeProviders(dialog);
  await expectGoogleAboveFields(dialog);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a login without a password is not sent (spec 5.2)', async () => {
  await openSite('/login');
  await main.getByLabelText('Email').fill('nobody@thymely.test');
  performance.clearResourceTimings();
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.element(password(main)).toHaveAttribute('aria-invalid', 'true');
  const calls = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(calls.filter((url) => url.includes('accounts:'))).toEqual([]);
});

test('someone who logs in without a remembered page and works in the kitchen is led to the board', async () => {
  await answerApi({ call: 'GET /users/me', json: { role: 'kitchen' } });
  await openSite('/login', { as: dana });
  await expect.poll(address).toBe('/kitchen');
});

test.each([
  ['a diner', '/login', { json: { role: 'user' } }, '/'],
  ['somebody whose role is not known', '/login', outage, '/'],
  [
    'kitchen staff who come from a page',
    '/login?from=%2Forder',
    { json: { role: 'kitchen' } },
    '/order',
  ],
])('%s is not led to the board (spec 2.24, 9.6)', async (_, at, answer, target) => {
  await answerApi({ call: 'GET /users/me', ...answer });
  await openSite(at, { as: dana });
  await expect.poll(address).toBe(target);
});

test.each(['/login', '/signup'])(
  'on a phone a note at the end of %s moves nothing above it',
  async (path) => {
    await page.viewport(412, 1400);
    await openSite(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toBeVisible();
    const before = boxOf(heading).top;
    const note = document.createElement('p');
    note.textContent = 'Google cannot be reached.';
    main.element().querySelector('form')?.parentElement?.append(note);
    expect(boxOf(heading).top).toBe(before);
  },
);
