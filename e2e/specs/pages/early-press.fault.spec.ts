import { openHeld } from '../../harness/held-app.ts';
import { expect, test } from '../../harness/test.ts';
import { sampleAdd } from '../../harness/sample-card.ts';

test.use({ hasMotion: true });

test("a link to another page does not wait for the app; there a visitor's Add to Cart asks for a login once it runs, and a sort order chosen until then is kept", async ({
  page,
}) => {
  const letThrough = await openHeld(page, '/');
  await page.getByRole('link', { name: 'Order Now' }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our menu');
  await page.getByLabel('Sort by').selectOption('Low to High');
  const button = sampleAdd(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  letThrough();
  const question = page.getByRole('dialog', { name: 'Please login to order the food' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(page).toHaveURL('/menu?sort=price-asc');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
});

test('a category chosen before the app runs is shown once it does, without a second page, and a click where Login is about to appear opens the login', async ({
  page,
}) => {
  const letThrough = await openHeld(page, '/menu');
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.push(request.url());
  });
  const tab = page.getByRole('link', { name: 'Soups' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  await page.locator('header [data-keep]').click();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Please log in' })).toBeVisible();
  await expect(page).toHaveURL('/menu?category=soup');
  await expect(tab).toHaveAttribute('aria-current', 'page');
  expect(pages).toEqual([]);
});

test('dishes outside the filter in the URL are never shown: a skeleton replaces them until the app runs', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    let shift = 0;
    Object.assign(window, { seen, shiftSoFar: () => shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      for (const name of document.querySelectorAll<HTMLElement>('article h3'))
        if (name.checkVisibility({ visibilityProperty: true })) seen.add(name.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
  const letThrough = await openHeld(page, '/menu?category=soup&sort=name-desc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article').first()).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText(/^Dishes 1/)).toBeHidden();
  await expect(page.getByText('menu', { exact: true })).toBeHidden();
  letThrough();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Soups');

  type Looked = { seen: Set<string>; shiftSoFar: () => number };
  const look = () =>
    page.evaluate(() => {
      const { seen, shiftSoFar } = window as unknown as Looked;
      return { names: [...seen], shift: shiftSoFar() };
    });
  // The page looks with its next frame.
  await expect.poll(async () => (await look()).names.length).toBeGreaterThanOrEqual(8);
  const looked = await look();
  const menu = (await (await request.get('/api/menu')).json()) as {
    name: string;
    category: string;
  }[];
  const soups = menu.filter(({ category }) => category === 'soup').map(({ name }) => name);
  expect(soups).toEqual(expect.arrayContaining(looked.names));
  expect(looked.shift).toBeLessThanOrEqual(0.01);
});

test('while the app is on its way, the browser loads what it knows about languages; what is pressed until then is opened and selected', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
      apply: (format, self, how) => {
        document.documentElement.dataset['hasFormat'] = 'yes';
        return Reflect.apply(format, self, how) as Intl.NumberFormat;
      },
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const letThrough = await openHeld(page, '/');
  await expect(page.locator('html[data-has-format]')).toBeAttached();
  const plate = page.getByRole('list', { name: 'Around the clock' }).getByRole('button').nth(1);
  await plate.click();
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(page.getByRole('button', { name: 'Close navigation' })).toBeVisible();
  await expect(plate).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.clock').getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});
