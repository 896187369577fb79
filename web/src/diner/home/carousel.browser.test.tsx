import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { menuQuery, standoutDishes } from '../../api/menu/menu.ts';
import { queryClient } from '../../api/query-client.ts';
import { boxOf, shareInSight, textsOf } from '../../../testing/boxes.ts';
import { fakeTime } from '../../../testing/fake-time.ts';
import { openSite } from '../../../testing/open-site.tsx';

const carousel = page.getByRole('region', { name: 'Standout dishes' });
const slides = carousel.getByRole('article');

/** Brings the carousel into view and waits until Swiper moves it. */
async function openCarousel(): Promise<void> {
  await openSite('/');
  await expect.element(slides.first()).toBeInTheDocument();
  carousel.element().scrollIntoView({ block: 'center' });
  await expect.poll(() => document.querySelectorAll('.swiper-initialized').length).toBe(1);
}

const next = carousel.getByRole('button', { name: 'Next dishes' });
const place = carousel.getByRole('status');

test.each([
  [1440, 3],
  [970, 3],
  [969, 2],
  [576, 2],
  [575, 1],
  [360, 1],
])('at %i px the carousel shows so many at a time: %i (spec 9.3)', async (width, count) => {
  await page.viewport(width, 900);
  await openCarousel();
  await expect.poll(() => shareInSight(slides.nth(count - 1))).toBeGreaterThan(0.2);
  expect(shareInSight(slides.nth(count))).toBeLessThan(0.2);
});

test('the carousel holds the popular dishes of menu.json and moves by its buttons (spec 1.9)', async () => {
  await openCarousel();
  const menu = queryClient.getQueryData(menuQuery.queryKey) ?? [];
  const popular = standoutDishes(menu).map(({ name }) => name);
  expect(textsOf(slides.getByRole('heading'))).toEqual(popular);
  const first = slides.first();
  await expect.poll(() => shareInSight(first)).toBeGreaterThan(0.9);
  await next.click();
  await expect.poll(() => shareInSight(first)).toBeLessThan(0.2);
  await carousel.getByRole('button', { name: 'Previous dishes' }).click();
  await expect.poll(() => shareInSight(first)).toBeGreaterThan(0.9);
});

test('the carousel moves with the arrow keys, Home and End, and announces its position', async () => {
  await openCarousel();
  await expect.element(place).toMatchTextContent(/^1–3 of \d+$/);
  const count = Number(place.element().textContent.split(' of ')[1]);

  await next.click();
  await expect.element(place).toHaveTextContent(`2–4 of ${count}`);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(place).toHaveTextContent(`3–5 of ${count}`);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(place).toHaveTextContent(`2–4 of ${count}`);
  await userEvent.keyboard('{End}');
  await expect.element(place).toHaveTextContent(`${count - 2}–${count} of ${count}`);
  await expect.poll(() => shareInSight(slides.last())).toBeGreaterThan(0.5);
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(place).toHaveTextContent(`1–3 of ${count}`);
});

test('a focused dish scrolls into view', async () => {
  await openCarousel();
  const fifth = slides.nth(4);
  expect(shareInSight(fifth)).toBeLessThan(0.2);
  (next.element() as HTMLElement).focus();
  const button = fifth.getByRole('button', { name: 'Add to Cart' }).element();
  for (let stops = 0; stops < 20 && document.activeElement !== button; stops += 1) {
    await userEvent.keyboard('{Tab}');
  }
  expect(document.activeElement).toBe(button);
  await expect.poll(() => shareInSight(fifth)).toBeGreaterThan(0.9);
});

test('the carousel is swiped', async () => {
  await openCarousel();
  const { left, top } = boxOf(carousel);
  const slide = boxOf(slides.nth(1));
  const moveTo = (x: number) =>
    carousel.hover({ position: { x: slide.left - left + x, y: slide.top - top + 60 } });
  await moveTo(slide.width * 0.9);
  await commands.moveMouseButton('down');
  // The first move only begins the swipe. A slow one of less than half a slide would spring back.
  for (const share of [0.85, 0.5, 0.1]) await moveTo(slide.width * share);
  await commands.moveMouseButton('up');
  await expect.element(place).toMatchTextContent(/^2–4 of /);
});

test('the carousel does not move by itself', async () => {
  const skip = fakeTime();
  await openCarousel();
  await expect.element(place).toMatchTextContent(/^1–3 of /);
  await skip(30_000);
  await expect.element(place).toMatchTextContent(/^1–3 of /);
});
