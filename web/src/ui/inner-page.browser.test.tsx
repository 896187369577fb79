import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '../../testing/boxes.ts';
import { openSite } from '../../testing/open-site.tsx';
import { dana } from '../../testing/people.ts';

const heading = page.getByRole('heading', { level: 1 });
const logo = page.getByRole('link', { name: 'Thymely' }).first();
const innerPages = ['/cart-page', '/order', '/update-profile'];

function contentBox(): DOMRect | undefined {
  return heading.element().parentElement?.nextElementSibling?.getBoundingClientRect();
}

test.each(innerPages)('on a desk, heading and content of %s begin at the logo', async (path) => {
  await page.viewport(1440, 900);
  await openSite(path, { as: dana });
  await expect.element(heading).toBeVisible();
  expect(boxOf(heading).left).toBe(boxOf(logo).left);
  expect(contentBox()?.left).toBe(boxOf(logo).left);
  expect(getComputedStyle(heading.element()).fontSize).toBe('30px');
});

test.each(innerPages)('on a phone, the content of %s begins after 96 px', async (path) => {
  await page.viewport(390, 844);
  await openSite(path, { as: dana });
  await expect.element(heading).toBeVisible();
  expect(getComputedStyle(heading.element()).fontSize).toBe('28px');
  expect(contentBox()?.top).toBeLessThanOrEqual(96);
  expect(contentBox()?.left).toBe(16);
});

test.each(['/login', '/signup', '/cart-page', '/order', '/menu'])(
  '%s shows plates and no glossy drawings',
  async (path) => {
    await page.viewport(1440, 900);
    await openSite(path, path === '/login' || path === '/signup' ? {} : { as: dana });
    await expect.element(heading).toBeVisible();
    const plates = page.getByRole('presentation');
    await expect.poll(() => plates.elements().length).toBeGreaterThan(0);
    const glossy = [...document.images].filter(({ src }) => /dish-art\/[0-9a-f-]+\.webp/.test(src));
    expect(glossy.map(({ src }) => src)).toEqual([]);
  },
);
