import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Order } from '@thymely/contract/orders/endpoints';
import { answerApi } from '../../../testing/api.ts';
import { boxOf, excessWidth, shareInSight } from '../../../testing/boxes.ts';
import { checkout } from '../../../testing/checkout.ts';
import { cartLine } from '../../../testing/cart-lines.ts';
import { drawPage } from '../../../testing/drawing.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { dana } from '../../../testing/people.ts';
import { nextFrames, watchShifts } from '../../../testing/watch-shifts.ts';
import { showToast } from '../../ui/messages/messages.ts';

const line = cartLine('Ember Margherita', { quantity: 2, price: 12.5 });

const nav = page.getByRole('navigation', { name: 'Main' });
const chip = nav.getByRole('link', { name: /^Your order #/ });
const orderBar = page.getByRole('complementary', { name: 'Your orders' });
const cartBar = page.getByRole('complementary', { name: 'Your cart' });

async function openAt(path: string, ...open: Order[]): Promise<void> {
  await answerApi({ call: 'GET /carts', json: [line] }, { call: 'GET /orders', json: open });
  await openSite(path, { as: dana });
}

/** Returns what stays in place over the page, by its first words. */
function fixedThings(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('body *')];
  const stays = all.filter((element) => {
    const { position } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return ['fixed', 'sticky'].includes(position) && width * height > 0;
  });
  return stays.map(({ tagName, innerText }) => `${tagName} ${innerText.slice(0, 30)}`);
}

/** A reader's own setting has this effect. */
function useLargeText(): void {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
}

test.each(['/menu?category=pizza', '/cart-page'])(
  'in a window less than 500 px high, only the navbar stays in place on %s, with 48 px',
  async (path) => {
    await page.viewport(844, 390);
    await openAt(path, openOrder({ number: 47 }));
    await expect.element(chip).toBeVisible();
    await expect.element(page.getByText('Ember Margherita').first()).toBeVisible();
    // The skip link is above the window until it has the focus.
    expect(fixedThings()).toEqual([
      expect.stringMatching(/^A Skip to content/),
      expect.stringMatching(/^HEADER/),
    ]);
    expect(boxOf(page.elementLocator(nav.element())).height).toBe(48);
    expect(shareInSight(chip)).toBe(1);
  },
);

test.each([256, 400])(
  'in a window of 320 × %i px, the order leaves the logo and every control its place',
  async (height) => {
    await page.viewport(320, height);
    await openAt('/menu', openOrder({ number: 47 }), openOrder({ number: 48 }));
    await expect.element(chip).toBeVisible();
    const boxes = [
      nav.getByRole('link', { name: 'Thymely' }),
      chip,
      nav.getByRole('link', { name: 'Cart', exact: true }),
    ].map(boxOf);
    expect(boxes.filter(({ width }) => width < 32)).toEqual([]);
    for (const [index, { right }] of boxes.slice(0, -1).entries()) {
      expect(right).toBeLessThanOrEqual(boxes[index + 1]?.left ?? 0);
    }
    expect(excessWidth()).toBeLessThanOrEqual(0);
  },
);

test('on a phone, nothing else in the navbar moves when the open order comes there', async () => {
  await page.viewport(360, 900);
  drawPage(true);
  await answerApi({ call: 'GET /carts', json: [line] }, { call: 'GET /orders', isHeld: true });
  await openSite('/cart-page', { as: dana });
  await expect.element(nav.getByRole('button', { name: 'Account' })).toBeVisible();
  const shiftsSoFar = watchShifts();
  await answerApi({ call: 'GET /orders', json: [openOrder({ number: 47 })] });
  await expect.element(chip).toBeVisible();
  await nextFrames();
  const sources = shiftsSoFar().flatMap((shift) => shift.sources);
  expect(sources.filter(({ node }) => nav.element().contains(node))).toEqual([]);
});

test('on a wide screen, the order is a chip in the navbar that covers no other control', async () => {
  await page.viewport(1440, 900);
  await openAt('/menu', openOrder({ number: 47 }), openOrder({ number: 48 }));
  await expect.element(chip).toBeVisible();
  await expect.element(chip).toHaveAccessibleName('Your order #47 waiting for the kitchen +1');
  await expect.element(orderBar).not.toBeInTheDocument();
  const own = boxOf(chip);
  const others = nav.getByRole('link').elements().concat(nav.getByRole('button').elements());
  for (const other of others) {
    if (other === chip.element()) continue;
    const { left, right } = other.getBoundingClientRect();
    expect(right <= own.left || left >= own.right, other.textContent).toBe(true);
  }
  expect(own.bottom).toBeLessThanOrEqual(72);
});

test('a refused order comes first in the chip, which leads to its page', async () => {
  await page.viewport(1440, 900);
  const refusal = { code: 'busy', message: 'We are too busy.' } as const;
  const refused = openOrder({ _id: 'gone', number: 46, state: 'rejected', isOpen: false, refusal });
  await openAt('/menu', refused);
  await expect.element(chip).toHaveAccessibleName('Your order #46 not accepted');
  await expect.element(chip).toHaveAttribute('href', '/order/gone');
});

test('on a phone, the open order and the cart are one bar of 64 px', async () => {
  await page.viewport(390, 844);
  await openAt('/menu', openOrder({ number: 47, state: 'cooking' }));
  await expect.element(cartBar).toBeVisible();
  await expect.element(orderBar).toBeVisible();
  const dock = orderBar.element().parentElement ?? document.body;
  expect(cartBar.element().parentElement).toBe(dock);
  expect(dock.offsetHeight).toBe(64);
  expect(boxOf(orderBar).right).toBeLessThanOrEqual(boxOf(cartBar).left);
  const order = orderBar.getByRole('link');
  await expect.element(order).toHaveAccessibleName(/^#47 is being prepared 1[345] min$/);
  await expect.element(order.getByText(/^1[345] min$/)).toBeVisible();
  await expect.element(cartBar.getByRole('link')).toHaveAccessibleName('1 dish View cart $25.00');
  expect(excessWidth()).toBeLessThanOrEqual(0);
});

test.each([
  { open: [openOrder({ number: 47 })], lines: [] },
  { open: [], lines: [line] },
])('on a phone, the order alone and the cart alone have a bar of 64 px, too', async (all) => {
  await page.viewport(390, 844);
  await answerApi({ call: 'GET /carts', json: all.lines }, { call: 'GET /orders', json: all.open });
  await openSite('/menu', { as: dana });
  const bar = all.open.length > 0 ? orderBar : cartBar;
  await expect.element(bar).toBeVisible();
  expect(boxOf(bar)).toMatchObject({ height: 64, width: 390 - 32 });
});

/** Returns the names of the links and buttons with words that have the color of the next step. */
function nextSteps(): string[] {
  const skip = page.getByRole('link', { name: 'Skip to content' }).element();
  const { backgroundColor: solid } = getComputedStyle(skip);
  const all = document.querySelectorAll<HTMLElement>('main a, main button, aside a, aside button');
  return [...all]
    .filter((control) => control.checkVisibility() && control.innerText !== '')
    .filter((control) => getComputedStyle(control).backgroundColor === solid)
    .map(({ innerText }) => innerText.replace(/\s+/g, ' '));
}

const refusal = { code: 'too_busy', message: 'The kitchen was too busy.' } as const;
const refused = openOrder({ number: 46, state: 'rejected', isOpen: false, refusal });

test.each([
  { at: [390, 844], lines: [line], open: [], step: '1 1 dish View cart $25.00' },
  { at: [768, 1024], lines: [line], open: [], step: '1 1 dish View cart $25.00' },
  // In these windows the cart has no bar.
  { at: [1280, 800], lines: [line], open: [], step: 'Order Now' },
  { at: [844, 390], lines: [line], open: [], step: 'Order Now' },
  { at: [390, 844], lines: [], open: [], step: 'Order Now' },
  { at: [390, 844], lines: [line], open: [refused], step: 'Order Now' },
])(
  'the home page has one solid button, also with a cart: $step at $at px',
  async ({ at: [width = 0, height = 0], lines, open, step }) => {
    await page.viewport(width, height);
    await answerApi({ call: 'GET /carts', json: lines }, { call: 'GET /orders', json: open });
    await openSite('/', { as: dana });
    await expect.element(page.getByRole('link', { name: 'Order Now' })).toBeVisible();
    if (open.length > 0) await expect.element(orderBar).toBeVisible();
    else if (step !== 'Order Now') await expect.element(cartBar).toBeVisible();
    await expect.poll(nextSteps).toEqual([step]);
  },
);

test('the way to the menu keeps its place and its size when the cart has its bar', async () => {
  await page.viewport(390, 844);
  await answerApi({ call: 'GET /carts', isHeld: true });
  await openSite('/', { as: dana });
  const orderNow = page.getByRole('link', { name: 'Order Now' });
  await expect.element(orderNow).toBeVisible();
  const before = boxOf(orderNow).toJSON() as unknown;
  await answerApi({ call: 'GET /carts', json: [line] });
  await expect.element(cartBar).toBeVisible();
  expect(boxOf(orderNow).toJSON()).toEqual(before);
});

test.each(['/cart-page', '/checkout'])(
  'on a phone, %s has a bar of its own, so the order is a chip in the navbar',
  async (path) => {
    await page.viewport(390, 844);
    await answerApi({ call: 'GET /checkout', json: checkout });
    await openAt(path, openOrder({ number: 47 }));
    await expect.element(chip).toBeVisible();
    await expect.element(orderBar).not.toBeInTheDocument();
    expect(excessWidth()).toBeLessThanOrEqual(0);
  },
);

test('on a phone, the page ends 80 px above the dock', async () => {
  await page.viewport(390, 844);
  await openAt('/menu', openOrder({ number: 47 }));
  await expect.element(cartBar).toBeVisible();
  await expect.element(orderBar).toBeVisible();
  const gap = () => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return boxOf(orderBar).top - boxOf(page.getByRole('contentinfo')).bottom;
  };
  await expect.poll(() => Math.abs(gap() - 80)).toBeLessThan(8);
});

test('on a phone, a toast stands above the dock, and nothing of the page ends behind it', async () => {
  await page.viewport(390, 844);
  await openAt('/menu', openOrder({ number: 47 }));
  await expect.element(cartBar).toBeVisible();
  await expect.element(orderBar).toBeVisible();
  showToast('Food added on the cart.');
  const toast = page.getByRole('status').filter({ hasText: 'Food added on the cart.' });
  await expect.element(toast).toBeVisible();
  const dock = orderBar.element().parentElement ?? document.body;
  expect(boxOf(toast).bottom).toBeLessThanOrEqual(dock.getBoundingClientRect().top);
  expect(getComputedStyle(cartBar.element()).opacity).toBe('1');
  const endOfPage = () => {
    // The menu may still grow.
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return boxOf(page.getByRole('contentinfo')).bottom;
  };
  await expect.poll(endOfPage).toBeLessThanOrEqual(boxOf(toast).top);
});

test('on a phone, the bar of an order does not cover the last control of the page while that has the focus', async () => {
  await page.viewport(390, 844);
  await answerApi({ call: 'GET /orders', json: [openOrder({ number: 47 })] });
  await openSite('/menu', { as: dana });
  await expect.element(orderBar).toBeVisible();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  (last.element() as HTMLElement).focus();
  await expect.poll(() => boxOf(last).bottom).toBeLessThan(boxOf(orderBar).top);
});

test('the order in the navbar is up to date when its diner comes back, and is not on the pages of orders', async () => {
  await page.viewport(1440, 900);
  const order = { _id: 'back-47', number: 47 };
  const placed = openOrder({ ...order, state: 'placed' });
  await openAt('/menu', placed);
  await expect.element(chip).toHaveAccessibleName(/waiting for the kitchen/);
  const refusal = { code: 'busy', message: 'We are too busy.' } as const;
  const refused = openOrder({ ...order, state: 'rejected', isOpen: false, refusal, revision: 9 });
  await answerApi({ call: 'GET /orders', json: [refused] });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(chip).toHaveAccessibleName(/not accepted/);

  history.pushState(null, '', '/order');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(page.getByRole('link', { name: 'Order #47' })).toBeVisible();
  await expect.element(chip).not.toBeInTheDocument();
});

test('on a phone, a refused order takes the place of the cart until it is dismissed', async () => {
  await page.viewport(390, 844);
  const refusal = { code: 'busy', message: 'We are too busy.' } as const;
  const refused = openOrder({
    _id: 'refused-46',
    number: 46,
    state: 'rejected',
    isOpen: false,
    refusal,
  });
  await openAt('/menu', refused);
  await expect.element(orderBar).toMatchTextContent(/We couldn't take #46/);
  // It has no role while it is hidden.
  await expect.element(cartBar).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Dismiss #46' }).click();
  await expect.element(cartBar).toBeVisible();
});

test('on a phone, only one order has a bar: refused ones first, one by one, then the open one', async () => {
  await page.viewport(390, 844);
  const refusal = { code: 'busy', message: 'We are too busy.' } as const;
  const refused = [46, 45].map((number) =>
    openOrder({ _id: `gone-${number}`, number, state: 'rejected', isOpen: false, refusal }),
  );
  await openAt('/menu', ...refused, openOrder({ number: 47 }));
  for (const number of [46, 45]) {
    await expect.element(orderBar).toMatchTextContent(new RegExp(`We couldn't take #${number}`));
    expect(orderBar.getByRole('link', { name: /#\d/ }).elements()).toHaveLength(1);
    await page.getByRole('button', { name: `Dismiss #${number}` }).click();
  }
  const open = orderBar.getByRole('link', { name: /^#47/ });
  await expect.element(open).toBeVisible();
  await expect.element(open).toHaveFocus();
  expect(orderBar.getByRole('link').elements()).toHaveLength(1);
});

const ways = [
  { what: 'text twice as large', width: 390, use: useLargeText },
  { what: 'a page zoomed to 150 %', width: 260, use: () => undefined },
];

test.each(ways.flatMap((way) => ['/', '/menu', '/cart-page'].map((path) => ({ ...way, path }))))(
  'with $what, navbar, headline, search field and cart lines of $path hold on a phone',
  async ({ width, use, path }) => {
    await page.viewport(width, 844);
    use();
    await openAt(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toBeVisible();
    const row = page.getByRole('row');
    if (path === '/cart-page') await expect.element(row.last()).toBeVisible();
    const shown = [
      nav.getByRole('link'),
      nav.getByRole('button'),
      heading,
      page.getByRole('searchbox'),
      row.getByRole('button'),
      row.getByRole('textbox'),
    ];
    for (const element of shown.flatMap((locator) => locator.elements())) {
      const { left, right } = element.getBoundingClientRect();
      const what = element.outerHTML.slice(0, 120);
      expect(left, what).toBeGreaterThanOrEqual(0);
      expect(right, what).toBeLessThanOrEqual(width);
    }
    if (path === '/cart-page') expect(excessWidth()).toBeLessThanOrEqual(0);
  },
);

/** Presses Tab through the page, and returns the stops that something lies over. */
async function coveredStops(): Promise<string[]> {
  const covered: string[] = [];
  const seen = new Set<Element>();
  (document.activeElement as HTMLElement | null)?.blur();
  while (seen.size < 80) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || seen.has(activeElement)) break;
    seen.add(activeElement);
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const atTop = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    const isSeen = atTop && (activeElement.contains(atTop) || atTop.contains(activeElement));
    if (!isSeen) covered.push(activeElement.outerHTML.slice(0, 90));
  }
  expect(seen.size).toBeGreaterThan(15);
  return covered;
}

test.each([16, 24, 32])(
  'on a phone with text of %i px, the dock covers nothing that has the focus',
  async (px) => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = `${px}px`;
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    await openAt('/menu', openOrder({ number: 47 }));
    await expect.element(cartBar).toBeVisible();
    await expect.element(orderBar).toBeVisible();
    expect(await coveredStops()).toEqual([]);
  },
);

test.each([16, 24, 32])(
  'on a phone with text of %i px, no bar of the checkout covers what has the focus, even with an open order',
  async (px) => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = `${px}px`;
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    await answerApi(
      { call: 'GET /checkout', json: checkout },
      { call: 'GET /orders', json: [openOrder({ number: 47 })] },
    );
    await openSite('/checkout', { as: dana });
    await expect.element(chip).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Change the name' })).toBeVisible();
    expect(await coveredStops()).toEqual([]);
  },
);

test('on a phone, no bar of the cart covers what has the focus', async () => {
  await page.viewport(390, 844);
  await openAt('/cart-page', openOrder({ number: 47 }));
  await expect.element(page.getByRole('button', { name: 'Procceed to Checkout' })).toBeVisible();
  expect(await coveredStops()).toEqual([]);
});

/** Returns what the bars at the bottom of the window take of it, in pixels. */
function heightOfBars(): number {
  const stuck = [...document.querySelectorAll<HTMLElement>('[data-at-bottom]')].filter(
    (bar) => getComputedStyle(bar).position === 'sticky' && bar.checkVisibility(),
  );
  return stuck.map((bar) => bar.offsetHeight).reduce((sum, height) => sum + height, 0);
}

test.each([24, 32])(
  'with text of %i px the checkout and the orders fit on a phone, and bars leave half of the window',
  async (px) => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = `${px}px`;
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    const open = openOrder({ number: 47 });
    await answerApi(
      { call: 'GET /checkout', json: checkout },
      { call: 'GET /orders', json: [open] },
    );
    await openSite('/checkout', { as: dana });
    await expect.element(chip).toBeVisible();
    const change = page.getByRole('button', { name: 'Change the name' });
    await expect.element(change).toBeVisible();
    expect(boxOf(change).right).toBeLessThanOrEqual(390 - 16);
    expect(excessWidth()).toBeLessThanOrEqual(0);
    // A bar that has just come is measured in the next frame.
    await expect.poll(heightOfBars).toBeLessThanOrEqual(422);

    history.pushState(null, '', '/order');
    dispatchEvent(new PopStateEvent('popstate'));
    const order = page.getByRole('link', { name: 'Order #47' });
    await expect.element(order).toBeVisible();
    const row = order.element().closest('li') ?? document.body;
    const [names, price] = [/Ember Margherita/, /^\$/].map((text) =>
      boxOf(page.elementLocator(row).getByText(text)),
    );
    if (!names || !price) throw new Error('The row has no names or no price.');
    expect(price.top >= names.bottom || price.left >= names.right).toBe(true);
    expect(excessWidth()).toBeLessThanOrEqual(0);
    await expect.poll(heightOfBars).toBeLessThanOrEqual(422);
  },
);

test('in a window of 320 by 256 px the sheet of a dish is one column without a bar', async () => {
  await page.viewport(320, 256);
  await openSite('/pizza?dish=ember-margherita');
  const add = page.getByRole('dialog').getByRole('button', { name: /^Add to Cart/ });
  await expect.element(add).toBeInTheDocument();
  const bar = add.element().closest('[data-at-bottom]') ?? document.body;
  await expect.poll(() => getComputedStyle(bar).position).toBe('static');
  const { left, width } = boxOf(page.getByRole('dialog').getByRole('heading').first());
  expect(left + width).toBeGreaterThan(200);
  expect(left).toBeLessThan(40);
});
