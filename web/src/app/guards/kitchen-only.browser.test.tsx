import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';

test('the account drawer leads kitchen staff to the kitchen', async () => {
  await answerApi({ call: 'GET /users/me', json: { role: 'kitchen' } });
  await openSite('/order', { as: dana });
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await drawer.getByRole('link', { name: 'Kitchen' }).click();
  await expect.poll(() => location.pathname).toBe('/kitchen');
  await expect.poll(() => document.title).toMatch(/^Kitchen — /);
});
