import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '../../../testing/boxes.ts';
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

test('the page of a dish orders it, and links to the pages of what goes well with it', async () => {
  await openSite('/dish/ember-margherita');
  await page.getByRole('button', { name: 'Increase quantity of Ember Margherita' }).click();
  await page.getByRole('button', { name: 'Add to Cart $25.00' }).click();
  const question = page.getByRole('dialog', { name: 'Please login to order the food' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  const link = page.getByRole('region', { name: 'Goes well with' }).getByRole('link').first();
  const name = link.element().textContent;
  await link.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  expect(location.pathname).toMatch(/^\/dish\/[\w-]+$/);
  await expect.poll(() => document.title).toBe(`${name} — Thymely`);
});

/** The plate and the card of a dish: decoration without a name. */
const part = (selector: string) =>
  page.elementLocator(document.querySelector(selector) ?? document.body);
const plate = () => part('[data-part="plate"]');
const card = () => part('main :has(> article)');

test.each([
  [1280, 720],
  [1440, 900],
])('at %i × %i the plate of a dish has 520 px and stays in sight', async (width, height) => {
  await page.viewport(width, height);
  await openSite('/dish/coal-rib-eye');
  await expect.element(page.getByRole('radio').first()).toBeInTheDocument();
  await expect.poll(() => boxOf(plate()).width).toBe(520);
  scrollTo({ top: boxOf(card()).bottom - height, behavior: 'instant' });
  expect(boxOf(plate()).top).toBeGreaterThanOrEqual(72);
  expect(boxOf(plate()).bottom).toBeLessThanOrEqual(height);
});
