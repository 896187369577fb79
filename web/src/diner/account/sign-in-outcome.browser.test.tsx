import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { answerApi, outage } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';
import { answerProvider, danaSignsIn } from '../../../testing/provider.ts';
import { setAuthState } from '../../lib/auth/auth-state.ts';
import { retryFailedStarts } from '../../lib/auth/start-retries.ts';

const main = page.getByRole('main');
const alert = page.getByRole('alert');
const done = page.getByRole('dialog', { name: 'Signin successful!' });
const retry = page.getByRole('button', { name: 'Retry' });
const emailIn = (scope: Locator) => scope.getByLabelText('Email');
const passwordIn = (scope: Locator) => scope.getByLabelText('Password', { exact: true });
const loginIn = (scope: Locator) => scope.getByRole('button', { name: 'Login', exact: true });
const address = () => location.pathname + location.search;
const wrongCredentials = 'Provide a correct username & password.';

async function logIn(scope: Locator = main): Promise<void> {
  await emailIn(scope).fill(dana.email);
  await passwordIn(scope).fill('long enough');
  await loginIn(scope).click();
}

test.each([
  ['unreachable', /^We couldn't reach the sign-in service\. Check your connection/],
  [{ error: 'TOO_MANY_ATTEMPTS_TRY_LATER' }, /^Too many attempts\. Wait a few minutes/],
  [{ error: 'INVALID_PASSWORD' }, wrongCredentials],
] as const)(
  'a login that is answered with %j says so, keeps the email alone, and works on the next try (spec 4.4, 5.3, 8.2)',
  async (signInWithPassword, words) => {
    const provider = answerProvider({ signInWithPassword });
    await openSite('/login?from=%2Forder');
    await logIn();
    await expect.element(alert).toMatchTextContent(words);
    await expect.element(emailIn(main)).toHaveValue(dana.email);
    await expect.element(passwordIn(main)).toHaveValue('');
    await expect.element(passwordIn(main)).toHaveFocus();
    await loginIn(main).click();
    await expect.element(page.getByText('Please enter your password.')).toBeVisible();

    provider.change(danaSignsIn);
    await passwordIn(main).fill('long enough');
    await userEvent.keyboard('{Enter}');
    await expect.element(done).toBeVisible();
    await expect.poll(address).toBe('/order');
  },
);

test('a password manager that fills in the fields without an event is heard at the login', async () => {
  const { calls } = answerProvider(danaSignsIn);
  await openSite('/login');
  await expect.element(loginIn(main)).toBeVisible();
  for (const [field, value] of [
    [emailIn(main), dana.email],
    [passwordIn(main), 'long enough'],
  ] as const) {
    (field.element() as HTMLInputElement).value = value;
  }
  await loginIn(main).click();
  await expect.element(done).toBeVisible();
  const body = { email: dana.email, password: 'long enough' };
  expect(calls[0]?.body).toMatchObject(body);
});

test('the login alert has the focus, which moves to the heading of the page when it closes (spec 2.3, 8.10)', async () => {
  answerProvider(danaSignsIn);
  await openSite('/login?from=%2Forder');
  await logIn();
  const ok = done.getByRole('button', { name: 'OK' });
  await expect.element(ok).toHaveFocus();
  const heading = page.getByRole('heading', { level: 1, name: 'Order', includeHidden: true });
  await expect.element(heading).toBeVisible();
  await expect.element(ok).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(done).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('the login dialog starts at Email, returns the focus after a failed attempt, and signs in on its page (spec 1.5)', async () => {
  const provider = answerProvider({ signInWithPassword: { error: 'INVALID_PASSWORD' } });
  await openSite('/menu');
  const opener = page.getByRole('navigation').getByRole('button', { name: 'Login', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Please log in' });
  await opener.click();
  await expect.element(emailIn(dialog)).toHaveFocus();
  await logIn(dialog);
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(wrongCredentials);
  await expect.element(emailIn(dialog)).toHaveValue(dana.email);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(opener).toHaveFocus();

  provider.change(danaSignsIn);
  await opener.click();
  await logIn(dialog);
  await done.getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(address()).toBe('/menu');
});

test.each([
  ['in the dialog', '/menu', '/menu'],
  ['at sign-up', '/signup?from=%2Fsalad', '/salad'],
  ['at the login', '/login?from=%2Fcart-page', '/cart-page'],
  ['where another site is remembered', '/login?from=%2F%5Cevil.example', '/'],
])('Google works %s, too, and leads back (spec 1.5)', async (_, at, target) => {
  answerProvider(danaSignsIn);
  await openSite(at);
  if (at === '/menu') await loginIn(page.getByRole('navigation')).click();
  await page.getByRole('button', { name: 'Google', exact: true }).click();
  await page.getByRole('button', { name: 'Gina Guest' }).click();
  await expect.element(done).toBeVisible();
  await expect.poll(address).toBe(target);
});

test('the sign-up page shows the password rule beforehand, and keeps what was typed (spec 5.4)', async () => {
  const provider = answerProvider({ signUp: { error: 'EMAIL_EXISTS' } });
  await openSite('/signup');
  const name = page.getByLabelText('Name');
  const signUp = page.getByRole('button', { name: 'Signup' });
  await expect.element(passwordIn(main)).toHaveAccessibleDescription('At least 8 characters.');
  await expect.element(passwordIn(main)).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(name).toHaveAttribute('autocomplete', 'name');
  await name.fill('   ');
  await emailIn(main).fill(dana.email);
  await passwordIn(main).fill('short');
  await signUp.click();
  await expect.element(name).toHaveAccessibleDescription('Please enter your name.');
  await expect.element(passwordIn(main)).toHaveAttribute('aria-invalid', 'true');

  await name.fill('Dana Again');
  await passwordIn(main).fill(' '.repeat(8));
  await signUp.click();
  const onlySpaces = 'A password needs more than spaces. Add a letter or a number.';
  await expect.element(passwordIn(main)).toHaveAccessibleDescription(onlySpaces);
  expect(provider.calls).toEqual([]);

  for (const [answer, words] of [
    [{ error: 'EMAIL_EXISTS' }, /^There's already an account with this email\. Log in instead\./],
    ['unreachable', /Check your connection and try again\.$/],
  ] as const) {
    provider.change({ signUp: answer });
    await passwordIn(main).fill('long enough');
    await signUp.click();
    await expect.element(alert).toMatchTextContent(words);
    await expect.element(name).toHaveValue('Dana Again');
    await expect.element(emailIn(main)).toHaveValue(dana.email);
    await expect.element(passwordIn(main)).toHaveValue('');
    await expect.element(signUp).toBeEnabled();
  }
});

test('a sign-up whose password is against the rules of the project says what they are', async () => {
  const customStrengthOptions = { minPasswordLength: 8, containsUppercaseCharacter: true };
  answerProvider({
    signUp: { error: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [...]' },
    passwordPolicy: { json: { schemaVersion: 1, customStrengthOptions } },
  });
  await openSite('/signup');
  await page.getByLabelText('Name').fill('Dana');
  await emailIn(main).fill(dana.email);
  await passwordIn(main).fill('long enough');
  await page.getByRole('button', { name: 'Signup' }).click();
  await expect
    .element(alert)
    .toHaveTextContent(
      'Choose another password. The rules: at least 8 characters, a capital letter.',
    );
});

test('a password can be pasted and shown', async () => {
  await openSite('/login');
  await emailIn(main).fill('from a manager');
  await userEvent.keyboard('{Control>}ac{/Control}');
  await passwordIn(main).click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(passwordIn(main)).toHaveValue('from a manager');
  await expect.element(passwordIn(main)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(passwordIn(main)).toHaveAttribute('type', 'text');
});

test.each(['POST /users', 'POST /jwt'])(
  'a failed %s after signing in offers Retry, which continues to the origin (spec 8.7)',
  async (call) => {
    answerProvider(danaSignsIn);
    await answerApi({ call, ...outage });
    await openSite('/login?from=%2Forder');
    await logIn();
    await expect.element(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await retry.click();
    await expect.element(retry).toBeEnabled();
    await answerApi({ call, json: { token: danaToken } });
    await retry.click();
    await expect.element(done).toBeVisible();
    await expect.poll(address).toBe('/order');
  },
);

const danaToken = `x.${btoa(JSON.stringify({ sub: dana.uid, exp: 4_000_000_000 }))}.x`;

test('a failed POST /jwt offers Log out, which leaves nothing behind (spec 8.7)', async () => {
  answerProvider(danaSignsIn);
  await answerApi({ call: 'POST /jwt', ...outage });
  await openSite('/login');
  await logIn();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.element(emailIn(main)).toHaveValue('');
  await expect.element(loginIn(main)).toBeEnabled();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/dana|access-token/);
  expect(address()).toBe('/login');
});

test('on a later visit a failed session says so above the page, and Retry fixes it', async () => {
  await answerApi({ call: 'POST /users', ...outage });
  await openSite('/cart-page', { as: dana });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByText('Loading your cart')).not.toBeInTheDocument();
  await answerApi({ call: 'POST /users', json: {} });
  await retry.click();
  await expect.element(page.getByText('Cart is empty. Please add products.')).toBeVisible();
});

test.each([
  ['/kitchen', 'Start the board'],
  ['/cart-page', 'Cart is empty. Please add products.'],
])('on %s a failed session starts again by itself', async (path, words) => {
  onTestFinished(retryFailedStarts());
  await answerApi(
    { call: 'POST /users', isLost: true },
    { call: 'GET /users/me', json: { role: 'kitchen' } },
  );
  await openSite(path, { as: dana });
  await expect.element(retry).toBeVisible();
  await answerApi({ call: 'POST /users', json: {} });
  await expect.element(page.getByText(words).first()).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test('a login whose session starts by itself after all goes on to its origin', async () => {
  onTestFinished(retryFailedStarts());
  answerProvider(danaSignsIn);
  await answerApi({ call: 'POST /jwt', isLost: true });
  await openSite('/login?from=%2Forder');
  await logIn();
  await expect.element(retry).toBeVisible();
  await answerApi({ call: 'POST /jwt', json: { token: danaToken } });
  await expect.element(done).toBeVisible();
  await expect.poll(address).toBe('/order');
});

test.each(['/login', '/signup'])(
  'someone who is signed in already is redirected away from %s',
  async (path) => {
    await openSite(`${path}?from=%2Forder`, { as: dana });
    await expect.poll(address).toBe('/order');
  },
);

test.each(['/cart-page', '/order', '/update-profile', '/dashboard/manage-items', '/kitchen'])(
  "%s says 'Loading...' until the sign-in state is known, and then asks for a login (spec 2.3, 2.23, 2.25)",
  async (path) => {
    await openSite(path, { isSignInUnknown: true });
    await expect.element(page.getByText('Loading...', { exact: true })).toBeVisible();
    expect(address()).toBe(path);
    setAuthState({ status: 'signed-out' });
    await expect.poll(address).toBe(`/login?from=${encodeURIComponent(path)}`);
  },
);

test('while the sign-in state loads, only the right side of the navbar waits (spec 1.11, 4.1)', async () => {
  await openSite('/menu', { isSignInUnknown: true });
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect.element(nav.getByRole('link', { name: 'Home' })).toBeVisible();
  const account = nav.getByRole('button', { name: /^(Login|Account)$/ });
  await expect.element(account).not.toBeInTheDocument();
  expect(nav.element().querySelector('[data-keep] > *')?.checkVisibility()).toBe(true);
  setAuthState({ status: 'signed-out' });
  await expect.element(account).toBeVisible();
});
