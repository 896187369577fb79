import { expect, test } from '../../harness/test.ts';
import { untilHydrated } from '../../harness/hydration.ts';

test('the banner has its headline, two dishes at $18.00 and the way to the menu (spec 1.7)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Thymely — delectable food, right on time');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Dishes so delectable, time stands still',
  );
  const banner = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
  await expect(banner.getByText('$18.00')).toHaveCount(2);
  await expect(banner.getByRole('img', { name: /of 5 stars/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'Order Now', exact: true }).click();
  await expect(page).toHaveURL('/menu');
});

const categories = [
  { title: 'Main Dish', description: '86 dishes', address: '/menu' },
  { title: 'Break Fast', description: '12 break fast', address: '/menu' },
  { title: 'Dessert', description: '48 dessert', address: '/menu?category=dessert' },
  { title: 'Browse All', description: '255 Items', address: '/menu' },
];

for (const { title, description, address } of categories) {
  test(`the category ${title} has its count and leads into the menu (spec 1.8, 9.8)`, async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Popular Categories' })).toBeVisible();
    const card = main.getByRole('listitem').filter({ hasText: title });
    await expect(card).toContainText(description);
    await expect(card.locator('img')).toHaveCount(1);
    await card.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(address);
  });
}

const slidesByWidth = [
  { width: 1440, slides: 3 },
  { width: 970, slides: 3 },
  { width: 969, slides: 2 },
  { width: 576, slides: 2 },
  { width: 575, slides: 1 },
  { width: 360, slides: 1 },
];

for (const { width, slides } of slidesByWidth) {
  test(`the carousel shows ${slides} at a time at ${width} px (spec 9.3)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Standout dishes' });
    await carousel.scrollIntoViewIfNeeded();
    const dishes = carousel.getByRole('article');
    await expect(dishes.nth(slides - 1)).toBeInViewport({ ratio: 0.2 });
    await expect(dishes.nth(slides)).not.toBeInViewport({ ratio: 0.2 });
  });
}

test('the carousel holds the popular dishes of menu.json and moves by its buttons (spec 1.9)', async ({
  page,
  request,
}) => {
  const menu = (await (await request.get('/menu.json')).json()) as {
    name: string;
    category: string;
  }[];
  const popular = menu.filter(({ category }) => category === 'popular').map(({ name }) => name);
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Standout dishes' });
  await expect(carousel.getByRole('article').getByRole('heading')).toHaveText(popular);
  await carousel.scrollIntoViewIfNeeded();
  await untilHydrated(page);
  const first = carousel.getByRole('article').first();
  await expect(first).toBeInViewport({ ratio: 0.9 });
  await carousel.getByRole('button', { name: 'Next dishes' }).click();
  await expect(first).not.toBeInViewport({ ratio: 0.2 });
  await carousel.getByRole('button', { name: 'Previous dishes' }).click();
  await expect(first).toBeInViewport({ ratio: 0.9 });
});

test('the testimonial has its rating, and the services are named (spec 1.10, 9.8)', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'What our guests say' })).toBeVisible();
  await expect(main.getByText('4.9', { exact: true })).toBeVisible();
  await expect(main.getByText('(18.6k Reviews)')).toBeVisible();
  for (const service of ['Catering', 'Fast delivery', 'Online Ordering', 'Gift Cards']) {
    await expect(main.getByText(service, { exact: true })).toBeVisible();
  }
});

test('the footer has its links, a contact block and a copyright line (spec 1.12)', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['About us', 'Events', 'Blogs', 'FAQ', 'Offers', 'Reservation']) {
    await expect(footer.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(footer.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await footer.getByRole('link', { name: 'Menus', exact: true }).click();
  await expect(page).toHaveURL('/menu');
});

test('the navbar leads to home, the menu, salads and pizzas, and names the services (spec 2.8)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'Services' }).click();
  const services = { 'Online Order': '/menu', 'Order Tracking': '/order' };
  for (const [service, address] of Object.entries(services)) {
    await expect(nav.getByRole('link', { name: service })).toHaveAttribute('href', address);
  }
  await expect(nav.getByRole('button', { name: 'Table Booking' })).toBeVisible();
  await expect(nav.getByRole('button', { name: 'Offers' })).toBeVisible();
  const entries = { All: '/menu', Salad: '/salad', Pizza: '/pizza' };
  for (const [name, address] of Object.entries(entries)) {
    await page.goto('/');
    await untilHydrated(page);
    await nav.getByRole('button', { name: 'Menu', exact: true }).click();
    await nav.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
  await nav.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the navbar has a shadow only once the page is scrolled (spec 2.10)', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const navbar = page.getByRole('banner');
  await expect(navbar).not.toHaveCSS('box-shadow', /\d{2,}px/);
  await page.mouse.wheel(0, 400);
  await expect(navbar).toHaveCSS('box-shadow', /\d{2,}px/);
});

test('a link without a page yet is a button that says so and does nothing (spec 2.9)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const quiet = page
    .locator('button[aria-disabled="true"]:visible')
    .filter({ has: page.getByText('Soon', { exact: true }) });
  for (const name of ['Offers', 'Explore', 'FAQ', 'Reservation']) {
    await expect(quiet.and(page.getByRole('button', { name, exact: true }))).not.toHaveCount(0);
  }
  for (const button of await quiet.all()) {
    await expect(button).toHaveAccessibleDescription('Soon');
    await button.click({ force: true });
    await expect(page).toHaveURL('/');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('a[href="#"], a[href=""]')).toHaveCount(0);
  // A column says the word once; other links have it behind their names.
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Soon', { exact: true }).filter({ visible: true })).toHaveCount(3);
  await expect(footer.getByRole('heading', { name: 'Discover', exact: true })).toContainText(
    'Soon',
  );
});
