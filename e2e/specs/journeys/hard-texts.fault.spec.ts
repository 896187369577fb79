import type { Locator, Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

/** One word of 120 letters, which has no place for a line break. */
const longName = 'Fuenfkornbrotteigtaschen'.repeat(5);
const arabic = 'شوربة العدس (حارة)!';

const widths = [320, 1280];

test('the longest name and recipe, the highest price, a broken picture and a right-to-left text fit on card, sheet and cart', async ({
  page,
  problems,
  diner,
  newDish,
}) => {
  // The picture exists, because other tests see this dish, too.
  const image = '/dish-art/1f372.webp';
  await page.route(`**${image}`, (route) => route.fulfill({ status: 404, body: 'Not here.' }));
  const long = await newDish({
    name: longName,
    recipe: 'Slow. '.repeat(333),
    price: 10_000,
    image,
  });
  const fromRight = await newDish({ name: arabic, price: 1250 });
  for (const { _id: menuItemId } of [long, fromRight]) {
    await callApi('addToCart', { token: diner.accessToken, body: { menuItemId } });
  }
  problems.expect(`response: 404 GET ${image}`);
  await openAs(page, diner, '/menu?category=soup');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/menu?category=soup');
    const card = page.getByRole('article').filter({ hasText: longName });
    await expectToFit(page, card.getByText(longName), card.getByText('$10,000.00'));
    await expect(card.locator('img[src="/dish-art/vessels/soup.webp"]').first()).toBeVisible();
    await expectFromRight(page.getByRole('article').getByText(arabic));

    await card.getByText(longName).click();
    const sheet = page.getByRole('dialog', { name: longName });
    await expectToFit(
      page,
      sheet.getByRole('heading', { name: longName }),
      sheet.getByText('$10,000.00').first(),
    );
    await expect(sheet.locator('img[src="/dish-art/vessels/soup.webp"]').first()).toBeVisible();

    await page.goto('/cart-page');
    const name = page.getByText(longName).filter({ visible: true });
    await expectToFit(
      page,
      name.first(),
      page.getByText('$11,250.00').filter({ visible: true }).first(),
    );
    await expectFromRight(page.getByText(arabic).filter({ visible: true }).first());
  }
});

/** Expects the whole text in the window's width, and a page that is no wider. */
async function expectToFit(page: Page, ...texts: Locator[]): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  for (const text of texts) {
    await expect(text).toBeVisible();
    const box = await text.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await text.evaluate(isCutOff)).toBe(false);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Whether an element is cut off sideways; a name may end after some lines. */
function isCutOff(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { overflowX } = getComputedStyle(each);
    if (overflowX !== 'visible' && each.scrollWidth > each.clientWidth) return true;
  }
  return false;
}

/** Expects that the mark at the end of a right-to-left text is its leftmost letter. */
async function expectFromRight(text: Locator): Promise<void> {
  await expect(text).toBeVisible();
  const [mark, start] = await text.evaluate((element) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const node = nodes.nextNode();
    if (!node) throw new Error('There is no text.');
    const leftOf = (first: number) => {
      const range = document.createRange();
      range.setStart(node, first);
      range.setEnd(node, first + 1);
      return range.getBoundingClientRect().left;
    };
    return [leftOf((node.textContent ?? '').length - 1), leftOf(0)];
  });
  expect(mark).toBeLessThan(start ?? 0);
}
