import { beforeEach, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { standoutDishes, menuQuery } from '../../api/menu/menu.ts';
import { queryClient } from '../../api/query-client.ts';
import { shareInSight, textsOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';

const main = page.getByRole('main');
const carousel = page.getByRole('region', { name: 'Standout dishes' });
const slides = carousel.getByRole('article');
const address = () => location.pathname + location.search;

test('the banner has its headline, two dishes at $18.00 and the way to the menu (spec 1.7)', async () => {
  await openSite('/');
  await expect.poll(() => document.title).toBe('Thymely — delectable food, right on time');
  const headline = page.getByRole('heading', { level: 1 });
  await expect.element(headline).toHaveTextContent('Dishes so delectable, time stands still');
  const banner = page.elementLocator(headline.element().closest('section') ?? document.body);
  expect(banner.getByText('$18.00').elements()).toHaveLength(2);
  expect(banner.getByRole('img', { name: /of 5 stars/ }).elements()).toHaveLength(2);
  await page.getByRole('link', { name: 'Order Now', exact: true }).click();
  await expect.poll(address).toBe('/menu');
});

test.each([
  ['Main Dish', '86 dishes', '/menu'],
  ['Break Fast', '12 break fast', '/menu'],
  ['Dessert', '48 dessert', '/menu?category=dessert'],
  ['Browse All', '255 Items', '/menu'],
])(
  'the category %s has its count and leads into the menu (spec 1.8, 9.8)',
  async (title, description, to) => {
    await openSite('/');
    await expect.element(main.getByRole('heading', { name: 'Popular Categories' })).toBeVisible();
    const card = main.getByRole('listitem').filter({ hasText: title });
    await expect.element(card).toMatchTextContent(description);
    expect(card.element().querySelectorAll('img')).toHaveLength(1);
    await card.getByRole('link', { name: title, exact: true }).click();
    await expect.poll(address).toBe(to);
  },
);

test('the testimonial has its rating, and the services are named (spec 1.10, 9.8)', async () => {
  await openSite('/');
  await expect.element(main.getByRole('heading', { name: 'What our guests say' })).toBeVisible();
  await expect.element(main.getByText('4.9', { exact: true })).toBeVisible();
  await expect.element(main.getByText('(18.6k Reviews)')).toBeVisible();
  for (const service of ['Catering', 'Fast delivery', 'Online Ordering', 'Gift Cards']) {
    await expect.element(main.getByText(service, { exact: true })).toBeVisible();
  }
});

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

const nav = page.getByRole('navigation', { name: 'Main' });

test('the navbar leads to home, the menu, salads and pizzas, and names the services (spec 2.8)', async () => {
  await openSite('/');
  await nav.getByRole('button', { name: 'Services' }).click();
  const services = { 'Online Order': '/menu', 'Order Tracking': '/order' };
  for (const [service, to] of Object.entries(services)) {
    await expect.element(nav.getByRole('link', { name: service })).toHaveAttribute('href', to);
  }
  await expect.element(nav.getByRole('button', { name: 'Table Booking' })).toBeVisible();
  await expect.element(nav.getByRole('button', { name: 'Offers' })).toBeVisible();
  const entries = { All: '/menu', Salad: '/salad', Pizza: '/pizza' };
  for (const [name, to] of Object.entries(entries)) {
    await nav.getByRole('button', { name: 'Menu', exact: true }).click();
    await nav.getByRole('link', { name, exact: true }).click();
    await expect.poll(address).toBe(to);
  }
  await nav.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(address).toBe('/');
});

test('the navbar has a shadow only once the page is scrolled (spec 2.10)', async () => {
  await openSite('/');
  const navbar = page.getByRole('banner');
  const shadow = () => getComputedStyle(navbar.element()).boxShadow;
  await expect.element(page.getByRole('link', { name: 'Order Now' })).toBeVisible();
  expect(shadow()).not.toMatch(/\d{2,}px/);
  window.scrollTo(0, 400);
  await expect.poll(shadow).toMatch(/\d{2,}px/);
});

test('the footer has its links, a contact block and a copyright line (spec 1.12)', async () => {
  await openSite('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['About us', 'Events', 'Blogs', 'FAQ', 'Offers', 'Reservation']) {
    await expect.element(footer.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const home = footer.getByRole('link', { name: 'Home', exact: true });
  await expect.element(home).toHaveAttribute('href', '/');
  await expect.element(footer.getByRole('heading', { name: 'Contact' })).toBeVisible();
  const linksTo = (scheme: string) => footer.element().querySelectorAll(`a[href^="${scheme}:"]`);
  expect([linksTo('tel').length, linksTo('mailto').length]).toEqual([1, 1]);
  await expect.element(footer).toMatchTextContent(`© ${new Date().getFullYear()}`);
  await footer.getByRole('link', { name: 'Menus', exact: true }).click();
  await expect.poll(address).toBe('/menu');
});

test('a link without a page yet is a button that says so and does nothing (spec 2.9)', async () => {
  await openSite('/');
  const footer = page.getByRole('contentinfo');
  await expect.element(footer).toBeInTheDocument();
  const isSeen = (locator: Locator) => locator.element().checkVisibility();
  const quiet = page
    .getByRole('button', { disabled: true })
    .filter({ has: page.getByText('Soon', { exact: true }) })
    .all()
    .filter(isSeen);
  const names = quiet.map((button) => button.element().textContent.replace('Soon', ''));
  expect(names).toEqual(expect.arrayContaining(['Offers', 'Explore', 'FAQ', 'Reservation']));
  for (const button of quiet) {
    await expect.element(button).toHaveAccessibleDescription('Soon');
    (button.element() as HTMLElement).click();
    expect(address()).toBe('/');
  }
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.querySelectorAll('a[href="#"], a[href=""]')).toHaveLength(0);
  // A column says the word once; other links have it behind their names.
  expect(footer.getByText('Soon', { exact: true }).all().filter(isSeen)).toHaveLength(3);
  await expect
    .element(footer.getByRole('heading', { name: /^Discover/ }))
    .toMatchTextContent('Soon');
});

const clock = () => page.elementLocator(document.querySelector('.clock') ?? document.body);
const plates = page.getByRole('list', { name: 'Around the clock' }).getByRole('button');

/** Returns the only button on the first screen that orders: that of the dish in the center. */
const add = () => clock().getByRole('button', { name: /^(?:Add to Cart|In cart)$/ });

function nameOf(plate: Locator): string {
  return plate.element().getAttribute('aria-label')?.split(', $')[0] ?? '';
}

test('a press keeps a dish until Escape or a press elsewhere, and one Add button follows the list', async () => {
  await openSite('/');
  const fourth = plates.nth(3);
  await expect.element(fourth).toBeVisible();
  (fourth.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(fourth).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Tab}'.repeat(8));
  await expect.element(plates.last()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(add()).toHaveFocus();
  await expect.element(clock()).toMatchTextContent(nameOf(fourth));
  await userEvent.keyboard('{Escape}');
  await expect.element(add()).not.toBeInTheDocument();
  await expect.element(fourth).toHaveFocus();

  await fourth.click();
  await expect.element(fourth).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(add()).not.toBeInTheDocument();
});

test('without a press, the Add button after the list is for its last dish', async () => {
  await openSite('/');
  const last = plates.last();
  await expect.element(last).toBeVisible();
  (last.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(add()).toHaveFocus();
  await expect.element(clock()).toMatchTextContent(nameOf(last));
});

test('a visitor who adds from the clock is asked to log in, and the dish stays selected', async () => {
  await openSite('/');
  await plates.nth(5).click();
  await add().click();
  const question = page.getByRole('dialog', { name: 'Please login to order the food' });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(add()).toBeVisible();
});

beforeEach(() => {
  window.scrollTo({ top: 0, behavior: 'instant' });
});
