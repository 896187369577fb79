import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo, outage } from '../../../../testing/api.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { dana } from '../../../../testing/people.ts';
import { answerProvider, danaSignsIn } from '../../../../testing/provider.ts';
import { loadAuth } from '../../../lib/auth/load-auth.ts';

const name = page.getByLabelText('Name');
const update = page.getByRole('button', { name: 'Update', exact: true });
const saved = page.getByRole('dialog', { name: 'Profile updated successfully' });

/** Opens the profile of somebody whom the provider knows, too. */
async function openProfile(account = dana) {
  const provider = answerProvider(danaSignsIn);
  await (await loadAuth()).signInWithPassword(dana.email, 'long enough');
  // What a test says about the account is not corrected by another look at it.
  provider.change({ lookup: 'unreachable' });
  await openSite('/update-profile', { as: account });
  return provider;
}

test('a name is required, and a changed one is saved without touching a photo such as that of Google (spec 5.1)', async () => {
  const photoUrl = `${location.origin}/dish-art/1f957.webp`;
  const provider = await openProfile({ ...dana, photoUrl });
  const photo = page.getByRole('group', { name: 'Photo' }).getByRole('presentation');
  await expect.element(photo).toHaveAttribute('src', photoUrl);
  await name.fill('   ');
  await update.click();
  await expect.element(page.getByText('Please enter your name.')).toBeVisible();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');

  await name.fill('  Dana Renamed ');
  await update.click();
  await saved.getByRole('button', { name: 'OK' }).click();
  const sent = provider.calls.filter(({ method }) => method === 'update');
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ displayName: 'Dana Renamed' }),
  ]);
  expect(sent[0]?.body).not.toHaveProperty('photoUrl');
  const stored = (await callsTo('POST /users')).at(-1)?.body ?? '';
  expect(JSON.parse(stored)).toEqual({ name: 'Dana Renamed', email: dana.email });
});

test('a profile that cannot be saved says so, keeps what was typed, and saves on the next try', async () => {
  await openProfile();
  await answerApi({ call: 'POST /users', ...outage });
  await name.fill('Dana Twice');
  await update.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(outage.json.message);
  await expect.element(name).toHaveValue('Dana Twice');
  await answerApi({ call: 'POST /users', json: {} });
  await update.click();
  await expect.element(saved).toBeVisible();
});

test('an account that was disabled is logged out by the next save, and the page says why', async () => {
  const provider = await openProfile();
  provider.change({ update: { error: 'USER_DISABLED' } });
  await name.fill('Too Late');
  await update.click();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/login?from=%2Fupdate-profile');
  const ended = page.getByText('Your session has ended. Please log in again.');
  await expect.element(ended).toBeVisible();
});

test('a verification email that cannot be sent says so', async () => {
  const provider = await openProfile({ ...dana, emailVerified: false });
  provider.change({ sendOobCode: { error: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
  const again = page.getByRole('button', { name: 'Send again' });
  await again.click();
  await expect.element(page.getByText(/^Too many attempts\. Wait a few minutes/)).toBeVisible();
  await expect.element(again).toBeEnabled();
});

test('another email that belongs to somebody else already is answered like any other, so the sentence says that it must not be in use', async () => {
  const provider = await openProfile();
  const idToken = `x.${btoa(JSON.stringify({ sub: dana.uid, iat: 0, exp: 4_000_000_000 }))}.x`;
  // In production, the provider answers so for every address, and mails nothing to one that is taken.
  provider.change({
    ...danaSignsIn,
    signInWithPassword: {
      json: { localId: dana.uid, idToken, refreshToken: 'r', expiresIn: '3600' },
    },
    sendOobCode: { json: { email: dana.email } },
  });
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabelText('New email').fill('taken@thymely.test');
  await page.getByLabelText('Your password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect
    .element(page.getByRole('status').getByText(/^A link is on its way to taken@/))
    .toMatchTextContent(/to taken@thymely\.test, if it isn't used yet\. Open it/);
  const sent = provider.calls.find(({ method }) => method === 'sendOobCode');
  expect(sent?.body).toMatchObject({ newEmail: 'taken@thymely.test' });
});

test('the profile asks before unsaved changes are left, and not after they are saved', async () => {
  await openProfile();
  await name.fill('Dana Undecided');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(location.pathname).toBe('/update-profile');
    await expect.element(name).toHaveValue('Dana Undecided');
  };
  const cart = page.getByRole('link', { name: 'Cart', exact: true });
  await cart.click();
  await stay();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  for (const way of [
    drawer.getByRole('link', { name: 'Order' }),
    drawer.getByRole('button', { name: 'Logout' }),
  ]) {
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await way.click();
    await stay();
  }
  await update.click();
  await saved.getByRole('button', { name: 'OK' }).click();
  await cart.click();
  await expect.poll(() => location.pathname).toBe('/cart-page');
});
