import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../../../testing/open-site.tsx';

test('a dish that is gone has a page that says so, asks not to be indexed and offers one way on', async () => {
  await openSite('/dish/never-there');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This dish is no longer on our menu');
  const robots = [...document.querySelectorAll<HTMLMetaElement>('meta[name="robots"]')];
  expect(robots.at(-1)?.content).toBe('noindex');
  await page.getByRole('main').getByRole('link', { name: 'See the menu' }).click();
  await expect.poll(() => location.pathname).toBe('/menu');
});
