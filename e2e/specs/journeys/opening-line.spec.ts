import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('hero, menu and cart say whether the restaurant is open, and until when ordering is paused', async ({
  page,
  diner,
  admin: { accessToken: token },
}) => {
  await openAs(page, diner, '/');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Open now/)).toBeVisible();
  await callApi('pauseOrdering', { token, body: { minutes: 30 } });
  try {
    for (const path of ['/menu', '/cart-page']) {
      // The API may return what it knew five seconds ago.
      await expect(async () => {
        await page.goto(path);
        await expect(main.getByText(/^Taking a break until (tomorrow at )?\d/)).toBeVisible({
          timeout: 3000,
        });
      }).toPass();
    }
  } finally {
    await callApi('resumeOrdering', { token });
  }
  await expect.poll(async () => (await callApi('getOrdering')).state).toBe('open');
});
