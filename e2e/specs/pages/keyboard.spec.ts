import { enter, expectAnnounced } from '../../harness/keyboard.ts';
import { open } from '../../harness/hydration.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

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

test('the navbar never covers the focused element', async ({ page }) => {
  await open(page, '/menu?category=salad');
  await page.keyboard.press('End');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => page.evaluate(hiddenFocus)).toBeUndefined();
  }
});

/** Runs in the page: returns the focused element if the fixed navbar covers all of it. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement;
  const navbar = document.querySelector('header');
  if (!focused || !navbar || navbar.contains(focused)) return undefined;
  const isHidden = focused.getBoundingClientRect().bottom <= navbar.getBoundingClientRect().bottom;
  return isHidden ? focused.outerHTML : undefined;
}
