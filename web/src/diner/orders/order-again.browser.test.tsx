import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Order, Reordered } from '@thymely/contract/orders/endpoints';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { boxOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { dana } from '../../../testing/people.ts';

const past = (changes: Partial<Order> = {}) =>
  openOrder({ _id: 'past', number: 47, state: 'collected', isOpen: false, ...changes });

const line = {
  _id: 'line',
  menuItemId: 'ember-margherita',
  name: 'Ember Margherita',
  quantity: 1,
  image: '/dish-art/1f355.webp',
  price: 13,
  email: dana.email,
  available: true,
};

const reordered = (changes: Partial<Reordered> = {}) => ({
  call: 'POST /orders/past/reorder',
  json: { lines: [line], added: ['line'], changed: [], missing: [], ...changes },
});

const orderAgain = page.getByRole('button', { name: 'Order again #47' });

async function openOrders(order: Order, at: string): Promise<void> {
  await answerApi(
    { call: 'GET /orders', json: [order] },
    { call: 'GET /orders/past', json: order },
  );
  await openSite(at, { as: dana });
}

test.each([
  ['/order', 'collected'],
  ['/order/past', 'collected'],
  ['/order/past', 'not_collected'],
  ['/order/past', 'rejected'],
  ['/order/past', 'cancelled'],
] as const)(
  '%s of an order that was %s orders it again and leads to the cart',
  async (at, state) => {
    await answerApi(reordered());
    await openOrders(past({ state }), at);
    await orderAgain.click();
    await expect.poll(() => location.pathname).toBe('/cart-page');
    await expect.element(page.getByText('The dishes of #47 are in your cart.')).toBeVisible();
    await expect.element(page.getByText('Total price: $13.00')).toBeVisible();
    await expect.element(page.getByRole('region', { name: /different/ })).not.toBeInTheDocument();
  },
);

test('the cart says what has changed since the order and what is missing', async () => {
  await answerApi(
    reordered({
      changed: [
        {
          lineId: 'line',
          name: 'Ember Margherita',
          wasCents: 1250,
          nowCents: 1300,
          lostChoices: ['Burrata', 'Chili oil'],
          lostNote: true,
          newAllergens: ['sesame'],
        },
      ],
      missing: [
        { menuItemId: 'tart', name: 'Tart', reason: 'sold_out', message: 'Sold out today.' },
        {
          menuItemId: 'coal-rib-eye',
          name: 'Coal-Grilled Ribeye',
          reason: 'choices',
          message: 'Doneness: choose 1.',
        },
      ],
    }),
  );
  await openOrders(past(), '/order');
  await orderAgain.click();
  const note = page.getByRole('region', { name: 'What is different from #47' });
  await expect.element(note).toBeVisible();
  const items = note.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent.trim())).toEqual([
    "Ember Margherita: without Burrata and Chili oil, which can't be had now.",
    "Ember Margherita: without your note, because we can't take notes at the moment.",
    'Ember Margherita contains something new: sesame.',
    'Ember Margherita costs $13.00 instead of $12.50.',
    'Tart: Sold out today.',
    'Coal-Grilled Ribeye: Doneness: choose 1. Choose again',
  ]);
  await note.getByRole('link', { name: 'Choose again: Coal-Grilled Ribeye' }).click();
  const sheet = page.getByRole('dialog', { name: 'Coal-Grilled Ribeye' });
  await expect.element(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await note.getByRole('button', { name: 'Got it' }).click();
  await expect.element(note).not.toBeInTheDocument();
});

test('an order of which nothing can be had says why and stays where it is', async () => {
  const missing = [
    { menuItemId: 'tart', name: 'Tart', reason: 'sold_out' as const, message: 'Sold out today.' },
  ];
  await answerApi(reordered({ lines: [], added: [], missing }));
  await openOrders(past(), '/order/past');
  await orderAgain.click();
  const alert = page.getByRole('dialog', { name: 'None of these dishes can be ordered now' });
  await expect.element(alert).toMatchTextContent(/Tart: Sold out today\./);
  expect(location.pathname).toBe('/order/past');
});

const usual = page.getByRole('complementary', { name: 'Your usual' });

test("the menu offers what a diner usually orders, which is read with the orders' bar", async () => {
  await answerApi(reordered());
  await openOrders(past(), '/menu');
  await expect.element(usual).toMatchTextContent(/1 × Ember Margherita/);
  expect((await callsTo('GET /orders')).map(({ query }) => query).toSorted()).toEqual([
    '?limit=3',
    '?open=true',
  ]);
  await usual.getByRole('button', { name: /Order again/ }).click();
  await expect.poll(() => location.pathname).toBe('/cart-page');
});

test('while an order is open, the dock has no second bar with the usual dishes', async () => {
  await page.viewport(390, 844);
  await answerApi(
    { call: 'GET /carts', json: [] },
    { call: 'GET /orders', json: [openOrder({ state: 'accepted' }), past()] },
  );
  await openSite('/menu', { as: dana });
  await expect.element(page.getByRole('complementary', { name: 'Your orders' })).toBeVisible();
  await expect.element(usual).not.toBeInTheDocument();
});

test('on a phone its button does not cover the dishes, in a longer language either', async () => {
  await page.viewport(360, 800);
  await openOrders(past(), '/menu');
  const again = usual.getByRole('button', { name: /Order again/ });
  await expect.element(again).toBeVisible();
  const words = [...again.element().childNodes].find((node) => node instanceof Text);
  if (words) words.data = 'Noch einmal bestellen';
  const dishes = boxOf(usual.getByText('1 × Ember Margherita'));
  const button = boxOf(usual.getByRole('button', { name: /Noch einmal bestellen/ }));
  expect(dishes.right < button.left || dishes.bottom < button.top).toBe(true);
});

test("'Not now' hides it until the tab is closed", async () => {
  await openOrders(past(), '/menu');
  await usual.getByRole('button', { name: 'Not now' }).click();
  await expect.element(usual).not.toBeInTheDocument();
  expect(sessionStorage.getItem('usual-dismissed')).not.toBeNull();
});
