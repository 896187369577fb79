import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shareInSight } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';

const dish = { id: 'ember-margherita', name: 'Ember Margherita' };
const link = page.getByRole('link', { name: dish.name, exact: true });
const sheet = page.getByRole('dialog', { name: dish.name });
const dialog = page.getByRole('dialog');
const address = () => location.pathname + location.search;

test("a card's name and picture link to the dish and open its sheet; Back and Escape close it and restore the focus", async () => {
  await openSite('/');
  await page.getByRole('link', { name: 'Order Now' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByRole('link', { name: 'Pizza', exact: true }).first().click();
  const before = address();
  const title = document.title;
  await expect.element(link).toHaveAttribute('href', `/dish/${dish.id}`);
  // The same link covers the picture.
  await page
    .getByRole('article')
    .filter({ hasText: dish.name })
    .click({ position: { x: 90, y: 60 } });
  await expect.element(sheet.getByRole('heading', { name: dish.name })).toBeVisible();
  expect(new URLSearchParams(location.search).get('dish')).toBe(dish.id);
  await expect.poll(() => document.title).toBe(`${dish.name} — Thymely`);
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(address).toBe(before);
  await expect.poll(() => document.title).toBe(title);
  await expect.element(link).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(address).toBe(before);
  await expect.element(link).toHaveFocus();
  // The sheet leaves nothing in the history.
  history.back();
  await expect.poll(address).toBe('/menu');
});

test.each([
  ['slides out', () => undefined],
  ['goes when its motion is canceled', (motion: Animation) => motion.cancel()],
])('a sheet is closed at once, and a copy of it that nobody can use %s', async (_, disturb) => {
  const moving = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget();
    return Object.assign(list, { media: query, matches: false }) as MediaQueryList;
  });
  onTestFinished(() => {
    moving.mockRestore();
  });
  const copies = () => [...document.querySelectorAll<HTMLElement>('body > .sheet[inert]')];
  await openSite(`/menu?dish=${dish.id}`);
  await expect.element(sheet.getByRole('heading', { name: dish.name })).toBeVisible();
  const { height } = sheet.element().getBoundingClientRect();
  // In one task: its animation cannot have ended.
  (sheet.getByRole('button', { name: 'Close' }).element() as HTMLElement).click();
  const [copy] = copies();
  expect(copy?.offsetHeight).toBe(Math.round(height));
  expect(copy?.querySelector('[id], [name]')).toBe(null);
  copy?.getAnimations().forEach(disturb);
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(copies).toEqual([]);
});

test('Back goes one dish at a time, and closing goes to the page at once', async () => {
  await page.viewport(390, 844);
  await openSite('/pizza');
  await link.click();
  const company = sheet.getByRole('region', { name: 'Goes well with' }).getByRole('link');
  await expect.element(company.first()).toBeVisible();
  expect(company.elements()).toHaveLength(2);
  const name = company.first().element().textContent;
  const second = page.getByRole('dialog', { name, exact: true });
  await company.first().click();
  // The sheet starts at its top, whatever the scroll position was before.
  await expect.element(second.getByRole('heading', { name, exact: true })).toHaveFocus();
  const picture = page.elementLocator(second.element().querySelector('img') ?? document.body);
  await expect.poll(() => shareInSight(picture)).toBe(1);
  history.back();
  await expect.element(sheet).toBeVisible();
  history.forward();
  await expect.element(second).toBeVisible();
  await second.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(address).toBe('/pizza');
});

test("a visitor's login question is on top of the sheet, and Back closes only the question", async () => {
  await openSite(`/pizza?dish=${dish.id}`);
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  const question = page.getByRole('dialog', { name: 'Please login to order the food' });
  await expect
    .poll(() => shareInSight(question.getByRole('button', { name: 'Login now!' })))
    .toBe(1);
  history.back();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  expect(address()).toBe(`/pizza?dish=${dish.id}`);
});

test('the login question shows its dish and returns the focus to it', async () => {
  await openSite('/menu?category=pizza');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  const add = card.getByRole('button', { name: 'Add to Cart' });
  await expect.element(add).toBeVisible();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(dish.name)).toBeVisible();
  expect(dialog.element().querySelector('img[src^="/dish-art/"]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
});

test('a quantity is typed in the sheet, and the price follows', async () => {
  await openSite(`/pizza?dish=${dish.id}`);
  const field = sheet.getByRole('textbox', { name: `Quantity of ${dish.name}`, exact: true });
  await field.click();
  await userEvent.keyboard('12{Enter}');
  await expect.element(sheet.getByRole('button', { name: 'Add to Cart $150.00' })).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}0{Tab}');
  await expect.element(field).toHaveValue('12');
  const note = sheet.getByText("Type a number from 1 to 99. It's still 12.");
  await expect.poll(() => shareInSight(note)).toBe(1);
});
