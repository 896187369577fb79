import { enter, expectAnnounced } from '../../harness/keyboard.ts';
import { openAs } from '../../harness/sign-in.ts';
import { test } from '../../harness/test.ts';

test('every change of page moves the focus to its heading and changes the title', async ({
  page,
  diner,
}) => {
  await openAs(page, diner, '/');
  const openDrawer = async () => {
    await page.getByRole('button', { name: 'Account' }).focus();
    await page.keyboard.press('Enter');
  };
  await openDrawer();
  await enter(page, page.getByRole('dialog').getByRole('link', { name: 'Profile' }));
  await expectAnnounced(page, { heading: /profile/i, title: /^Profile — / });
  await openDrawer();
  await enter(page, page.getByRole('dialog').getByRole('link', { name: 'Order' }));
  await expectAnnounced(page, { heading: 'Order', title: /^Order — / });
  await page.goBack();
  await expectAnnounced(page, { heading: /profile/i, title: /^Profile — / });
});
