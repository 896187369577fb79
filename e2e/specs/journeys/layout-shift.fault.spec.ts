import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Locator, Page } from '@playwright/test';
import { realAnswer } from '../../harness/real-answer.ts';
import { expect, test } from '../../harness/test.ts';

// On a first visit, nothing is cached.
test.use({ isFirstVisit: true, hasMotion: true });

const long = 'A slow-cooked thing of beauty with a great many herbs, and then a few more';

type Changed = { path: string; change: (menu: MenuItem[]) => MenuItem[]; width: number };

/** Changes that may have happened to the menu since the site was built. */
const changes: Record<string, Omit<Changed, 'width'>> = {
  'a new dish comes first, and names and recipes are longer': {
    path: '/menu',
    change: (menu) => [
      { ...firstShown(menu), _id: 'new-dish', name: long, recipe: long },
      ...menu.map(lengthened),
    ],
  },
  'a standout dish is gone and others are longer': {
    path: '/',
    change: (menu) => {
      const standout = menu.filter(({ category }) => category === 'popular');
      return menu.filter((dish) => dish !== standout[0]).map(lengthened);
    },
  },
};

/** The first dish on the page of the menu: its categories begin with the salads. */
function firstShown(menu: MenuItem[]): MenuItem {
  const dish = menu.find(({ category }) => category === 'salad');
  if (!dish) throw new Error('The menu has no salads.');
  return dish;
}

function withoutFirst(menu: MenuItem[]): MenuItem[] {
  return menu.filter((dish) => dish !== firstShown(menu));
}

function lengthened(dish: MenuItem): MenuItem {
  return { ...dish, name: `${dish.name} of the House`, recipe: long };
}

/** Delays and changes the live menu in a stub, because it cannot be changed for one page alone. */
async function holdMenu(page: Page, change: (menu: MenuItem[]) => MenuItem[]) {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/api\/menu$/, async (route) => {
    const response = await realAnswer(route);
    await held;
    await route.fulfill({ json: change((await response.json()) as MenuItem[]) });
  });
  return letThrough;
}

/** Adds up how far elements move while the page is open. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    Object.assign(window, { shiftSoFar: () => shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shiftSoFar: () => number }).shiftSoFar());
}

/** Opens a page whose menu changes once its second dish is in sight, and expects that nothing jumps. */
async function expectNoJump(
  page: Page,
  { path, change, width }: Changed,
  beforeChange?: (dishes: Locator) => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const shiftSoFar = await watchShifts(page);
  const letThrough = await holdMenu(page, change);
  const asked = page.waitForRequest(/\/api\/menu$/);
  await page.goto(path);
  const dishes = page.getByRole('article');
  await dishes.nth(1).scrollIntoViewIfNeeded();
  await asked;
  // The menu is not the cause of what the font moves as it arrives (layout-shift.spec.ts).
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await beforeChange?.(dishes);
  const before = await dishes.allInnerTexts();
  const shiftBefore = await shiftSoFar();
  letThrough();
  await expect.poll(() => dishes.allInnerTexts()).not.toEqual(before);
  await page.waitForLoadState('networkidle');
  expect((await shiftSoFar()) - shiftBefore).toBeLessThanOrEqual(0.01);
}

for (const [what, changed] of Object.entries(changes)) {
  for (const width of [390, 1280]) {
    test(`nothing on ${changed.path} jumps when ${what}, ${width} px wide`, ({ page }) =>
      expectNoJump(page, { ...changed, width }));
  }
}

test('nothing on /menu jumps when a dish is gone, 390 px wide', ({ page }) =>
  expectNoJump(page, { path: '/menu', change: withoutFirst, width: 390 }));

test('nothing on /menu jumps when a dish is gone, 1280 px wide, and the focus stays with a dish that moves', async ({
  page,
}) => {
  let name = '';
  await expectNoJump(page, { path: '/menu', change: withoutFirst, width: 1280 }, async (dishes) => {
    const third = dishes.nth(2);
    name = await third.getByRole('heading').innerText();
    await third.getByRole('button', { name: 'Add to Cart' }).focus();
  });
  const second = page.getByRole('article').nth(1);
  await expect(second.getByRole('heading')).toHaveText(name);
  await expect(second.getByRole('button', { name: 'Add to Cart' })).toBeFocused();
});
