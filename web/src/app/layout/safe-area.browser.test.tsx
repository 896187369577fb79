import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { answerApi } from '../../../testing/api.ts';
import { boxOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';

const line = {
  _id: 'line',
  menuItemId: 'ember-margherita',
  name: 'Ember Margherita',
  quantity: 1,
  image: '/dish-art/1f372.webp',
  price: 12.5,
  email: dana.email,
  available: true,
};

test('what is on a page keeps clear of notch and home bar', async () => {
  await commands.useSafeArea({ left: 59, right: 59, bottom: 34 });
  await page.viewport(844, 640);
  await answerApi({ call: 'GET /carts', json: [line] });
  await openSite('/menu', { as: dana });
  const bar = page.getByRole('link', { name: /cart/i }).filter({ hasText: '$' });
  await expect.element(bar).toBeVisible();
  expect(boxOf(bar).bottom).toBeLessThanOrEqual(640 - 34);
  const logo = page.getByRole('link', { name: 'Thymely' }).first();
  const card = page.getByRole('article').first();
  await expect.element(card).toBeVisible();
  const lefts = [bar, logo, card].map((each) => boxOf(each).left);
  expect(Math.min(...lefts), String(lefts)).toBeGreaterThanOrEqual(59);
  // The page may still grow while its dishes load.
  const roomAbove = () => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return boxOf(bar).top - boxOf(page.getByRole('contentinfo')).bottom;
  };
  await expect.poll(roomAbove).toBeGreaterThanOrEqual(0);
});
