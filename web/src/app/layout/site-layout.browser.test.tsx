import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { renderPart } from '../../../testing/render-part.tsx';
import { SiteLayout } from './site-layout.tsx';

function Site() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route
          path="*"
          element={
            <div style={{ paddingTop: 400, minHeight: '100dvh' }}>
              <h1>Here</h1>
              <a href="#order">Order Now</a>
            </div>
          }
        />
      </Route>
    </Routes>
  );
}

const nav = page.getByRole('navigation', { name: 'Main' });
const menu = nav.getByRole('button', { name: 'Menu', exact: true });
const services = nav.getByRole('button', { name: 'Services' });
const login = nav.getByRole('button', { name: 'Login' });
const opener = page.getByRole('button', { name: 'Open navigation' });

/** Presses Tab and expects each of the stops in turn. */
async function expectStops(...stops: Locator[]): Promise<void> {
  for (const stop of stops) {
    await userEvent.keyboard('{Tab}');
    await expect.element(stop).toHaveFocus();
  }
}

test.each([
  [639, '16px'],
  [640, '32px'],
  [1023, '32px'],
  [1024, '48px'],
])('at %i px the gutters are %s', async (width, gutter) => {
  await page.viewport(width, 800);
  await renderPart(<Site />, { at: '/menu' });
  const column = page.getByRole('contentinfo').element().querySelector('div') ?? document.body;
  const { paddingLeft, paddingRight } = getComputedStyle(column);
  expect([paddingLeft, paddingRight]).toEqual([gutter, gutter]);
});

test('the first Tab stop skips the navigation', async () => {
  await renderPart(<Site />, { at: '/menu' });
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expectStops(skipLink);
  await expect.poll(() => skipLink.element().getBoundingClientRect().top).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}');
  await expectStops(page.getByRole('link', { name: 'Order Now' }));
});

test('the focus moves through the navigation in reading order', async () => {
  await renderPart(<Site />);
  await expect.element(login).toBeVisible();
  await expectStops(
    page.getByRole('link', { name: 'Skip to content' }),
    nav.getByRole('link', { name: 'Thymely' }),
    nav.getByRole('link', { name: 'Home' }),
    menu,
    services,
    nav.getByRole('button', { name: 'Offers' }),
    login,
    page.getByRole('main').getByRole('link', { name: 'Order Now' }),
  );
});

test('a drop-down closes on a click outside and when another one opens', async () => {
  await renderPart(<Site />);
  await menu.click();
  await expect.element(nav.getByRole('link', { name: 'Pizza' })).toBeVisible();
  await services.click();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await expect.element(services).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(services).toHaveAttribute('aria-expanded', 'false');
});

test.each(['{Enter}', ' '])(
  'a drop-down opens with the key "%s", closes on Escape and returns the focus',
  async (key) => {
    await renderPart(<Site />);
    (menu.element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
    await expectStops(nav.getByRole('link', { name: 'All' }));
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
    await expect.element(menu).toHaveFocus();
  },
);

test('the arrow keys open a drop-down and move through its entries', async () => {
  await renderPart(<Site />);
  (menu.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  await expect.element(nav.getByRole('link', { name: 'All' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(nav.getByRole('link', { name: 'Pizza' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  await expect.poll(() => location.pathname).toBe('/salad');
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone the navigation is a panel that closes on Escape, on a click outside and when a link is followed', async () => {
  await page.viewport(390, 844);
  await renderPart(<Site />);
  const home = nav.getByRole('link', { name: 'Home' });
  await expect.element(home).not.toBeInTheDocument();

  await opener.click();
  await menu.click();
  const salad = nav.getByRole('link', { name: 'Salad' });
  await expect.element(salad).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(salad).not.toBeInTheDocument();
  await expect.element(home).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(home).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  await opener.click();
  await page.getByRole('main').click({ position: { x: 200, y: 800 } });
  await expect.element(opener).toBeVisible();

  await opener.click();
  await menu.click();
  await nav.getByRole('link', { name: 'Pizza' }).click();
  await expect.poll(() => location.pathname).toBe('/pizza');
  await expect.element(opener).toBeVisible();
});

test.each([390, 1440])(
  'the footer begins below the first screen of a page that shows little, %s px wide',
  async (width) => {
    await page.viewport(width, 900);
    await renderPart(
      <Routes>
        <Route element={<SiteLayout />}>
          <Route path="*" element={<p>Loading...</p>} />
        </Route>
      </Routes>,
    );
    const footer = page.getByRole('contentinfo');
    await expect.element(footer).toBeInTheDocument();
    expect(footer.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(900);
  },
);
