import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { answerApi } from '../../../testing/api.ts';
import { boxOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';
import { paintedPlateOf } from '../../model/painted-plate.ts';

/** One word of 120 letters, which has no place for a line break. */
const longName = 'Fuenfkornbrotteigtaschen'.repeat(5);
const arabic = 'شوربة العدس (حارة)!';

const long: MenuItem = {
  _id: 'long',
  name: longName,
  category: 'soup',
  price: 10_000,
  recipe: 'Slow. '.repeat(333),
  // There is no such picture.
  image: '/api/images/gone',
};
const fromRight: MenuItem = { ...long, _id: 'right', name: arabic, price: 1250, recipe: 'Soup.' };

const lines = [long, fromRight].map(({ _id, name, image, price }) => ({
  _id: `line-${_id}`,
  menuItemId: _id,
  name,
  image,
  price,
  quantity: 1,
  email: dana.email,
  available: true,
}));

const visible = (text: string) =>
  page
    .getByText(text)
    .all()
    .find((locator) => locator.element().checkVisibility()) ?? page.getByText(text);

test.each([320, 1280])(
  'at %i px the longest name and recipe, the highest price, a broken picture and a right-to-left text fit on card, sheet and cart',
  async (width) => {
    await page.viewport(width, 900);
    await answerApi(
      { call: 'GET /menu', json: [long, fromRight] },
      { call: 'GET /carts', json: lines },
      { call: 'GET /images/gone', status: 404 },
      { call: 'GET /images/gone_320', status: 404 },
      { call: 'GET /images/gone_640', status: 404 },
    );
    await openSite('/menu?category=soup', { as: dana });
    const card = page.getByRole('article').filter({ hasText: longName });
    await expect.element(card).toBeVisible();
    expectToFit(card.getByText(longName), card.getByText('$10,000.00'));
    await expect.poll(() => hasPlate(card)).toBe(true);
    expectFromRight(page.getByRole('article').getByText(arabic));

    await card.getByRole('link', { name: longName }).click();
    const sheet = page.getByRole('dialog', { name: longName });
    await expect.element(sheet).toBeVisible();
    const heading = sheet.getByRole('heading', { name: longName });
    expectToFit(heading, sheet.getByText('$10,000.00').first());
    await expect.poll(() => hasPlate(sheet)).toBe(true);
    await sheet.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /cart/i })).toBeVisible();
    await expect.element(page.getByText(/Total price/)).toBeVisible();
    expectToFit(visible(longName), visible('$11,250.00'));
    expectFromRight(visible(arabic));
  },
);

function hasPlate(place: Locator): boolean {
  const plate = paintedPlateOf(long._id, long.category);
  const picture = place.element().querySelector(`img[src="${plate}"]`);
  return picture?.checkVisibility() === true;
}

/** Expects the whole text in the window's width, and a page that is no wider. */
function expectToFit(...texts: Locator[]): void {
  for (const text of texts) {
    expect(boxOf(text).left).toBeGreaterThanOrEqual(0);
    expect(boxOf(text).right).toBeLessThanOrEqual(innerWidth);
    expect(isCutOff(text.element())).toBe(false);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
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
function expectFromRight(text: Locator): void {
  const nodes = document.createTreeWalker(text.element(), NodeFilter.SHOW_TEXT);
  const node = nodes.nextNode();
  if (!node) throw new Error('There is no text.');
  const leftOf = (first: number) => {
    const range = document.createRange();
    range.setStart(node, first);
    range.setEnd(node, first + 1);
    return range.getBoundingClientRect().left;
  };
  expect(leftOf((node.textContent ?? '').length - 1)).toBeLessThan(leftOf(0));
}
