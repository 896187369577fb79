import type { Page } from '@playwright/test';
import { open } from '../../harness/hydration.ts';
import { expectNoShift, watchShifts } from '../../harness/layout-shifts.ts';
import { playAppCheck } from '../../harness/played-app-check.ts';
import { authDomain, playGoogle } from '../../harness/played-google.ts';
import { playProvider } from '../../harness/played-provider.ts';
import { type ServedSite, startProductionSite } from '../../harness/served-site.ts';
import { dismissAlert } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

// Each test has a browser of its own, because this site has a different origin than the stack's.
test.use({ isFirstVisit: true });

let site: ServedSite;
test.beforeAll(async () => {
  site = await startProductionSite();
});
test.afterAll(() => {
  site.stop();
});

const googleIn = (page: Page) => page.getByRole('button', { name: 'Google', exact: true });
const unreachable = /^Google can't be reached\./;

test('the Google button waits for what its window needs while one logs in by email, and then opens it within the press', async ({
  page,
  problems,
}) => {
  const held = Promise.withResolvers<void>();
  const google = await playGoogle(page, () => held.promise);
  await playAppCheck(page);
  await playProvider(page);
  await open(page, `${site.url}/login`);
  const button = googleIn(page);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');

  problems.expect(/response: 400 POST .*accounts:signInWithPassword/);
  await page.getByLabel('Email').fill('dana@thymely.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Provide a correct username & password.');

  held.resolve();
  await expect.poll(google.isReady).toBe(true);
  await expect(button).not.toHaveAttribute('aria-busy');
  const before = await google.events();
  await button.click();
  await expect.poll(google.events).toEqual([...before, 'press', 'window', 'later']);
  expect(google.requested()).toEqual(['apis.google.com/js/api.js', `${authDomain}/__/auth/iframe`]);
});

test('the Google button waits for the token of App Check, which the window would otherwise wait for after the press; whoever confirms a deletion with Google has its window within the press too, and other pages ask nothing of Google', async ({
  page,
}) => {
  let untilAnswered = Promise.resolve();
  const token = Promise.withResolvers<void>();
  const google = await playGoogle(page, () => untilAnswered);
  const tokensAsked = await playAppCheck(page, () => token.promise);
  await playProvider(page);
  await open(page, `${site.url}/login?from=%2Fupdate-profile`);
  const button = googleIn(page);
  await expect.poll(google.isReady).toBe(true);
  await expect.poll(tokensAsked).toBe(1);
  await expect(button).toHaveAttribute('aria-busy', 'true');

  token.resolve();
  await expect(button).not.toHaveAttribute('aria-busy');
  const before = await google.events();
  await button.click();
  await expect.poll(google.events).toEqual([...before, 'press', 'window', 'later']);
  expect(tokensAsked()).toBe(1);
  await google.signIn();
  await dismissAlert(page, 'Signin successful!');

  const held = Promise.withResolvers<void>();
  untilAnswered = held.promise;
  google.requested().length = 0;
  await page.reload();
  const deletion = page.getByRole('button', { name: 'Delete account' });
  await expect(deletion).toBeVisible();
  expect(google.requested()).toEqual([]);
  await deletion.click();
  const confirm = page.getByRole('button', { name: 'Yes, delete it' });
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect.poll(google.isReady).toBe(true);
  await expect(confirm).not.toHaveAttribute('aria-busy');
  await confirm.click();
  await expect.poll(google.events).toEqual(['press', 'later', 'press', 'window', 'later']);
});

test('a Google button whose window could not be prepared says why, which moves nothing on a phone, and a press tries again', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  let isBlocked = true;
  const google = await playGoogle(page, async (route) => {
    if (!isBlocked) return undefined;
    await route.abort('connectionreset');
    return 'answered';
  });
  await playAppCheck(page);
  await playProvider(page);
  problems.expect('https://apis.google.com/js/api.js');
  await watchShifts(page);
  await open(page, `${site.url}/signup`);
  const button = googleIn(page);
  const said = page.getByRole('status').filter({ hasText: 'Google' });
  await expect(said).toHaveText(unreachable);
  await expectNoShift(page);
  await button.click();
  await expect.poll(google.requested).toHaveLength(2);
  await expect(said).toHaveText(unreachable);

  isBlocked = false;
  await button.click();
  await expect(said).toHaveText('Google can be reached now. Press again.');
  const before = await google.events();
  expect(before).not.toContain('window');
  await button.click();
  await expect.poll(google.events).toEqual([...before, 'press', 'window', 'later']);
  await expect(said).toBeHidden();
});
