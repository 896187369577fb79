import { openAs } from '../../harness/sign-in.ts';
import { realAnswer } from '../../harness/real-answer.ts';
import { expect, test } from '../../harness/test.ts';

test('while no kitchen screen is on, the preview of what guests see leads to the board', async ({
  page,
  admin,
}) => {
  await page.route('**/api/ordering', async (route) => {
    const response = await realAnswer(route);
    const json = { ...((await response.json()) as object), state: 'unattended' };
    await route.fulfill({ response, json });
  });
  await openAs(page, admin, '/dashboard/hours');
  await page.getByRole('link', { name: 'Open the board' }).click();
  await expect(page).toHaveURL('/kitchen');
});
