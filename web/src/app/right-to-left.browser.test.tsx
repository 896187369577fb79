import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../../testing/open-site.tsx';

test('where lines begin at the right, the arrow of Order Now leads to the left, also below the pointer', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => {
    document.documentElement.removeAttribute('dir');
  });
  await openSite('/');
  const orderNow = page.getByRole('link', { name: 'Order Now' });
  await expect.element(orderNow).toBeVisible();
  const arrow = orderNow.element().querySelector('svg') ?? document.body;
  expect(getComputedStyle(arrow).scale).toBe('-1 1');
  await orderNow.hover();
  await expect.poll(() => getComputedStyle(arrow).translate).toBe('-4px');
});
