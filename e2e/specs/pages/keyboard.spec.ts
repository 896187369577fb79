import { sampleDish } from '../../harness/dishes.ts';
import { enter, expectAnnounced, tabTo } from '../../harness/keyboard.ts';
import { open } from '../../harness/hydration.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('every change of page moves the focus to its heading and changes the title', async ({
  page,
  diner,
}) => {
  await openAs(page, diner, '/');
  const openDrawer = async () => {
    await page.getByRole('button', { name: 'Account', exact: true }).focus();
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

test('the keyboard alone leads from the home page to a filled cart', async ({ page, diner }) => {
  const dish = await sampleDish('garden-bowl');
  await open(page, '/');
  await enter(page, page.getByRole('link', { name: 'Order Now' }));
  await expectAnnounced(page, { heading: 'Our menu', title: /^Menu — / });

  const card = page.getByRole('article').filter({ hasText: dish.name });
  await enter(page, card.getByRole('button', { name: 'Add to Cart' }));
  const question = page.getByRole('dialog', { name: 'Please login to order the food' });
  await expect(question.getByRole('button', { name: 'Login now!' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/login/);
  await expectAnnounced(page, { heading: 'Login', title: /^Login — / });
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(diner.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(diner.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/menu');
  await expect(card.getByRole('button', { name: 'In cart' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await enter(page, page.getByRole('link', { name: 'Cart', exact: true }));
  await expectAnnounced(page, { heading: /cart/i, title: /^Cart — / });
  await enter(page, page.getByRole('button', { name: `Increase quantity of ${dish.name}` }));
  await expect(page.getByText('$36.00').first()).toBeVisible();

  const remove = page.getByRole('button', { name: `Delete ${dish.name}` });
  await enter(page, remove);
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await expect(page.getByText('Total items: 1')).toBeVisible();
});
