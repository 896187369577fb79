import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, excessWidth, shareInSight } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';

const cards = page.getByRole('article');
const tab = (name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });

async function openMenu(): Promise<void> {
  await openSite('/menu');
  await expect.element(cards.first()).toBeVisible();
}

test.each([
  [1440, 4],
  [1100, 3],
  [768, 2],
  [360, 1],
])('at %i px the dishes are in columns: %i', async (width, columns) => {
  await page.viewport(width, 900);
  await openMenu();
  const lefts = cards.all().map((card) => Math.round(boxOf(card).left));
  expect(new Set(lefts).size).toBe(columns);
});

test.each([
  [360, 800],
  [390, 844],
])('four dishes are on the first screen of a phone, %i px wide', async (width, height) => {
  await page.viewport(width, height);
  await openMenu();
  await expect.poll(() => shareInSight(cards.nth(3))).toBeGreaterThanOrEqual(0.99);
  const add = cards.nth(3).getByRole('button', { name: 'Add to Cart' });
  expect(shareInSight(add)).toBe(1);
});

test('the categories stay in sight, and another category begins at the top of its dishes', async () => {
  await page.viewport(390, 844);
  await openMenu();
  window.scrollTo({ top: 700, behavior: 'instant' });
  await expect.poll(() => shareInSight(tab('Soups'))).toBeGreaterThan(0);
  await tab('Soups').click();
  await expect.element(tab('Soups')).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Our soups');
  await expect.poll(() => shareInSight(cards.first())).toBeGreaterThanOrEqual(0.99);
  await expect.poll(() => shareInSight(tab('Soups'))).toBe(1);
  // The line covers no part of the first dish.
  const line = document.querySelector('.menu-line')?.getBoundingClientRect();
  expect(boxOf(cards.first()).top).toBeGreaterThanOrEqual(line?.bottom ?? Infinity);
});

test.each(['/', '/menu', '/no-such-page'])(
  '%s does not scroll horizontally at 320 px, nor with text twice as large',
  async (at) => {
    await page.viewport(320, 640);
    await openSite(at);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(excessWidth()).toBeLessThanOrEqual(0);
    // A reader's own setting has this effect.
    await page.viewport(640, 900);
    document.documentElement.style.fontSize = '200%';
    expect(excessWidth()).toBeLessThanOrEqual(0);
    document.documentElement.style.fontSize = '';
  },
);
