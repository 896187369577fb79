import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../../../../testing/open-site.tsx';
import { answerProvider } from '../../../../testing/provider.ts';

const email = page.getByLabelText('Email');
const forgot = page.getByRole('button', { name: 'Forgot password?', exact: true });

/** The words for an address, the same ones whether or not it has an account. */
const sentTo = (address: string) =>
  page.getByText(
    `If ${address} has an account, a link to set a new password is on its way. Look in your spam folder, too.`,
  );

test("'Forgot password?' mails a link in the restaurant's language and says so (spec 2.7)", async () => {
  const { calls } = answerProvider({ sendOobCode: { json: {} } });
  await openSite('/login');
  await email.fill('nina@thymely.test');
  await forgot.click();
  await expect.element(sentTo('nina@thymely.test')).toBeVisible();
  expect(calls).toEqual([
    {
      method: 'sendOobCode',
      language: 'en',
      body: expect.objectContaining({
        requestType: 'PASSWORD_RESET',
        email: 'nina@thymely.test',
      }) as object,
    },
  ]);
  await email.fill('nina@thymely.example');
  await expect.element(page.getByText(/is on its way/)).not.toBeInTheDocument();
});

test.each(['EMAIL_NOT_FOUND', 'USER_DISABLED'])(
  'the provider answers %s, and nobody learns from the dialog which address has an account',
  async (error) => {
    answerProvider({ sendOobCode: { error } });
    await openSite('/menu');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Please log in' });
    await dialog.getByLabelText('Email').fill('nobody@thymely.test');
    await dialog.getByRole('button', { name: 'Forgot password?', exact: true }).click();
    await expect.element(sentTo('nobody@thymely.test')).toBeVisible();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  },
);

test.each([
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Wait a few minutes and try again.'],
  ['INVALID_EMAIL', 'Please check this email address.'],
  ['OPERATION_NOT_ALLOWED', "The email couldn't be sent. Please try again."],
])('no link is sent because of %s, which is said in words', async (error, words) => {
  answerProvider({ sendOobCode: { error } });
  await openSite('/login');
  await email.fill('nina@thymely.test');
  await forgot.click();
  await expect.element(page.getByText(words)).toHaveRole('status');
  await expect.element(email).toHaveValue('nina@thymely.test');
  await expect.element(forgot).toBeEnabled();
});

test('offline no link is sent, and the next press tries again', async () => {
  const provider = answerProvider({ sendOobCode: 'unreachable' });
  await openSite('/login');
  await email.fill('nina@thymely.test');
  await forgot.click();
  await expect.element(page.getByText(/^We couldn't reach the sign-in service\./)).toBeVisible();
  provider.change({ sendOobCode: { json: {} } });
  await forgot.click();
  await expect.element(sentTo('nina@thymely.test')).toBeVisible();
});

test('without an email address nothing is sent, and its field says why', async () => {
  const { calls } = answerProvider({ sendOobCode: { json: {} } });
  await openSite('/login');
  await forgot.click();
  await expect.element(email).toHaveFocus();
  await expect
    .element(email)
    .toHaveAccessibleDescription("Enter your email, and we'll send you a link.");
  await email.fill('not an address');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await forgot.click();
  await expect.element(email).toHaveAccessibleDescription('Please check this email address.');
  expect(calls).toEqual([]);
});

test('the answer about the link takes the place of what was wrong with the login', async () => {
  answerProvider({
    signInWithPassword: { error: 'INVALID_LOGIN_CREDENTIALS' },
    sendOobCode: { json: {} },
  });
  await openSite('/login');
  await email.fill('nina@thymely.test');
  await page.getByLabelText('Password', { exact: true }).fill('not-the-one');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await forgot.click();
  await expect.element(sentTo('nina@thymely.test')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [
    'Google',
    async () => {
      await page.getByRole('button', { name: 'Google', exact: true }).click();
      await page.getByRole('button', { name: 'Gina Guest' }).click();
    },
  ],
  [
    'a sample account',
    async () => {
      await page.getByRole('button', { name: 'Sample Sam' }).click();
    },
  ],
])('the answer about the link takes the place of what was wrong with %s', async (_, logIn) => {
  const failure = { error: 'TOO_MANY_ATTEMPTS_TRY_LATER' };
  answerProvider({
    signInWithIdp: failure,
    signInWithPassword: failure,
    sendOobCode: { json: {} },
  });
  await openSite('/login');
  await logIn();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await email.fill('nina@thymely.test');
  await forgot.click();
  await expect.element(sentTo('nina@thymely.test')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
