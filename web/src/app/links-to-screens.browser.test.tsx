import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brand } from '@brand/brand.ts';
import { openSite } from '../../testing/open-site.tsx';
import { ada } from '../../testing/people.ts';
import { screenAt } from './screens.ts';

test('the links of the dashboard to other screens than those of the specification are called like them', async () => {
  await openSite('/dashboard/hours', { as: ada });
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await expect.element(sidebar).toBeVisible();
  const specified = ['/', '/menu', '/dashboard'];
  const links = sidebar
    .getByRole('link')
    .elements()
    .map((link) => ({ name: link.textContent, to: link.getAttribute('href') ?? '' }))
    .filter(({ to }) => !specified.includes(to));
  expect(links.map(({ name }) => name)).toEqual(expect.arrayContaining(['Hours', 'Changes']));
  for (const { name, to } of links) {
    expect(screenAt(to)?.title).toBe(`${name} — ${brand.name}`);
  }
});
