import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../../../../testing/open-site.tsx';
import { answerProvider } from '../../../../testing/provider.ts';

const address = '/reset-password?mode=resetPassword&oobCode=code';
const nina = 'nina@thymely.test';
const isNinas = { json: { email: nina, requestType: 'PASSWORD_RESET' } };
const deadLink = 'This link no longer works: it was used, has expired or is incomplete.';
const unreachable = "We couldn't reach the sign-in service. Check your connection and try again.";

const alert = page.getByRole('alert');
const email = page.getByLabelText('Email');
const field = page.getByLabelText('New password');

async function savePassword(password: string): Promise<void> {
  await field.fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

test('the form names the account, and asks for eight characters before anything is sent', async () => {
  const { calls } = answerProvider({ resetPassword: isNinas });
  await openSite(address);
  await expect.element(email).toHaveValue(nina);
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(email).toHaveAttribute('readonly');
  await expect.element(field).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(field).toHaveAccessibleDescription('At least 8 characters.');
  await savePassword('short');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(calls.map(({ body }) => body)).toEqual([{ oobCode: 'code' }]);
});

test.each(['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE', 'USER_DISABLED', 'EMAIL_NOT_FOUND'])(
  'a link with %s is called dead in one sentence, and another one can be sent',
  async (error) => {
    const { calls } = answerProvider({ resetPassword: { error }, sendOobCode: { json: {} } });
    await openSite(address);
    await expect.element(alert).toMatchTextContent(deadLink);
    await email.fill(nina);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect.element(page.getByText(/^If nina@thymely.test has an account/)).toBeVisible();
    expect(calls.at(-1)?.body).toMatchObject({ requestType: 'PASSWORD_RESET', email: nina });
  },
);

test.each(['', '?mode=resetPassword', '?oobCode='])(
  '/reset-password%s is dead without asking anybody',
  async (query) => {
    const { calls } = answerProvider({});
    await openSite(`/reset-password${query}`);
    await expect.element(alert).toMatchTextContent(deadLink);
    expect(calls).toEqual([]);
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await expect.poll(() => location.pathname).toBe('/login');
  },
);

test('a link that is used up while its page is open keeps the email for the next one', async () => {
  const provider = answerProvider({ resetPassword: isNinas });
  await openSite(address);
  await expect.element(email).toHaveValue(nina);
  provider.change({ resetPassword: { error: 'INVALID_OOB_CODE' } });
  await savePassword('too late for this');
  await expect.element(alert).toMatchTextContent(deadLink);
  await expect.element(email).toHaveValue(nina);
});

test('offline no link is called dead, and what was typed stays', async () => {
  const provider = answerProvider({ resetPassword: 'unreachable' });
  await openSite(address);
  await expect.element(alert).toMatchTextContent(unreachable);
  provider.change({ resetPassword: isNinas });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(email).toHaveValue(nina);
  provider.change({ resetPassword: 'unreachable' });
  await savePassword('thyme and again');
  await expect.element(alert).toMatchTextContent(unreachable);
  await expect.element(field).toHaveValue('thyme and again');
});

test.each([
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Wait a few minutes and try again.'],
  [
    'WEAK_PASSWORD : Password should be long',
    'This password is too easy to guess. Choose a longer one.',
  ],
  ['INTERNAL', "Your password couldn't be saved. Please try again."],
])('a password that is refused because of %s stays in its field', async (error, words) => {
  const provider = answerProvider({ resetPassword: isNinas });
  await openSite(address);
  await expect.element(email).toHaveValue(nina);
  provider.change({ resetPassword: { error } });
  await savePassword('thyme and again');
  await expect.element(alert).toMatchTextContent(words);
  await expect.element(field).toHaveValue('thyme and again');
});

test('a password that is saved without a login says that it is saved', async () => {
  answerProvider({ resetPassword: isNinas, signInWithPassword: 'unreachable' });
  await openSite(address);
  await savePassword('thyme and again');
  await expect.element(page.getByText(/^Your password is changed\./)).toBeVisible();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await expect.poll(() => location.pathname).toBe('/login');
});
