import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, outage } from '../../../testing/api.ts';
import { shareInSight } from '../../../testing/boxes.ts';
import { cartLine } from '../../../testing/cart-lines.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';

const sheet = page.getByRole('dialog', { name: 'Ember Margherita' });
const said = page.getByText(outage.json.message);

test('requirement 73: a dish that is refused says why in the bar of its sheet, once, until the next press', async () => {
  await page.viewport(390, 844);
  await answerApi({ call: 'POST /carts', ...outage });
  await openSite('/pizza?dish=ember-margherita', { as: dana });
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect.element(said).toHaveAttribute('role', 'alert');
  expect(shareInSight(said)).toBe(1);
  await answerApi({ call: 'POST /carts', isHeld: true });
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect.element(said).not.toBeInTheDocument();
});

test('requirement 73: a number of portions that is refused says so in the bar of the sheet', async () => {
  const line = cartLine('Ember Margherita', { price: 12.5 });
  await answerApi(
    { call: 'GET /carts', json: [line] },
    { call: `PUT /carts/${line._id}`, ...outage },
  );
  await openSite('/pizza?dish=ember-margherita', { as: dana });
  await sheet.getByRole('button', { name: 'Increase quantity of Ember Margherita' }).click();
  await expect.element(said).toHaveAttribute('role', 'alert');
  await expect.element(sheet.getByText(outage.json.message)).toBeVisible();
});

test('the amount of a button begins below its words where both are too long for one line', async () => {
  await page.viewport(360, 800);
  await openSite('/pizza?dish=ember-margherita');
  const add = sheet.getByRole('button', { name: /^Add to Cart/ });
  await expect.element(add).toBeVisible();
  const [words, amount] = add.element().children;
  if (words) words.textContent = 'In den Warenkorb';
  const [first, second] = [words, amount].map((part) => part?.getBoundingClientRect());
  expect(second?.top).toBeGreaterThanOrEqual((first?.bottom ?? 0) - 1);
  expect(second?.left).toBeCloseTo(first?.left ?? 0, 0);
});
