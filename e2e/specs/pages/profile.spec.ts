import type { Locator, Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { linksMailedTo } from '../../harness/mails.ts';
import { type Person, unverifyEmail } from '../../harness/people.ts';
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

const photoGroup = (page: Page): Locator => page.getByRole('group', { name: 'Photo' });
const update = (page: Page): Locator => page.getByRole('button', { name: 'Update', exact: true });

test('a new name and a chosen photo are previewed, resized, uploaded and saved, in that order; the verification email is sent again, and the address is shown as verified (spec 1.4, 2.4, 8.10)', async ({
  page,
  admin,
  diner,
}) => {
  await unverifyEmail(diner.uid);
  await openAs(page, diner, '/update-profile');
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
});
