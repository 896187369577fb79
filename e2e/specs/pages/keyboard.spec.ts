import { sampleDish } from '../../harness/dishes.ts';
import { enter, expectAnnounced, tabTo } from '../../harness/keyboard.ts';
import { open } from '../../harness/hydration.ts';
import { untilShown } from '../../harness/shown-messages.ts';
import { expect, test } from '../../harness/test.ts';

test.use({ hasMotion: true });

test('the keyboard alone leads a visitor from the home page past the login to a filled cart; with a dish waiting, the toast replaces the alert, and one Back leaves the menu (spec 1.2, 5.5, 6.1)', async ({
  page,
  diner,
}) => {
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

  await untilShown(page, 'Signin successful!');
  await untilShown(page, 'Food added on the cart.');
  await expect(page).toHaveURL('/menu');
  await expect(card.getByRole('button', { name: 'In cart' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The navbar is above the heading, which has the focus.
  await enter(page, page.getByRole('link', { name: 'Cart', exact: true }), 'Shift+Tab');
  await expectAnnounced(page, { heading: /cart/i, title: /^Cart — / });
  await enter(page, page.getByRole('button', { name: `Increase quantity of ${dish.name}` }));
  await expect(page.getByText('$36.00').first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/menu');
  await expect(card.getByRole('button', { name: 'In cart' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/menu');
  await page.goForward();
  await expect(page).toHaveURL('/cart-page');

  const remove = page.getByRole('button', { name: `Delete ${dish.name}` });
  await enter(page, remove);
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await expect(page.getByText('Total items: 1')).toBeVisible();
});
