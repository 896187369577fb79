import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../testing/api.ts';
import { boxOf, excessWidth, shareInSight } from '../../../testing/boxes.ts';
import { cartLine } from '../../../testing/cart-lines.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';
import { drawPicture } from '../../../testing/pictures.ts';

const cards = page.getByRole('article');
const tab = (name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });

async function openMenu(): Promise<void> {
  await openSite('/menu');
  await expect.element(cards.first()).toBeVisible();
}

test.each([
  [1440, 2],
  [1100, 2],
  [768, 2],
  [640, 2],
  [360, 1],
])('at %i px the dishes are in columns: %i', async (width, columns) => {
  await page.viewport(width, 900);
  await openMenu();
  const lefts = cards.all().map((card) => Math.round(boxOf(card).left));
  expect(new Set(lefts).size).toBe(columns);
});

test.each([1280, 768, 640])(
  'at %i px the whole plate is at the right of its card, below the heart alone',
  async (width) => {
    await page.viewport(width, 900);
    await openMenu();
    const card = boxOf(cards.first());
    expect(card.height).toBeGreaterThanOrEqual(152);
    const plate = cards.first().element().querySelector('img')?.getBoundingClientRect();
    expect(plate?.top).toBeGreaterThanOrEqual(card.top);
    expect(plate?.bottom).toBeLessThanOrEqual(card.bottom);
    expect(plate?.right).toBeLessThanOrEqual(card.right);
    expect(plate?.left).toBeGreaterThanOrEqual(card.left + card.width / 2);
    const add = boxOf(cards.first().getByRole('button', { name: 'Add to Cart' }));
    const isBeside = add.right <= (plate?.left ?? 0);
    const isBelow = add.top >= (plate?.bottom ?? Infinity);
    expect(isBeside || isBelow).toBe(true);
    expect(add.right).toBeLessThanOrEqual(card.right - 8);
  },
);

test.each([
  ['/menu', 0, 4, 6],
  ['/menu', 2, 4, 6],
  ['/menu?category=pizza', 0, 6, 8],
  ['/menu?category=pizza', 2, 6, 8],
  ['/menu?category=popular', 0, 6, 8],
  ['/salad', 0, 6, 8],
  ['/pizza', 0, 6, 8],
])(
  '%s with %i dishes in the cart: whole cards on the first screen of 1280 × 720 px, at least %i, and of 1440 × 900 px, at least %i',
  async (at, chosen, ...counts) => {
    const lines = ['Ember Margherita', 'Caesar Salad']
      .slice(0, chosen)
      .map((name) => cartLine(name));
    await answerApi({ call: 'GET /carts', json: lines });
    await page.viewport(1280, 720);
    await openSite(at, chosen > 0 ? { as: dana } : {});
    const side = page.getByRole('complementary', { name: 'Your cart' });
    if (chosen > 0) await expect.element(side.getByText('$15.00')).toBeVisible();
    await expect.element(cards.first()).toBeVisible();
    for (const [place, count] of counts.entries()) {
      if (place > 0) await page.viewport(1440, 900);
      const whole = () => cards.all().filter((card) => shareInSight(card) >= 0.99);
      await expect.poll(() => whole().length).toBeGreaterThanOrEqual(count);
    }
  },
);

test('on a desk, the title, the search and the filters are in one row of 72 px, above the categories', async () => {
  await page.viewport(1280, 720);
  await openMenu();
  const { bottom: top } = boxOf(page.getByRole('banner'));
  const row = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('searchbox'),
    page.getByRole('button', { name: 'Filters' }),
  ].map(boxOf);
  for (const box of row) {
    expect(box.top).toBeGreaterThanOrEqual(top);
    expect(box.bottom).toBeLessThanOrEqual(top + 72);
  }
  for (const [place, box] of row.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(row[place - 1]?.right ?? 0);
  }
  const line = boxOf(page.getByRole('navigation', { name: 'Categories' }));
  expect(Math.abs(line.top - top - 72)).toBeLessThanOrEqual(1);
});

test.each([
  [360, 800],
  [390, 844],
])('four dishes are on the first screen of a phone, %i px wide', async (width, height) => {
  await page.viewport(width, height);
  await openMenu();
  await expect.poll(() => shareInSight(cards.nth(3))).toBeGreaterThanOrEqual(0.99);
  const add = cards.nth(3).getByRole('button', { name: 'Add to Cart' });
  expect(shareInSight(add)).toBe(1);
});

test.each([320, 360, 390])(
  'at %i px the dishes are one card from edge to edge, with their texts below the title, and so are their places while they load',
  async (width) => {
    await page.viewport(width, 800);
    await answerApi({ call: 'GET /menu', isHeld: true });
    await openSite('/menu');
    const list = page.getByRole('region', { name: 'Dishes' });
    await expect.element(list).toBeInTheDocument();
    const cardOf = (row: Element | null) => {
      const card = row?.closest('.dish-columns') ?? document.body;
      const { left, right } = card.getBoundingClientRect();
      return { left, right, color: getComputedStyle(card).backgroundColor };
    };
    const loading = cardOf(list.element().querySelector('.dish-skeleton'));
    await answerApi({ call: 'GET /menu', json: [soup] });
    await expect.element(cards.first()).toBeVisible();
    const { clientWidth } = document.documentElement;
    expect(cardOf(cards.first().element())).toEqual(loading);
    expect(loading).toMatchObject({ left: 0, right: clientWidth });
    expect(loading.color).not.toBe(getComputedStyle(document.body).backgroundColor);
    const title = page.getByRole('heading', { level: 1 });
    const name = page.getByRole('heading', { name: soup.name });
    expect(boxOf(name).left).toBe(boxOf(title).left);
    expect(excessWidth()).toBeLessThanOrEqual(0);
  },
);

test.each([320, 360, 390])(
  'at %i px nothing but the heart is over a plate, and a heading keeps away from the tabs',
  async (width) => {
    await page.viewport(width, 800);
    await openMenu();
    const plate = cards.first().element().querySelector('img')?.getBoundingClientRect();
    const add = boxOf(cards.first().getByRole('button', { name: 'Add to Cart' }));
    expect(plate?.bottom).toBeLessThanOrEqual(add.top);
    const line = document.querySelector('.menu-line')?.getBoundingClientRect();
    const { height, bottom } = boxOf(page.getByRole('heading', { level: 2, name: 'Salads' }));
    // The heading's box holds the room above its one line.
    expect(bottom - (line?.bottom ?? bottom)).toBeGreaterThanOrEqual(24);
    expect(height).toBeGreaterThanOrEqual(24);
  },
);

test.each([320, 360, 390])(
  'at %i px the last line of the page numbers has at least half as many as the first',
  async (width) => {
    await page.viewport(width, 800);
    const dishes = Array.from({ length: 72 }, (_, place) => ({ ...soup, _id: `soup-${place}` }));
    await answerApi({ call: 'GET /menu', json: dishes });
    await openMenu();
    const numbers = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    await expect.poll(() => numbers.elements()).toHaveLength(9);
    const tops = numbers.all().map((number) => Math.round(boxOf(number).top));
    const onLine = (top: number | undefined) => tops.filter((each) => each === top).length;
    expect(onLine(tops.at(-1))).toBeGreaterThanOrEqual(onLine(tops[0]) / 2);
  },
);

test('on a phone the words of a button keep away from its border, in a longer language too', async () => {
  await page.viewport(360, 800);
  await openMenu();
  const add = cards.first().getByRole('button').last();
  add.element().innerHTML = '<span>In den Warenkorb</span>';
  const [words, border] = [boxOf(add.getByText('In den Warenkorb')), boxOf(add)];
  expect(words.left - border.left).toBeGreaterThanOrEqual(8);
  expect(border.right - words.right).toBeGreaterThanOrEqual(8);
});

const soup = {
  _id: 'soup',
  name: 'Jolly Grape Soup',
  category: 'soup',
  price: 9,
  recipe:
    'Slow-cooked beans, pearl barley and plenty of young jasmine leaves, topped with aged Parmesan.',
  image: '/dish-art/1f372.webp',
};

test.each([390, 768])(
  'at %i px a card shows three lines of the recipe, and cuts no letter off at its feet',
  async (width) => {
    await page.viewport(width, 900);
    const recipe = `${soup.recipe} `.repeat(3);
    await answerApi({ call: 'GET /menu', json: [{ ...soup, recipe }] });
    await openMenu();
    const shown = page.getByText(recipe.trim());
    const name = page.getByRole('heading', { name: soup.name });
    // What reaches below the words of the card is cut off.
    const { top, bottom } = shown.element().getBoundingClientRect();
    const end = shown.element().parentElement?.getBoundingClientRect().bottom ?? 0;
    const lineHeight = Number.parseFloat(getComputedStyle(shown.element()).lineHeight);
    expect(Math.round((Math.min(bottom, end) - top) / lineHeight)).toBe(3);
    for (const text of [name.element(), shown.element()]) {
      const { fontSize, lineHeight } = getComputedStyle(text);
      // The letters of Outfit reach from 1 above to 0.26 below their line.
      const share = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      expect(share).toBeGreaterThanOrEqual(1.25);
    }
  },
);

test.each([320, 390, 768])('at %i px a portrait photo keeps to its box', async (width) => {
  await page.viewport(width, 900);
  const photo = await drawPicture({ type: 'jpeg', width: 300, height: 900 });
  const image = URL.createObjectURL(photo);
  const dishes = [{ ...soup, _id: 'photo', image }, soup];
  await answerApi({ call: 'GET /menu', json: dishes });
  await openMenu();
  const picture = document.querySelector<HTMLImageElement>(`img[src="${image}"]`);
  await expect.poll(() => picture?.naturalHeight).toBe(900);
  const heightOf = (card: number) => boxOf(cards.nth(card)).height;
  expect(heightOf(0)).toBe(heightOf(1));
  const { height = 0, width: wide = 0 } = picture?.getBoundingClientRect() ?? {};
  expect(height).toBeLessThanOrEqual(192);
  expect(wide).toBeGreaterThanOrEqual(116);
});

test('the categories stay in sight, and another category begins at the top of its dishes', async () => {
  await page.viewport(390, 844);
  await openMenu();
  window.scrollTo({ top: 700, behavior: 'instant' });
  await expect.poll(() => shareInSight(tab('Soups'))).toBeGreaterThan(0);
  await tab('Soups').click();
  await expect.element(tab('Soups')).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Our Soups');
  await expect.poll(() => shareInSight(cards.first())).toBeGreaterThanOrEqual(0.99);
  await expect.poll(() => shareInSight(tab('Soups'))).toBe(1);
  // The line covers no part of the first dish.
  const line = document.querySelector('.menu-line')?.getBoundingClientRect();
  expect(boxOf(cards.first()).top).toBeGreaterThanOrEqual(line?.bottom ?? Infinity);
});

test.each(['/', '/menu', '/no-such-page'])(
  '%s does not scroll horizontally at 320 px, nor with text twice as large',
  async (at) => {
    await page.viewport(320, 640);
    await openSite(at);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(excessWidth()).toBeLessThanOrEqual(0);
    // A reader's own setting has this effect.
    await page.viewport(640, 900);
    document.documentElement.style.fontSize = '200%';
    expect(excessWidth()).toBeLessThanOrEqual(0);
    document.documentElement.style.fontSize = '';
  },
);
