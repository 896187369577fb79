import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi } from '../../../testing/api.ts';
import { boxOf, shareInSight } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';

const steak = page.getByRole('dialog', { name: 'Coal-Grilled Ribeye' });
const tea = page.getByRole('dialog', { name: 'Brown Sugar Bubble Tea' });
const doneness = page.getByRole('group', { name: 'How would you like it?' });
const asks = page.getByRole('button', { name: 'How would you like it? Choose 1' });

async function openSteak(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await openSite('/menu?dish=coal-rib-eye');
  await expect.element(doneness).toBeInTheDocument();
}

/** The picture of the dish, which fills the first part of its sheet. */
function artOf(sheet: typeof steak) {
  return page.elementLocator(sheet.element().querySelector('[data-part="art"]') ?? document.body);
}

test.each([
  [320, 568],
  [390, 844],
  [844, 390],
  [568, 320],
  [1440, 900],
])('at %i × %i the name of a dish is in sight as soon as its sheet is open', async (...size) => {
  await openSteak(...size);
  const name = steak.getByRole('heading', { name: 'Coal-Grilled Ribeye' });
  await expect.poll(() => shareInSight(name)).toBe(1);
  await expect.poll(() => shareInSight(asks)).toBe(1);
  // Nothing covers it, and the button is in sight, too.
  const { bottom, left } = boxOf(name);
  const bar = boxOf(asks);
  expect(bar.left > left || bottom < bar.top).toBe(true);
});

test.each(['ember-margherita', 'coal-rib-eye'])(
  'in a low window the picture of %s stands beside its name',
  async (id) => {
    await page.viewport(844, 390);
    await openSite(`/menu?dish=${id}`);
    const sheet = page.getByRole('dialog');
    const name = sheet.getByRole('heading', { level: 2 });
    await expect.poll(() => shareInSight(name)).toBe(1);
    expect(boxOf(artOf(sheet)).right).toBeLessThanOrEqual(boxOf(name).left);
  },
);

test('on a phone the choices come directly after the recipe, below a picture of at most 180 px', async () => {
  await openSteak(390, 844);
  await expect.poll(() => boxOf(artOf(steak)).height).toBeLessThanOrEqual(180);
  await expect.poll(() => boxOf(steak).top).toBeGreaterThan(0);
  const first = steak.getByRole('radio', { name: 'Rare', exact: true });
  await expect.poll(() => shareInSight(first)).toBe(1);
  const company = steak.getByRole('region', { name: 'Goes well with' });
  expect(boxOf(company).top).toBeGreaterThan(boxOf(doneness).bottom);
});

test('while the picture is scrolled away, a small one stays at the top with the name', async () => {
  await openSteak(390, 844);
  const head = () => steak.element().querySelector('.sheet-head');
  const topOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? 0);
  expect(head()).toBe(null);
  steak.element().scrollTo({ top: 400, behavior: 'instant' });
  await expect.poll(() => head()?.textContent).toBe('Coal-Grilled Ribeye');
  await expect.poll(() => head()?.getBoundingClientRect().height).toBe(64);
  expect(topOf(head())).toBe(topOf(steak.element()));
  // What gets the focus is not under it.
  const [radio] = steak.getByRole('radio').elements() as HTMLElement[];
  radio?.focus();
  expect(topOf(radio ?? null)).toBeGreaterThanOrEqual(topOf(head()) + 64);
  steak.element().scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(head).toBe(null);
});

test('at 1440 × 900 the longest of our sheets needs no scrolling and has at most 760 px', async () => {
  await openSteak(1440, 900);
  await expect
    .poll(() => steak.getByRole('region', { name: 'Goes well with' }).elements())
    .toHaveLength(1);
  const sheet = steak.element();
  expect(boxOf(steak).height).toBeLessThanOrEqual(760);
  expect(sheet.scrollHeight).toBeLessThanOrEqual(sheet.clientHeight);
});

/** How many sentences the text of a dish has. */
test.each([1, 40, 90])(
  'on desks and tablets the picture is as high as the sheet, also while it scrolls; sentences of the dish: %i',
  async (sentences) => {
    await page.viewport(1440, 900);
    const dish = {
      _id: 'long',
      name: 'Long Stew',
      category: 'soup',
      price: 9,
      recipe: 'Beans, barley and leaves. '.repeat(sentences),
      image: '/dish-art/plated/hearth-minestrone.webp',
    };
    await answerApi({ call: 'GET /menu', json: [dish] });
    await openSite('/menu?dish=long');
    const sheet = page.getByRole('dialog', { name: dish.name });
    await expect.element(sheet).toBeVisible();
    await expect.poll(() => sheet.element().querySelector('[data-part="bar"]')).not.toBe(null);
    for (const width of [1440, 1280, 768]) {
      await page.viewport(width, 900);
      sheet.element().scrollTo({ top: 0, behavior: 'instant' });
      await expect.poll(() => boxOf(artOf(sheet)).height).toBe(sheet.element().clientHeight);
      sheet.element().scrollTo({ top: 300, behavior: 'instant' });
      expect(boxOf(artOf(sheet)).top).toBeCloseTo(boxOf(sheet).top, 0);
    }
  },
);

test('the button says what is missing and leads there, and the group says so once', async () => {
  await openSteak(390, 844);
  const state = steak.getByText('Required');
  await expect.element(state).toBeVisible();
  await asks.click();
  await expect.element(doneness.getByRole('radio', { name: 'Rare', exact: true })).toHaveFocus();
  const message = doneness.getByRole('alert');
  await expect.element(message).toHaveTextContent('Choose 1.');
  const heading = doneness.getByText('How would you like it?');
  expect(heading.elements()).toHaveLength(1);
  await expect.poll(() => shareInSight(heading)).toBe(1);

  await userEvent.keyboard('{ArrowDown}');
  await expect.element(steak.getByText('Done')).toBeVisible();
  await expect.element(state).not.toBeInTheDocument();
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(steak.getByRole('button', { name: 'Add to Cart $24.00' })).toBeVisible();
});

test("'Gluten-free' is struck out while oat milk is chosen", async () => {
  await openSite('/menu?dish=brown-sugar-bubble-tea');
  const declared = tea.getByRole('list', { name: 'Diets and allergens' });
  await expect.element(declared.getByText('Gluten-free')).toBeVisible();
  const struckOut = () => declared.element().querySelector('s')?.textContent;
  expect(struckOut()).toBe(undefined);
  await tea.getByRole('radio', { name: /^Oat milk/ }).click();
  await expect.poll(struckOut).toBe('Gluten-free');
  await expect.element(declared.getByText(/not with Oat milk$/)).toBeVisible();
  await expect.element(declared.getByText('Contains gluten and milk')).toBeVisible();
  await tea.getByRole('radio', { name: /^Coconut milk/ }).click();
  await expect.poll(struckOut).toBe(undefined);
});
