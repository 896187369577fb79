import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { answerOrdering } from '../../../testing/ordering.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';

const main = page.getByRole('main');
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
  ['Fire & Sesame Noodles', 'fire-sesame-noodles'],
  ['Garden Bowl with Halloumi', 'garden-bowl'],
])('the banner shows %s as it is on the menu, and opens it (spec 1.7)', async (name, id) => {
  const menu = (await (await fetch('/menu.json')).json()) as MenuItem[];
  await openSite('/');
  const headline = page.getByRole('heading', { level: 1 });
  await expect.element(headline).toBeVisible();
  const banner = page.elementLocator(headline.element().closest('section') ?? document.body);
  const card = banner.getByRole('listitem').filter({ hasText: name });
  await expect.element(card).toMatchTextContent('$18.00');
  await expect
    .element(card.getByRole('link', { name, exact: true }))
    .toHaveAttribute('href', `/dish/${id}`);
  const picture = card.element().querySelector('img')?.getAttribute('src');
  expect(menu.find(({ _id }) => _id === id)).toMatchObject({ name, price: 18, image: picture });
  await card.getByRole('link', { name, exact: true }).click();
  await expect.poll(address).toBe(`/?dish=${id}`);
});

test('the home page promises pick-up and no delivery', async () => {
  await openSite('/');
  await expect.element(main.getByText('Open now · Pick-up', { exact: true })).toBeVisible();
  const words = (main.element() as HTMLElement).innerText.replace('Fast delivery', '');
  expect(words).not.toMatch(/deliver|door|bring it to you|straight from the oven/i);
});

test.each(['/', '/menu', '/cart-page'])('%s says until when ordering is paused', async (path) => {
  const opensAt = new Date(Date.now() + 30 * 60_000).toISOString();
  await answerOrdering({ state: 'paused', opensAt });
  await openSite(path, { as: dana });
  const line = main.getByText(/^Taking a break until (tomorrow at )?\d/).first();
  await expect.element(line).toBeVisible();
});

test('the opening line takes one line on the narrowest phone', async () => {
  const until = new Date();
  until.setUTCHours(23, 30);
  await answerOrdering({ timeZone: 'UTC', until: until.toISOString() });
  await page.viewport(320, 640);
  await openSite('/');
  const line = main.getByText('Open now, until 11:30 PM · Pick-up', { exact: true });
  await expect.element(line).toBeVisible();
  expect(line.element().getBoundingClientRect().height).toBeLessThan(36);
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

test('what there is not is marked, and nothing promises it', async () => {
  await openSite('/');
  const marked = main
    .getByRole('listitem')
    .filter({ has: page.getByText('Soon', { exact: true }) })
    .all()
    .map((card) => card.getByRole('heading').element().textContent);
  expect(marked).toEqual(['Catering', 'Fast delivery', 'Gift Cards']);
  await expect.element(main.getByText(/two hundred|any amount/)).not.toBeInTheDocument();
  await expect.element(main.getByText('Explore')).not.toBeInTheDocument();
});

test('on a phone of 390 px, the whole page is at most 3400 px high', async () => {
  await page.viewport(390, 844);
  await openSite('/');
  const footer = page.getByRole('contentinfo');
  await expect.element(footer.getByText('Open daily, 24 hours')).toBeInTheDocument();
  await expect.element(main.getByRole('article').first()).toBeInTheDocument();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(3400);
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
  expect(names).toEqual(expect.arrayContaining(['Offers', 'FAQ', 'Reservation']));
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
