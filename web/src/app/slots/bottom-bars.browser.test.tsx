import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../testing/api.ts';
import { shareInSight } from '../../../testing/boxes.ts';
import { cartLine } from '../../../testing/cart-lines.ts';
import { fakeTime } from '../../../testing/fake-time.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';

const lost = page.getByText(/^You're offline\. This page stays as it is/);
const isBack = page.getByText("You're back online.");
const cards = page.getByRole('article');

/** Reports a lost connection as the browser does. @returns what reports that it is back */
function loseConnection(): () => void {
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  const restore = () => {
    spy.mockRestore();
    dispatchEvent(new Event('online'));
  };
  onTestFinished(restore);
  return restore;
}

test('a lost connection and its return are announced, and the page stays as it is', async () => {
  await openSite('/menu');
  await expect.poll(() => cards.elements().length).toBe(8);
  const restore = loseConnection();
  await expect.element(lost).toBeVisible();
  expect(cards.elements()).toHaveLength(8);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.element(page.getByText(/^Dishes 9–16 of/)).toBeVisible();
  // In a low window the notice is at the end of the page, so the navbar says it too.
  await page.viewport(844, 390);
  const sign = page.getByRole('banner').getByRole('img', { name: 'Offline' });
  await expect.poll(() => shareInSight(sign)).toBe(1);
  const skip = fakeTime();
  restore();
  await expect.element(isBack).toBeVisible();
  await skip(3000);
  await expect.element(isBack).not.toBeInTheDocument();
});

test('without a connection, the notice of it takes the place of the bar that leads to the cart', async () => {
  await page.viewport(390, 844);
  await answerApi({ call: 'GET /carts', json: [cartLine('Ember Margherita')] });
  await openSite('/menu', { as: dana });
  const bar = page.getByRole('complementary', { name: 'Your cart' });
  await expect.element(bar).toBeVisible();
  const restore = loseConnection();
  await expect.element(lost).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  const skip = fakeTime();
  restore();
  await expect.element(isBack).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await skip(3000);
  await expect.element(bar).toBeVisible();
});
