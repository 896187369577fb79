import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { callApi, tryApi } from '../../harness/call-api.ts';
import { linksMailedTo } from '../../harness/mails.ts';
import { type Person, signIn, unverifyEmail } from '../../harness/people.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { stack } from '../../harness/stack.ts';
import { expect, test } from '../../harness/test.ts';

/** Calls the Auth emulator as the provider's own library would. */
async function askAuth(method: string, body: object): Promise<unknown> {
  const address = `http://${stack.authHost}/identitytoolkit.googleapis.com/v1/accounts:${method}`;
  const response = await fetch(`${address}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

type ProviderAccount = { displayName?: string; photoUrl?: string };

async function accountAtProvider({ idToken }: Person): Promise<ProviderAccount> {
  const { users } = (await askAuth('lookup', { idToken })) as { users: ProviderAccount[] };
  return users[0] ?? {};
}

/** Returns a photo like a camera's, too large to be sent unchanged. */
async function takePhoto(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1600 });
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = 'seagreen';
      context.fillRect(0, 0, 1200, 1600);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
}

const wrongPassword = /response: 400 POST .*accounts:signInWithPassword/;

function press(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).click();
}

const photoGroup = (page: Page): Locator => page.getByRole('group', { name: 'Photo' });
const update = (page: Page): Locator => page.getByRole('button', { name: 'Update', exact: true });

test('a new name and a chosen photo are previewed, resized, uploaded and saved, in that order; the verification email is sent again, and the address is shown as verified; a changed password keeps this device logged in, and logs the others out; another email counts once its link is opened, and is the one to log in with (spec 1.4, 2.4, 8.10)', async ({
  page,
  admin,
  diner,
  problems,
}) => {
  await unverifyEmail(diner.uid);
  // Firebase counts in whole seconds: a session from the same second would outlive another password.
  await Promise.all([openAs(page, diner, '/update-profile'), setTimeout(1000)]);
  await expect(page.getByText('Not verified yet')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.method() !== 'POST') return;
    if (pathname === '/api/images') {
      const { authorization = '', 'content-type': type = '' } = request.headers();
      const [scheme, form] = [authorization.split(' ')[0], type.split(';')[0]];
      calls.push(`${form} as ${searchParams.get('purpose')} with ${scheme}`);
    } else if (/accounts:(update|setAccountInfo)/.test(pathname)) calls.push('provider');
    else if (pathname === '/api/users') calls.push('users');
  });

  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await takePhoto(page) };
  await page.getByLabel('Choose a picture').setInputFiles(photo);
  await expect(photoGroup(page).getByRole('presentation')).toHaveAttribute('src', /^blob:/);
  await expect(page.getByText('Your new photo is ready.')).toBeVisible();
  await page.getByLabel('Name').fill('Dana Pictured');
  await update(page).click();
  await dismissAlert(page, 'Profile updated successfully');
  expect(calls).toEqual(['multipart/form-data as avatar with Bearer', 'provider', 'users']);

  const { displayName, photoUrl = '' } = await accountAtProvider(diner);
  expect(displayName).toBe('Dana Pictured');
  expect(photoUrl).toMatch(/^\/api\/images\//);
  const picture = await page.evaluate(async (url) => {
    const response = await fetch(url);
    const bitmap = await createImageBitmap(await response.blob());
    return {
      type: response.headers.get('content-type'),
      width: bitmap.width,
      height: bitmap.height,
    };
  }, photoUrl);
  expect(picture).toEqual({ type: 'image/webp', width: 1280, height: 853 });
  const avatar = page
    .getByRole('button', { name: 'Account', exact: true })
    .getByRole('presentation');
  await expect(avatar).toHaveAttribute('src', `${photoUrl}_320`);
  await expect(avatar).toHaveJSProperty('naturalWidth', 320);

  const { accessToken: token } = admin;
  const users = await callApi('listUsers', { token, query: { q: diner.email } });
  expect(users).toMatchObject([{ name: 'Dana Pictured' }]);

  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Sent. Check your inbox.')).toBeVisible();
  const [link = ''] = await linksMailedTo(diner.email, 'VERIFY_EMAIL');
  await fetch(link);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);

  problems.expect(wrongPassword);
  await press(page, 'Change password');
  const current = page.getByLabel('Current password', { exact: true });
  const next = 'quite another one';
  await current.fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill(next);
  await press(page, 'Save password');
  await expect(page.getByText("This isn't your password.")).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(diner.password);
  await press(page, 'Save password');
  await dismissAlert(page, 'Your password is changed');

  // The token of this device is from before the change: the first call renews it.
  problems.expect(/response: 401/);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();
  const other = await tryApi('getOwnUser', { token: diner.accessToken });
  expect(other.status).toBe(401);

  await page.goBack();
  await press(page, 'Change email');
  const email = `new-${diner.email}`;
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Your password').fill(next);
  await press(page, 'Send link');
  await expect(
    page.getByText(`A link is on its way to ${email}, if it isn't used yet.`),
  ).toBeVisible();
  await expect(page.getByText(diner.email, { exact: true })).toBeVisible();

  const [change = ''] = await linksMailedTo(diner.email, 'VERIFY_AND_CHANGE_EMAIL');
  expect((await fetch(change)).status).toBe(200);
  const changed = await signIn({ ...diner, email, password: next });
  const own = await callApi('getOwnUser', { token: changed.accessToken });
  expect(own).toMatchObject({ _id: diner.uid, email });
});
